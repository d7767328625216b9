import type { Choice, Words } from "../../gen/wire";
import type {
  DominoView as RowDomino,
  HalfView as Half,
  LandView as ShownLand,
  OriginsView as View,
  SquareView as Square,
} from "../../gen/kingdomino-origins";

export type { Choice, Half, RowDomino, ShownLand, Square, View, Words };

export type Action = Choice["action"];
export type Facts = Record<string, number | string>;

/** One option with what it changes: `gain` is null until it is known. */
export interface Offer {
  action: Action;
  words: Words;
  gain: number | null;
}

export interface Seat {
  name: string;
  sign: string;
  colour: string;
}

/** A column and a row of the naming grid, counted from 0. */
export interface Cell {
  column: number;
  row: number;
}

export interface Props {
  view: View;
  options: Choice[];
  gains: (number | null)[] | null;
  you: number | null;
  actor: number | null;
  seats: Seat[];
  words: (words: { key: string; facts: Facts; rule?: string }) => string;
  say: (key: string, facts?: Facts) => string;
  choose: (action: Action) => void;
  why?: (action: Action) => void;
  readonly: boolean;
  /** What the last events touched: `F4` or, for one territory only, `2:F4` (seat and square). */
  recent: string[];
}
