import type {
  CardFacts,
  EclipseView as Eclipse,
  EndlessWinterView as View,
  Facts as Printed,
  FigureView as Figure,
  HexView as Hex,
  PositionView as Position,
  StoneFacts,
  TribeView as Tribe,
} from "../../gen/endless-winter";
import type { BoardProps } from "../../lib/board/props";

export type { CardFacts, Eclipse, Figure, Hex, Position, Printed, StoneFacts, Tribe, View };
export type { Action, Choice, Facts, LogEntry, Offer, Seat, Words } from "../../lib/board/props";
export type Props = BoardProps<View>;
