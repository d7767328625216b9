/** A part of the page as SVG that needs nothing of the page: what is drawn, filled and written there, as it looks now. */

const SVG = "http://www.w3.org/2000/svg";
/** What the styles of the page say about a drawing, as attributes of its own. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "opacity",
  "color",
  "stop-color",
  "stop-opacity",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
];
const FONT = "system-ui, sans-serif";
const LEAST = 2; // pixels: what is smaller is only said

export type Marks = Record<string, string | number>;

export function make(name: string, marks: Marks = {}, ...inside: Node[]): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [mark, value] of Object.entries(marks)) made.setAttribute(mark, String(value));
  made.append(...inside);
  return made;
}

/** Traces an element into a square or whatever it is, `width` wide. */
export function traced(root: Element, x: number, y: number, width: number): SVGElement {
  const box = root.getBoundingClientRect();
  const scale = width / (box.width || 1);
  const drawn = make("g", { transform: `translate(${x} ${y}) scale(${scale}) translate(${-box.x} ${-box.y})` });
  trace(root, drawn);
  return drawn;
}

function trace(element: Element, into: SVGElement): void {
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  if (element.hasAttribute("data-aside")) return; // help, and what the page says about itself
  if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0") return;
  if (style.display !== "contents" && box.width < LEAST && box.height < LEAST) return;
  const part = style.opacity === "1" ? into : into.appendChild(make("g", { opacity: style.opacity }));
  if (element instanceof SVGSVGElement) return void part.append(drawing(element, box, style));
  const ground = groundOf(box, style);
  if (ground) part.append(ground);
  for (const child of element.childNodes) {
    if (child instanceof Element) trace(child, part);
    else if (child.textContent?.trim()) part.append(...written(child, style, beginning(element)));
  }
}

/** A filled shape with its edge. */
function groundOf({ x, y, width, height }: DOMRect, style: CSSStyleDeclaration): SVGElement | null {
  const isBare = style.backgroundColor === "rgba(0, 0, 0, 0)" || style.backgroundColor === "transparent";
  const edge = Math.max(parseFloat(style.borderTopWidth), parseFloat(style.borderBottomWidth)) || 0;
  if (isBare && !edge) return null;
  const corner = parseFloat(style.borderTopLeftRadius) ? style.borderTopLeftRadius : style.borderBottomRightRadius;
  const [rx, ry] = [Math.min(radius(corner, width), width / 2), Math.min(radius(corner, height), height / 2)];
  const colour = parseFloat(style.borderTopWidth) ? style.borderTopColor : style.borderBottomColor;
  const marks: Marks = {
    x,
    y,
    width,
    height,
    rx: isRound(corner) ? rx : Math.min(rx, ry),
    ry: isRound(corner) ? ry : Math.min(rx, ry),
    fill: isBare ? "none" : style.backgroundColor,
  };
  return make("rect", edge ? { ...marks, stroke: colour, "stroke-width": edge } : marks);
}

const isRound = (corner: string): boolean => corner.includes("%");
const radius = (corner: string, side: number): number => (isRound(corner) ? (parseFloat(corner) / 100) * side : parseFloat(corner) || 0);

/** How a name begins: large, if the page has it so. */
function beginning(element: Element): (text: string) => string {
  const isLarge = getComputedStyle(element, "::first-letter").textTransform === "uppercase";
  return (text) => (isLarge ? text.charAt(0).toUpperCase() + text.slice(1) : text);
}

function written(node: Node, style: CSSStyleDeclaration, begun: (text: string) => string): SVGElement[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const [line] = range.getClientRects();
  if (!line || line.width < LEAST) return [];
  const size = parseFloat(style.fontSize);
  const y = line.y + line.height / 2 + size * 0.35;
  const marks: Marks = { x: line.x, y, "font-size": size, "font-weight": style.fontWeight, "font-family": FONT, fill: style.color };
  return [make("text", marks, document.createTextNode(begun(node.textContent?.trim() ?? "")))];
}

/** A drawing of the page: a copy beside it takes over how it looks, and goes. */
function drawing(svg: SVGSVGElement, { x, y, width, height }: DOMRect, style: CSSStyleDeclaration): SVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  fillIn(copy);
  svg.after(copy);
  const needed = settle(copy);
  copy.remove();
  for (const id of needed) {
    const found = copy.querySelector(`[id="${id}"]`) ? null : document.getElementById(id);
    if (found) copy.prepend(found.cloneNode(true));
  }
  for (const name of ["class", "style", "data-spot"]) copy.removeAttribute(name);
  for (const [mark, value] of Object.entries({ x, y, width, height })) copy.setAttribute(mark, String(value));
  copy.removeAttribute("transform");
  const isMirrored = style.transform.startsWith("matrix(-1");
  return isMirrored ? make("g", { transform: `translate(${2 * x + width} 0) scale(-1 1)` }, copy) : copy;
}

/** What is used of the sprites stands in the drawing itself, and what is used in that as well. */
function fillIn(copy: SVGSVGElement): void {
  for (let use = copy.querySelector("use"); use; use = copy.querySelector("use")) {
    const used = document.querySelector(use.getAttribute("href") || "none");
    use.replaceWith(used ? filled(use, used) : make("g"));
  }
}

function filled(use: Element, used: Element): SVGElement {
  const isSymbol = used instanceof SVGSymbolElement;
  const inside = make(isSymbol ? "svg" : "g");
  const place = [use.getAttribute("x") ?? "0", use.getAttribute("y") ?? "0"];
  for (const name of ["class", "style", "transform", "fill", "stroke", "opacity", ...(isSymbol ? ["x", "y", "width", "height"] : [])]) {
    const value = use.getAttribute(name);
    if (value !== null) inside.setAttribute(name, value);
  }
  if (!isSymbol) inside.setAttribute("transform", `${use.getAttribute("transform") ?? ""} translate(${place.join(" ")})`);
  const viewBox = used.getAttribute("viewBox");
  if (viewBox) inside.setAttribute("viewBox", viewBox);
  inside.append(...(isSymbol ? [...used.childNodes] : [used]).map((node) => node.cloneNode(true)));
  return inside;
}

/** Looks become attributes. Answers with the names of gradients and the like. */
function settle(copy: SVGSVGElement): Set<string> {
  const needed = new Set<string>();
  const all = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  const looks = all.map((element) => getComputedStyle(element));
  const moved = looks.map(({ transform, transformOrigin }) => (transformOrigin === "0px 0px" && transform !== "none" ? transform : null));
  const settled = looks.map((style) => [style.display, ...LOOKS.map((look) => style.getPropertyValue(look))]);
  all.forEach((element, at) => {
    const [display, ...values] = settled[at] ?? [];
    if (display === "none" && !element.closest("defs, symbol")) return element.remove();
    LOOKS.forEach((look, which) => {
      const value = values[which] ?? "";
      const id = /url\("?#([^")]+)"?\)/.exec(value)?.[1];
      if (id) needed.add(id);
      if (value) element.setAttribute(look, id ? `url(#${id})` : value);
    });
    if (moved[at] && element !== copy) element.setAttribute("transform", moved[at]);
    for (const name of ["class", "style", "filter"]) element.removeAttribute(name);
  });
  return needed;
}
