/** Drawings as pictures. A `use` copies every part of its drawing into the page; a picture is a background, and no element. */

import { mount, unmount, type Component } from "svelte";

/** `<symbol>` elements by name, without the initials of their game. */
export type Drawings = Map<string, SVGSymbolElement>;

/** How things of a class look, in one theme or in all of them. */
export interface Rule {
  name: string;
  theme?: string;
  style?: string;
  /** The address of a picture. */
  image?: string;
}

const SIDE = 48;
/** What a browser makes of a picture takes it a while: it is made before it is needed, and kept. */
const A_FEW = 3;
const made: HTMLImageElement[] = [];

/** Colours that a drawing takes from where it stands are unknown to a picture. */
const isPlain = (text: string): boolean => !/var\(|class=/.test(text);

/** Hangs a picture of each drawing that looks the same everywhere, as the class `picture-sa-wood`, beside rules of the
 * game's own; answers with the names of these drawings. */
export function hang(prefix: string, sprites: Component, own: (drawings: Drawings) => Rule[] = () => []): Set<string> {
  const drawings = drawingsOf(prefix, sprites);
  const plain = [...drawings.keys()].filter((name) => isPlain(textOf(name, drawings)));
  const plainly = plain.map((name): Rule => ({ name: `picture-${prefix}-${name}`, image: imageOf(name, drawings) }));
  const rules = [...own(drawings), ...plainly];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.map(ruleText).join("\n"));
  document.adoptedStyleSheets.push(sheet);
  const now = document.documentElement.dataset["theme"];
  makeSoon(rules.flatMap(({ theme = now, image }) => (image && theme === now ? [image] : [])));
  return new Set(plain);
}

function ruleText({ name, theme, style = "", image }: Rule): string {
  const when = theme ? `[data-theme="${theme}"] ` : "";
  return `${when}.${name}{${style}${image ? `background-image:url("${image}")` : ""}}`;
}

function drawingsOf(prefix: string, sprites: Component): Drawings {
  const target = document.createElement("div");
  const mounted = mount(sprites, { target });
  const symbols = [...target.querySelectorAll("symbol")];
  void unmount(mounted);
  return new Map(symbols.map((symbol) => [symbol.id.slice(prefix.length + 1), symbol]));
}

/** A drawing in these colours, as an address. If it is `twofold`, its mirror image stands to its right. */
export function imageOf(name: string, drawings: Drawings, inks = "", twofold = false): string {
  const symbol = drawings.get(name);
  const fit = symbol?.getAttribute("preserveAspectRatio") ?? "xMidYMid meet";
  const shown = `<use href="#${symbol?.id}" width="${SIDE}" height="${SIDE}"/>`;
  const mirrored = twofold ? `<g transform="matrix(-1 0 0 1 ${2 * SIDE} 0)">${shown}</g>` : "";
  const box = `viewBox="0 0 ${twofold ? 2 * SIDE : SIDE} ${SIDE}" preserveAspectRatio="${fit}"`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${box} style="${inks}">${textOf(name, drawings)}${shown}${mirrored}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** A drawing and those that it is made of. */
function textOf(name: string, drawings: Drawings): string {
  const text = new XMLSerializer().serializeToString(drawings.get(name) as Node);
  const parts = [...drawings].filter(([, { id }]) => text.includes(`"#${id}"`)).map(([part]) => textOf(part, drawings));
  return [text, ...parts].join("");
}

/** After the board was painted, a few at a time: whatever a person does comes between. */
function makeSoon(images: string[]): void {
  const make = (): void => {
    made.push(...images.splice(0, A_FEW).map((src) => Object.assign(new Image(), { src })));
    if (images.length) setTimeout(make);
  };
  requestAnimationFrame(() => setTimeout(make));
}
