import type { Cell, ShownLand, Square } from "./types";

/** Steps from a left half to its right half, by turns clockwise. */
export const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

export const SIDES = ["east", "south", "west", "north"] as const;
export type Side = (typeof SIDES)[number];

export interface Frame {
  left: number;
  top: number;
  wide: number;
  tall: number;
}

export function cellOf(name: string): Cell {
  return { column: name.charCodeAt(0) - 65, row: Number(name.slice(1)) - 1 };
}

export function letterOf(column: number): string {
  return String.fromCharCode(65 + column);
}

export function nameOf(cell: Cell): string {
  return letterOf(cell.column) + String(cell.row + 1);
}

export function stepped(cell: Cell, turn: number): Cell {
  const [column, row] = STEPS[turn & 3] ?? [0, 0];
  return { column: cell.column + column, row: cell.row + row };
}

/** How many turns clockwise from "the right half is to the east". */
export function turnBetween(left: Cell, right: Cell): number {
  return STEPS.findIndex(([column, row]) => left.column + column === right.column && left.row + row === right.row);
}

/** From `low` to `high` with a margin, at least `least` long, inside the bounds where that is possible. */
function stretch(low: number, high: number, bounds: number[], margin: number, least: number): [number, number] {
  const [first, last] = [bounds[0] ?? low, bounds[1] ?? high];
  let [from, to] = [Math.max(first, low - margin), Math.min(last, high + margin)];
  for (let grow = 0; to - from + 1 < least && grow < 2 * least; grow++) {
    if (grow % 2 === 0 && to < last) to++;
    else if (from > first) from--;
  }
  return [from, to];
}

/** The part of the naming grid to show: the territory and these cells, and around them what can still be used. */
export function frameOf(land: ShownLand, margin: number, least: number, also: Cell[] = []): Frame {
  const cells = [...Object.keys(land.squares).map(cellOf), ...also];
  const columns = cells.map((cell) => cell.column);
  const rows = cells.map((cell) => cell.row);
  const [left, right] = stretch(Math.min(...columns), Math.max(...columns), land.columns, margin, least);
  const [top, bottom] = stretch(Math.min(...rows), Math.max(...rows), land.rows, margin, least);
  return { left, top, wide: right - left + 1, tall: bottom - top + 1 };
}

/** Where a cell lies in a square picture, in parts of its side. */
export interface Box {
  left: string;
  top: string;
  side: string;
}

/** A frame laid out in the middle of a square picture. */
export class Layout {
  readonly columns: number[];
  readonly rows: number[];
  readonly #side: number;

  constructor(readonly frame: Frame) {
    this.columns = Array.from({ length: frame.wide }, (_, index) => frame.left + index);
    this.rows = Array.from({ length: frame.tall }, (_, index) => frame.top + index);
    this.#side = Math.max(frame.wide, frame.tall);
  }

  get cells(): Cell[] {
    return this.rows.flatMap((row) => this.columns.map((column) => ({ column, row })));
  }

  shows({ column, row }: Cell): boolean {
    return this.columns.includes(column) && this.rows.includes(row);
  }

  box({ column, row }: Cell): Box {
    const { left, top, wide, tall } = this.frame;
    const part = (cells: number): string => `${(cells * 100) / this.#side}%`;
    return {
      left: part(column - left + (this.#side - wide) / 2),
      top: part(row - top + (this.#side - tall) / 2),
      side: part(1),
    };
  }
}

/** On which side the other half of the same domino lies. */
export function joinOf(squares: Record<string, Square>, name: string): Side | null {
  const domino = squares[name]?.domino;
  if (!domino) return null;
  const turn = STEPS.findIndex((_, turn) => squares[nameOf(stepped(cellOf(name), turn))]?.domino === domino);
  return SIDES[turn] ?? null;
}

/** The nearest of these cells in a direction: straight ahead counts more than aside. */
export function nearest(cells: Cell[], from: Cell, turn: number): Cell | null {
  const [column, row] = STEPS[turn & 3] ?? [0, 0];
  const ways = cells.flatMap((cell) => {
    const [x, y] = [cell.column - from.column, cell.row - from.row];
    const ahead = x * column + y * row;
    const aside = Math.abs(x * row) + Math.abs(y * column);
    return ahead > 0 ? [{ cell, cost: ahead + 2 * aside }] : [];
  });
  return ways.sort((a, b) => a.cost - b.cost)[0]?.cell ?? null;
}
