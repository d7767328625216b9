import type {
  DominoView as RowDomino,
  HalfView as Half,
  LandView as ShownLand,
  OriginsView as View,
  SquareView as Square,
} from "../../gen/kingdomino-origins";
import type { BoardProps } from "../../lib/board/props";

export type { Half, RowDomino, ShownLand, Square, View };
export type { Action, Choice, Facts, Offer, Seat, Words } from "../../lib/board/props";
export type Props = BoardProps<View>;

/** A column and a row of the naming grid, counted from 0. */
export interface Cell {
  column: number;
  row: number;
}
