import { cellOf, nameOf, STEPS, stepped, turnBetween } from "./geometry";
import type { Cell, Meant, Offer } from "./types";

/** One way to lay the domino. */
export interface Placement {
  left: Cell;
  right: Cell;
  turn: number;
  offer: Offer<"place">;
}

/** How a domino lies around the cell that is pointed at: its turn (0 to 3), and 4 more if the right half is there. */
export type Stance = number;

const TURNS = STEPS.length;

export function placementsOf(offers: Offer<"place">[]): Placement[] {
  return offers.map((offer) => {
    const left = cellOf(offer.action.left);
    const right = cellOf(offer.action.right);
    return { left, right, turn: turnBetween(left, right), offer };
  });
}

function same(a: Cell, b: Cell): boolean {
  return a.column === b.column && a.row === b.row;
}

/** All placements that cover the cell, by stance. */
export function around(placements: Placement[], cell: Cell): Map<Stance, Placement> {
  const found = new Map<Stance, Placement>();
  for (const placement of placements) {
    if (same(placement.left, cell)) found.set(placement.turn, placement);
    else if (same(placement.right, cell)) found.set(placement.turn + TURNS, placement);
  }
  return found;
}

export const isSameTurn = (one: Stance, other: Stance): boolean => one % TURNS === other % TURNS;

/** The possible stance that comes closest: the same way round before another turn, the same half before the other. */
export function closest(stances: Iterable<Stance>, wanted: Stance): Stance | null {
  const cost = (stance: Stance): number => {
    const turns = (stance - wanted + 2 * TURNS) % TURNS;
    return 2 * turns + Number(stance < TURNS !== wanted < TURNS);
  };
  return [...stances].sort((a, b) => cost(a) - cost(b))[0] ?? null;
}

/** The next possible stance after this one, clockwise (`by` 1) or back (`by` -1). */
export function turned(stances: Iterable<Stance>, from: Stance, by: 1 | -1): Stance {
  const possible = new Set(stances);
  for (let step = 1; step < 2 * TURNS; step++) {
    const next = (from + by * step + 2 * TURNS * TURNS) % (2 * TURNS);
    if (possible.has(next)) return next;
  }
  return from;
}

/** Every cell that some placement covers, in reading order, once. */
export function cellsOf(placements: Placement[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { left, right } of placements) {
    cells.set(nameOf(left), left);
    cells.set(nameOf(right), right);
  }
  return [...cells.values()].sort((a, b) => a.row - b.row || a.column - b.column);
}

/** What was tried at a cell where the domino can't lie: to ask why not. */
export function attempt(cell: Cell, stance: Stance): Meant {
  const turn = stance % TURNS;
  const [left, right] = stance < TURNS ? [cell, stepped(cell, turn)] : [stepped(cell, turn + 2), cell];
  return { do: "place", left: nameOf(left), right: nameOf(right) };
}
