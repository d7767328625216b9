/** The picture to share: the title, who won, the final board with names and points. All of it is seen by everybody. */

import { MASKS } from "../ui/masks";
import { make, traced, type Marks } from "./tracing";

export interface Pictured {
  title: string;
  headline: string;
  /** When and where. */
  foot: string;
  seats: { name: string; sign: string; colour: string; points: string; place: number }[];
  /** What is marked by `data-portrait`. */
  portraits: Element[];
}

const WIDE = 1200;
const EDGE = 44;
const ROOM = WIDE - 2 * EDGE;
const HEAD = 186;
const TALLEST = 760;
const LINE = 84; // of the seats
const INK = "#2a211b";
const SOFT = "#6b5643";
const GROUND = "#efe2c6";
const OCHRE = "#b0602a";
const TEXT = "system-ui, 'Noto Sans', sans-serif";
const DISPLAY = "Georgia, 'Noto Serif', serif";
/** How many lands stand side by side. */
const COLUMNS = [1, 1, 2, 3, 2];
const GAP = 36;

/** The drawing, and how high it is. */
export function pictureOf(pictured: Pictured): { svg: SVGElement; wide: number; high: number } {
  const parts: SVGElement[] = [...headOf(pictured)];
  const lands = landsIn(pictured.portraits);
  let y = HEAD;
  if (lands.length === pictured.seats.length && lands.length > 1) y = drawLands(parts, lands, pictured, y);
  else y = drawBoard(parts, pictured, y);
  parts.push(words(pictured.foot, { x: WIDE / 2, y: y + 22, "font-size": 24, fill: SOFT, "text-anchor": "middle" }, ROOM));
  const high = Math.round(y + 58);
  const svg = make("svg", { viewBox: `0 0 ${WIDE} ${high}`, width: WIDE, height: high }, ...wallOf(high), ...parts);
  return { svg, wide: WIDE, high };
}

/** One for each seat, in their order: where a seat has several, the largest. */
function landsIn(portraits: Element[]): Element[] {
  const wide = (element: Element): number => element.getBoundingClientRect().width;
  const best = new Map<number, Element>();
  for (const one of portraits) {
    const seat = Number(one.getAttribute("data-portrait") || "none");
    const before = best.get(seat);
    if (Number.isInteger(seat) && wide(one) && (!before || wide(one) > wide(before))) best.set(seat, one);
  }
  return [...best.keys()].sort((a, b) => a - b).map((seat) => best.get(seat)!);
}

/** Limestone with a frame of dots, as if dabbed on by a finger. */
function wallOf(high: number): SVGElement[] {
  const dots: SVGElement[] = [];
  const dot = (cx: number, cy: number, at: number): void => {
    dots.push(make("circle", { cx, cy, r: 5 + (at % 3), fill: at % 5 ? OCHRE : "#7d2f1c", opacity: 0.75 }));
  };
  for (let x = 24, at = 0; x <= WIDE - 20; x += 32, at += 1) [20 + (at % 2) * 3, high - 20 - (at % 2) * 3].forEach((y) => dot(x, y, at));
  return [make("rect", { width: WIDE, height: high, fill: GROUND }), ...dots];
}

function headOf({ title, headline, seats }: Pictured): SVGElement[] {
  const winners = seats.filter(({ place }) => place === 1);
  const size = 84;
  const left = EDGE + winners.length * (size + 12) + 10;
  return [
    ...winners.map(({ sign, colour }, at) => signAt(sign, colour, EDGE + at * (size + 12), 62, size)),
    words(title, { x: left, y: 88, "font-size": 30, fill: SOFT }, WIDE - EDGE - left),
    words(headline, { x: left, y: 142, "font-size": 54, "font-weight": 700, "font-family": DISPLAY, fill: INK }, WIDE - EDGE - left),
  ];
}

function drawLands(parts: SVGElement[], lands: Element[], { seats }: Pictured, top: number): number {
  const columns = COLUMNS[lands.length] ?? 3;
  const side = Math.min((ROOM - GAP * (columns - 1)) / columns, 520);
  const left = (WIDE - columns * side - (columns - 1) * GAP) / 2;
  lands.forEach((land, at) => {
    const x = left + (at % columns) * (side + GAP);
    const y = top + Math.floor(at / columns) * (side + LINE + 20);
    const { width, height } = land.getBoundingClientRect();
    const wide = side * Math.min(1, width / (height || 1));
    parts.push(make("rect", { x: x - 8, y: y - 8, width: side + 16, height: side + 16, rx: 18, fill: "#e2d0a8" }));
    parts.push(traced(land, x + (side - wide) / 2, y, wide), seatAt(seats[at], x, y + side + 18, side));
  });
  return top + Math.ceil(lands.length / columns) * (side + LINE + 20);
}

function drawBoard(parts: SVGElement[], { seats, portraits }: Pictured, top: number): number {
  const board = portraits.find((one) => one.getBoundingClientRect().width > 0);
  let y = top;
  if (board) {
    const { width, height } = board.getBoundingClientRect();
    const wide = Math.min(ROOM, (TALLEST * width) / (height || 1));
    const high = (wide * height) / (width || 1);
    const [left, clip] = [(WIDE - wide) / 2, "board"];
    parts.push(make("clipPath", { id: clip }, make("rect", { x: left, y, width: wide, height: high, rx: 18 })));
    parts.push(make("g", { "clip-path": `url(#${clip})` }, traced(board, left, y, wide)));
    y += high + 24;
  }
  const columns = seats.length > 3 ? 2 : seats.length || 1;
  const side = (ROOM - GAP * (columns - 1)) / columns;
  seats.forEach((seat, at) => {
    parts.push(seatAt(seat, EDGE + (at % columns) * (side + GAP), y + Math.floor(at / columns) * LINE, side));
  });
  return y + Math.ceil(seats.length / columns) * LINE;
}

/** A seat's sign, name and points in one line. */
function seatAt(seat: Pictured["seats"][number] | undefined, x: number, y: number, wide: number): SVGElement {
  if (!seat) return make("g");
  const size = 54;
  const points = words(seat.points, { x: x + wide, y: y + 40, "font-size": 40, "font-weight": 700, "text-anchor": "end" }, 130);
  const name = words(seat.name, { x: x + size + 14, y: y + 37, "font-size": 30 }, wide - size - 130);
  return make("g", {}, signAt(seat.sign, seat.colour, x, y, size), name, points);
}

function signAt(sign: string, colour: string, x: number, y: number, size: number): SVGElement {
  const blot = make("ellipse", { cx: size / 2, cy: size / 2, rx: size * 0.51, ry: size * 0.49, fill: colour });
  const scale = (size * 0.7) / 48;
  const mask = make("path", {
    d: MASKS[sign] ?? MASKS["wolf"] ?? "",
    "fill-rule": "evenodd",
    fill: "#fff8e8",
    transform: `translate(${size * 0.15} ${size * 0.15}) scale(${scale})`,
  });
  return make("g", { transform: `translate(${x} ${y})` }, blot, mask);
}

/** A line of text, made smaller where it has no room. */
function words(text: string, marks: Marks, room: number): SVGElement {
  const family = String(marks["font-family"] ?? TEXT);
  const size = Number(marks["font-size"]);
  const context = document.createElement("canvas").getContext("2d");
  if (context) context.font = `${marks["font-weight"] ?? 400} ${size}px ${family}`;
  const width = context?.measureText(text).width ?? 0;
  const fitted = width > room ? (size * room) / width : size;
  return make("text", { fill: INK, ...marks, "font-family": family, "font-size": fitted }, document.createTextNode(text));
}

/** As pixels. A page may show and draw images of `data:` only. */
export async function painted(svg: SVGElement, wide: number, high: number): Promise<{ blob: Blob; url: string }> {
  const text = new XMLSerializer().serializeToString(svg);
  const image = new Image(wide, high);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = wide;
  canvas.height = high;
  canvas.getContext("2d")?.drawImage(image, 0, 0, wide, high);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return { blob, url: canvas.toDataURL("image/png") };
}
