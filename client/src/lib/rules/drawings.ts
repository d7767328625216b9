/** What a game draws outside of its board: its sprites, pieces in pictures, and the faces of its components. */

import { createContext, type Component } from "svelte";
import { folderOf } from "../board/folder";

interface PicturedModule {
  default: Component<{ piece: string }>;
  /** Whether this is drawn by the game; what is not is a sprite of this name. */
  shows: (piece: string) => boolean;
  /** How many pieces wide and tall it is, if it is not as large as one. */
  sizeOf?: (piece: string) => [wide: number, tall: number];
}

export interface Drawings {
  Sprites?: Component | undefined;
  Pictured?: PicturedModule["default"] | undefined;
  shows?: PicturedModule["shows"] | undefined;
  sizeOf?: PicturedModule["sizeOf"];
  Face?: Component<{ kind: string; view: unknown }> | undefined;
}

const sprites = import.meta.glob<{ default: Component }>("../../games/*/art/Sprites.svelte");
const pictured = import.meta.glob<PicturedModule>("../../games/*/Pictured.svelte");
const faces = import.meta.glob<{ default: NonNullable<Drawings["Face"]> }>("../../games/*/Face.svelte");

/** A game from elsewhere may have none of them. */
export async function drawingsOf(game: string): Promise<Drawings> {
  const folder = `../../games/${folderOf(game)}`;
  const [art, pieces, face] = await Promise.all([
    sprites[`${folder}/art/Sprites.svelte`]?.(),
    pictured[`${folder}/Pictured.svelte`]?.(),
    faces[`${folder}/Face.svelte`]?.(),
  ]);
  return { Sprites: art?.default, Pictured: pieces?.default, shows: pieces?.shows, sizeOf: pieces?.sizeOf, Face: face?.default };
}

export const [getDrawings, setDrawings] = createContext<Drawings>();

/** What a kind of components is called in the catalogs. */
export const wordOf = (kind: string): string => kind.replaceAll("_", "-");

/** Names of drawings begin with a small letter; all else in a picture is written as it is. A point is an empty square. */
export const isDrawn = (piece: string): boolean => /^[a-z]/.test(piece);
export const isSquare = (piece: string): boolean => piece === "." || isDrawn(piece);
