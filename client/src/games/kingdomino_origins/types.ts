import type {
  DominoView as RowDomino,
  GameAction as Action,
  GameEvent,
  HalfView as Half,
  LandView as ShownLand,
  OriginsView as View,
  PayingQuestion,
  SquareView as Square,
} from "../../gen/kingdomino-origins";
import type * as board from "../../lib/board/props";

export type { Action, GameEvent, Half, PayingQuestion, RowDomino, ShownLand, Square, View };
export type { Seat } from "../../lib/board/props";
export type Props = board.BoardProps<View, Action, GameEvent>;
export type Choice = board.Choice<Action>;
export type LogEntry = board.LogEntry<GameEvent>;
export type Meant = board.Meant<Action>;
/** An option, where only some kinds stand: of these. */
export type Offer<Kind extends Action["do"] = Action["do"]> = board.Offer<Extract<Action, { do: Kind }>>;
/** Something to do on a square of one's own territory. */
export type SquareOffer = Offer<"land" | "pay" | "settle">;
/** Somebody who is to be paid for: one of the open people, or any of the stack. */
export type PersonOffer = Offer<"invite" | "search">;

/** A column and a row of the naming grid, counted from 0. */
export interface Cell {
  column: number;
  row: number;
}
