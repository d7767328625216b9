import { nameOf, nearest } from "./geometry";
import { around, attempt, cellsOf, closest, isSameTurn, placementsOf, turned, type Placement, type Stance } from "./placing";
import type { Cell, Meant, Offer } from "./types";

/** The domino in the hand: where it is held, how it is turned, and which placement that comes to. */
export class Placing {
  cell = $state.raw<Cell | null>(null);
  stance = $state<Stance>(0);
  #offers: () => Offer<"place">[];
  placements = $derived.by(() => placementsOf(this.#offers()));
  #here = $derived.by(() => (this.cell ? around(this.placements, this.cell) : new Map<Stance, Placement>()));
  #taken = $derived.by(() => closest(this.#here.keys(), this.stance));

  cells = $derived.by(() => cellsOf(this.placements));
  names = $derived.by(() => new Set(this.cells.map(nameOf)));
  ghost = $derived.by(() => (this.#taken === null ? null : (this.#here.get(this.#taken) ?? null)));
  canTurn = $derived.by(() => this.#here.size > 1);

  constructor(offers: () => Offer<"place">[]) {
    this.#offers = offers;
  }

  /** Whether the ghost is turned as the domino is held: it turns by itself where it can lie in no other way. */
  get isAsHeld(): boolean {
    return this.#taken !== null && isSameTurn(this.#taken, this.stance);
  }

  get active(): boolean {
    return this.placements.length > 0;
  }

  /** Holds the domino at a cell where it can lie; elsewhere it stays where it was. */
  hold(cell: Cell): boolean {
    const can = this.names.has(nameOf(cell));
    if (can) this.cell = cell;
    return can;
  }

  turn(by: 1 | -1): void {
    if (this.#taken !== null) this.stance = turned(this.#here.keys(), this.#taken, by);
  }

  drop(): void {
    this.cell = null;
  }

  /** The next cell in a direction where the domino can lie. */
  next(from: Cell, turn: number): Cell | null {
    return nearest(this.cells, from, turn);
  }

  covers(cell: Cell): boolean {
    const name = nameOf(cell);
    return !!this.ghost && (name === nameOf(this.ghost.left) || name === nameOf(this.ghost.right));
  }

  attempt(cell: Cell): Meant {
    return attempt(cell, this.stance);
  }
}
