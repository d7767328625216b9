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

/** How far beyond what is built a domino can reach. */
const REACH = 2;

interface Span {
  from: number;
  to: number;
}

const lengthOf = ({ from, to }: Span): number => to - from + 1;
const spanOf = (numbers: number[]): Span => ({ from: Math.min(...numbers), to: Math.max(...numbers) });
const within = (span: Span, limits: Span): Span => ({ from: Math.max(span.from, limits.from), to: Math.min(span.to, limits.to) });

/** What is built, along both axes. */
function builtOf(land: ShownLand): [Span, Span] {
  const cells = Object.keys(land.squares).map(cellOf);
  return [spanOf(cells.map(({ column }) => column)), spanOf(cells.map(({ row }) => row))];
}

const framed = (columns: Span, rows: Span): Frame => ({
  left: columns.from,
  top: rows.from,
  wide: lengthOf(columns),
  tall: lengthOf(rows),
});

/** The smallest part of the naming grid that holds a territory. */
export const extentOf = (land: ShownLand): Frame => framed(...builtOf(land));

/** How many squares a picture of a territory is long and wide: what a domino may ever need, and fewer only when less can be used
    along both sides. So it changes twice in a game, and not with every domino. `most` are what there is room for, unless more
    are needed now. */
export function sideOf(land: ShownLand, size: number, most = Infinity): number {
  const limits = [land.columns, land.rows].map(spanOf);
  const usable = Math.min(size + REACH, Math.max(...limits.map(lengthOf)));
  const needed = builtOf(land).map((built, axis) => lengthOf(around(built, REACH, limits[axis] ?? built)));
  return Math.min(usable, Math.max(most, ...needed));
}

const around = ({ from, to }: Span, margin: number, limits: Span): Span => within({ from: from - margin, to: to + margin }, limits);

/** So many squares in a row around the middle of the naming grid, moved only as far as what is needed asks for. */
function windowOf(needed: Span, side: number, middle: number): Span {
  const centred = middle - Math.floor((side - 1) / 2);
  const from = Math.max(Math.min(centred, needed.from), needed.to - side + 1);
  return { from, to: from + side - 1 };
}

/** Where a cell lies in a square picture, in parts of its side. */
export interface Box {
  left: string;
  top: string;
  side: string;
}

/** The squares of a territory that are or may be used, laid out in a square picture. */
export class Layout {
  readonly columns: number[];
  readonly rows: number[];
  readonly #left: number;
  readonly #top: number;

  constructor(
    land: ShownLand,
    size: number,
    readonly side: number,
    margin = REACH,
  ) {
    const [columns, rows] = builtOf(land);
    const [wide, tall] = [spanOf(land.columns), spanOf(land.rows)];
    const across = windowOf(around(columns, margin, wide), side, size - 1);
    const down = windowOf(around(rows, margin, tall), side, size - 1);
    this.#left = across.from;
    this.#top = down.from;
    this.columns = numbersIn(within(across, wide));
    this.rows = numbersIn(within(down, tall));
  }

  get cells(): Cell[] {
    return this.rows.flatMap((row) => this.columns.map((column) => ({ column, row })));
  }

  shows({ column, row }: Cell): boolean {
    return this.columns.includes(column) && this.rows.includes(row);
  }

  box({ column, row }: Cell): Box {
    const part = (cells: number): string => `${(cells * 100) / this.side}%`;
    return { left: part(column - this.#left), top: part(row - this.#top), side: part(1) };
  }
}

const numbersIn = (span: Span): number[] => Array.from({ length: lengthOf(span) }, (_, index) => span.from + index);

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
