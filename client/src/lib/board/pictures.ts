/** Drawings as pictures. A `use` copies every part of its drawing into the page; a picture is a background, and no element. */

import { mount, unmount, type Component } from "svelte";

/** `<symbol>` elements by name, without the initials of their game. */
export type Drawings = Map<string, SVGSymbolElement>;

interface Way {
  /** It fills its place, whatever the shape of that. */
  stretch?: boolean;
  mirrored?: boolean;
  /** Colours that it asks for by name, as the declarations of a style. */
  inks?: string;
}

/** Colours that a drawing takes from where it stands are unknown to a picture. */
const isPlain = (text: string): boolean => !/var\(|class=/.test(text);

function drawingsOf(prefix: string, sprites: Component): Drawings {
  const target = document.createElement("div");
  const mounted = mount(sprites, { target });
  const symbols = [...target.querySelectorAll("symbol")];
  void unmount(mounted);
  return new Map(symbols.map((symbol) => [symbol.id.slice(prefix.length + 1), symbol]));
}

/** Hangs a picture of each drawing that looks the same everywhere, as the class `picture-sa-wood`, beside rules of style
 * of the game's own; answers with the names of these drawings. */
export function hang(prefix: string, sprites: Component, own: (drawings: Drawings) => string[] = () => []): Set<string> {
  const drawings = drawingsOf(prefix, sprites);
  const plain = [...drawings.keys()].filter((name) => isPlain(textOf(name, drawings)));
  const rules = plain.flatMap((name) => [
    `.picture-${prefix}-${name}{background-image:${pictureOf(name, drawings)}}`,
    `.stretched.picture-${prefix}-${name}{background-image:${pictureOf(name, drawings, { stretch: true })}}`,
  ]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...own(drawings), ...rules].join("\n"));
  document.adoptedStyleSheets.push(sheet);
  return new Set(plain);
}

/** One drawing as the value of a background. */
export function pictureOf(name: string, drawings: Drawings, { stretch = false, mirrored = false, inks = "" }: Way = {}): string {
  const fit = stretch ? "none" : "xMidYMid meet";
  const turn = mirrored ? 'transform="matrix(-1 0 0 1 48 0)"' : "";
  const shown = `<use href="#${drawings.get(name)?.id}" width="48" height="48" ${turn}/>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" preserveAspectRatio="${fit}" style="${inks}">${textOf(name, drawings)}${shown}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
}

/** A drawing and those that it is made of. */
function textOf(name: string, drawings: Drawings): string {
  const text = new XMLSerializer().serializeToString(drawings.get(name) as Node);
  const parts = [...drawings].filter(([, { id }]) => text.includes(`"#${id}"`)).map(([part]) => textOf(part, drawings));
  return [text, ...parts].join("");
}
