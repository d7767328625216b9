import type {
  EndlessWinterView as View,
  FigureView as Figure,
  GameAction as Action,
  GameEvent,
  HexView,
  Printed,
  PrintedCell,
  PrintedHex,
  PrintedPosition,
  TribeView as Tribe,
} from "../../gen/endless-winter";
import type * as board from "../../lib/board/props";

export type Hex = PrintedHex & HexView;
/** A place for a megalith, and whose one stands there. What lies on others is on no tile. */
export type Position = PrintedPosition & PrintedCell & { tile: string; owner: number | null };

export type { Action, Figure, GameEvent, Printed, Tribe, View };
export type { Seat } from "../../lib/board/props";
export type Props = board.BoardProps<View, Action, GameEvent> & { printed: Printed };
export type Choice = board.Choice<Action>;
export type LogEntry = board.LogEntry<GameEvent>;
export type Meant = board.Meant<Action>;
/** What an action is called. */
export type Kind = Action["do"];
/** An option, where only some kinds stand: of these. */
export type Offer<K extends Kind = Kind> = board.Offer<Extract<Action, { do: K }>>;
