import type {
  EndlessWinterView as View,
  Facts as Components,
  FigureView as Figure,
  HexView as Hex,
  PositionView as Position,
  Printed,
  TribeView as Tribe,
} from "../../gen/endless-winter";
import type { BoardProps } from "../../lib/board/props";

export type { Components, Figure, Hex, Position, Printed, Tribe, View };
export type { Action, Choice, Facts, LogEntry, Offer, Seat, Words } from "../../lib/board/props";
export type Props = BoardProps<View>;
