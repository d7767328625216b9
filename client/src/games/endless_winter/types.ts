import type {
  EndlessWinterView as View,
  FigureView as Figure,
  HexView,
  Printed,
  PrintedCell,
  PrintedHex,
  PrintedPosition,
  TribeView as Tribe,
} from "../../gen/endless-winter";
import type { BoardProps } from "../../lib/board/props";

export type Hex = PrintedHex & HexView;
/** A place for a megalith, and whose one stands there. What lies on others is on no tile. */
export type Position = PrintedPosition & PrintedCell & { tile: string; owner: number | null };

export type { Figure, Printed, Tribe, View };
export type { Action, Choice, Facts, LogEntry, Offer, Seat, Words } from "../../lib/board/props";
export type Props = BoardProps<View> & { printed: Printed };
