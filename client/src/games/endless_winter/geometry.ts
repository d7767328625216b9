/** Where hexes, corners and stacked megaliths are drawn, as parts of the width and height of their board. */

import type { Hex, Position } from "./types";

export interface Point {
  x: number;
  y: number;
}

const RADIUS = 2;
const ACROSS = 2 * RADIUS + 1;
/** Of a hex that stands on a corner: its height by its width, and how far the next row lies below. */
const TALL = 2 / Math.sqrt(3);
const ROW = 0.75 * TALL;
const HEIGHT = ROW * 2 * RADIUS + TALL;

/** The width of a hex, and its height, as parts of the board. */
export const HEX_WIDTH = 1 / ACROSS;
export const HEX_HEIGHT = TALL / HEIGHT;
/** The board's width by its height. */
export const LAND_RATIO = ACROSS / HEIGHT;

export function hexCentre({ place }: Pick<Hex, "place">): Point {
  const [q = 0, r = 0] = place;
  return { x: (q + r / 2 + ACROSS / 2) / ACROSS, y: (r * ROW + HEIGHT / 2) / HEIGHT };
}

export function middleOf(points: Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export interface Spot extends Point {
  /** 0 on the board, 1 on top of that, and so on. */
  level: number;
}

/** The middle of every position in cells; what is carried lies over the middle of what carries it. */
export function spotsOf(positions: Position[]): Spot[] {
  const spots: Spot[] = [];
  for (const { place, below } of positions) {
    const carriers = below.flatMap((number) => spots[number] ?? []);
    if (carriers.length) spots.push({ ...middleOf(carriers), level: 1 + Math.max(...carriers.map(({ level }) => level)) });
    else spots.push({ x: (place[0] ?? 0) + 0.5, y: (place[1] ?? 0) + 0.5, level: 0 });
  }
  return spots;
}

/** The box round some cells: its upper left one, and how many it is wide and high. */
export function boxOf(positions: Position[]): Point & { across: number; down: number } {
  const places = positions.flatMap(({ place }) => (place.length ? [place] : []));
  const [xs, ys] = [places.map(([x = 0]) => x), places.map(([, y = 0]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, across: 1 + Math.max(...xs) - x, down: 1 + Math.max(...ys) - y };
}

/** A position of the tiles when their long side is laid down: columns become rows. */
export const turned = (position: Position): Position => ({ ...position, place: position.place.toReversed() });

/** An arrow on the edge between two cells: where it is, and by how many degrees it is turned from pointing right. */
export function arrowOf(from: Point, to: Point): Point & { turn: number } {
  return { ...middleOf([from, to]), turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
}
