import type {
  At,
  BuildingView as Building,
  CardView as Card,
  GameAction as Action,
  GameEvent,
  OfferView as Paying,
  PlaceView as Place,
  RollView as Roll,
  SpaceView as Space,
  StackView as Stack,
  StoneAgeView as View,
  VillageView as Village,
} from "../../gen/stone-age";
import type * as board from "../../lib/board/props";

export type { Action, At, Building, Card, GameEvent, Paying, Place, Roll, Space, Stack, View, Village };
export type { Facts, Seat } from "../../lib/board/props";
export type Props = board.BoardProps<View, Action, GameEvent>;
export type Choice = board.Choice<Action>;
export type LogEntry = board.LogEntry<GameEvent>;
export type Meant = board.Meant<Action>;
/** An option, where only some kinds stand: of these; with its number among all that can be done. */
export type Offer<Kind extends Action["do"] = Action["do"]> = board.Offer<Extract<Action, { do: Kind }>> & { number: number };
/** Something to do at a place. */
export type PlaceOffer = Offer<"place" | "use" | "buy" | "buy_with">;
/** A whole payment. */
export type Payment = Offer<"buy" | "pay_all">;

/** What a hint would do at a place, and with how many people. */
export interface Hinted {
  at: string;
  people: number;
}

/** How many of each resource. */
export type Amounts = Record<string, number>;
