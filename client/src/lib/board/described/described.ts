/** A board in words: area by area, with lines to be read one by one. Each game has its own way (`described.ts` in its folder), a
    game without one is told by its view, as the board that lists it is drawn. */

import type { Scene } from "../context";
import { folderOf } from "../folder";
import type { BoardProps, Data } from "../props";
import { listed } from "./listed";

export interface Area {
  title: string;
  lines: string[];
  /** What lies in it, under headings of its own. */
  areas?: Area[];
}

/** What a position is told from: `V` is the view of a game, `P` what is printed on its components. */
export interface Told<V = Data, P = unknown> extends Pick<BoardProps<V>, "game" | "view" | "you" | "words"> {
  scene: Scene;
  printed: P;
}

export type Describer = (told: Told) => Area[];

// As in BoardFrame: a file is found by the name of its game, so it gets what belongs to it.
const files = import.meta.glob<{ described: Describer }>("../../../games/*/described.ts");

export async function describerOf(game: string): Promise<Describer> {
  const load = files[`../../../games/${folderOf(game)}/described.ts`];
  return load ? (await load()).described : listed;
}

/** One's own seat first, the others as they follow. */
export const seatsFrom = (you: number | null, seats: number): number[] =>
  Array.from({ length: seats }, (_, at) => ((you ?? 0) + at) % seats);

export const nameIn = (scene: Scene, seat: number): string => scene.seats[seat]?.name ?? "";

/** What is not there is not said. */
export const saidOf = (...lines: (string | false | null | undefined)[]): string[] => lines.filter((line): line is string => !!line);
