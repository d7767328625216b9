import type {
  BuildingView as Building,
  CardView as Card,
  OfferView as Paying,
  PlaceView as Place,
  RollView as Roll,
  SpaceView as Space,
  StackView as Stack,
  StoneAgeView as View,
  VillageView as Village,
} from "../../gen/stone-age";
import type { BoardProps } from "../../lib/board/props";

export type { Building, Card, Paying, Place, Roll, Space, Stack, View, Village };
export type { Action, Choice, Facts, LogEntry, Offer, Seat, Words } from "../../lib/board/props";
export type Props = BoardProps<View>;

/** How many of each resource. */
export type Amounts = Record<string, number>;
