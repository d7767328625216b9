// Made by `python -m lascaux.codegen` from the types of the server. Not to be edited.

export interface OriginsView {
  asks: GameQuestion | null;
  box: number;
  cave?: (string | null)[];
  lands: LandView[];
  last_row: DominoView[];
  lava: Record<string, number>;
  mode: string;
  people?: Record<string, number>;
  points: number[];
  round: number;
  rounds: number;
  row: DominoView[];
  size: number;
  totems?: Record<string, number | null>;
}

export interface LandView {
  columns: number[];
  rows: number[];
  squares: Record<string, SquareView>;
  stock: Record<string, number>;
}

export interface SquareView {
  craters?: number;
  domino: number;
  fires?: number;
  lava?: number;
  person?: string;
  resource?: string;
  terrain: string;
}

export interface DominoView {
  chief: number | null;
  domino: number;
  halves: HalfView[];
}

export interface HalfView {
  craters?: number;
  fires?: number;
  resource?: string;
  terrain: string;
}

export interface Printed {
  people: Record<string, PrintedPerson>;
  price: Record<string, number>;
  resources: string[];
  totem_points: Record<string, number>;
}

export interface PrintedPerson {
  per: string;
  points: number;
}

export const RESOURCES: Printed["resources"] = [
  "mammoth",
  "fish",
  "mushroom",
  "flint"
];

export const TOTEM_POINTS: Printed["totem_points"] = {
  "mammoth": 3,
  "fish": 4,
  "mushroom": 5,
  "flint": 6
};

export const PEOPLE: Printed["people"] = {
  "hunter": {
    "points": 3,
    "per": "mammoth"
  },
  "fisher": {
    "points": 3,
    "per": "fish"
  },
  "gatherer": {
    "points": 4,
    "per": "mushroom"
  },
  "sculptor": {
    "points": 5,
    "per": "flint"
  },
  "painter": {
    "points": 2,
    "per": "resource"
  },
  "fire_lady": {
    "points": 1,
    "per": "fire"
  },
  "shaman": {
    "points": 2,
    "per": "people"
  },
  "brawler": {
    "points": 1,
    "per": "strength"
  },
  "amazon": {
    "points": 2,
    "per": "strength"
  },
  "bruiser": {
    "points": 3,
    "per": "strength"
  }
};

export const PRICE: Printed["price"] = {
  "invite": 2,
  "search": 4
};

export type Pair = "outer" | "inner";

export type Totem = "mammoth" | "fish" | "mushroom" | "flint";

export type Person = "hunter" | "fisher" | "gatherer" | "sculptor" | "painter" | "fire_lady" | "shaman" | "brawler" | "amazon" | "bruiser";

export interface ChooseAction {
  do: "choose";
  domino: number;
}

export interface TakePairAction {
  do: "take_pair";
  pair: Pair;
}

export interface PlaceAction {
  do: "place";
  left: string;
  right: string;
}

export interface DiscardAction {
  do: "discard";
}

export interface LandAction {
  do: "land";
  at: string;
}

export interface HandOnAction {
  do: "hand_on";
  totem: Totem;
  seat: number;
}

export interface InviteAction {
  do: "invite";
  person: Person;
}

export interface SearchAction {
  do: "search";
}

export interface DeclineAction {
  do: "decline";
}

export interface PayAction {
  do: "pay";
  at: string;
}

export interface TakeAction {
  do: "take";
  person: Person;
}

export interface SettleAction {
  do: "settle";
  at: string;
}

export interface RowDrawnEvent {
  event: "row_drawn";
  dominoes: number[];
}

export interface ChiefDrawnEvent {
  event: "chief_drawn";
  seat: number;
}

export interface PersonDrawnEvent {
  event: "person_drawn";
  person: Person;
}

export interface ChosenEvent {
  event: "chosen";
  seat: number;
  domino: number;
}

export interface PlacedEvent {
  event: "placed";
  seat: number;
  domino: number;
  left: string;
  right: string;
}

export interface DiscardedEvent {
  event: "discarded";
  seat: number;
  domino: number;
}

export interface LandedEvent {
  event: "landed";
  seat: number;
  volcano: string;
  at: string;
  fires: number;
}

export interface FizzledEvent {
  event: "fizzled";
  seat: number;
  fires: number;
}

export interface NoTokenEvent {
  event: "no_token";
  seat: number;
  fires: number;
}

export interface BurntEvent {
  event: "burnt";
  seat: number;
  at: string;
  resource: Totem;
}

export interface FledEvent {
  event: "fled";
  seat: number;
  at: string;
  person: Person;
}

export interface TotemTakenEvent {
  event: "totem_taken";
  seat: number;
  resource: Totem;
  other: number | null;
}

export interface TotemHandedEvent {
  event: "totem_handed";
  seat: number;
  resource: Totem;
  other: number;
}

export interface InvitedEvent {
  event: "invited";
  seat: number;
  person: Person;
}

export interface SearchedEvent {
  event: "searched";
  seat: number;
}

export interface PaidEvent {
  event: "paid";
  seat: number;
  at: string;
  resource: Totem;
}

export interface TakenEvent {
  event: "taken";
  seat: number;
  person: Person;
}

export interface SettledEvent {
  event: "settled";
  seat: number;
  person: Person;
  at: string;
}

export interface DeclinedEvent {
  event: "declined";
  seat: number;
}

export interface LeftOverEvent {
  event: "left_over";
  domino: number;
}

export interface DrawingRowQuestion {
  asks: "drawing_row";
}

export interface DrawingChiefQuestion {
  asks: "drawing_chief";
}

export interface DrawingPersonQuestion {
  asks: "drawing_person";
}

export interface PairingQuestion {
  asks: "pairing";
  seat: number;
}

export interface ChoosingQuestion {
  asks: "choosing";
  seat: number;
}

export interface PlacingQuestion {
  asks: "placing";
  seat: number;
  domino: number;
}

export interface EruptingQuestion {
  asks: "erupting";
  seat: number;
  volcano: string;
  craters: number;
}

export interface HandingOnQuestion {
  asks: "handing_on";
  seat: number;
  resource: Totem;
}

export interface RecruitingQuestion {
  asks: "recruiting";
  seat: number;
}

export interface PayingQuestion {
  asks: "paying";
  seat: number;
  last_paid: Totem | null;
  due: number;
}

export interface TakingQuestion {
  asks: "taking";
  seat: number;
}

export interface SettlingQuestion {
  asks: "settling";
  seat: number;
  person: Person;
}

export type GameAction =
  | ChooseAction
  | TakePairAction
  | PlaceAction
  | DiscardAction
  | LandAction
  | HandOnAction
  | InviteAction
  | SearchAction
  | DeclineAction
  | PayAction
  | TakeAction
  | SettleAction;

export type GameEvent =
  | RowDrawnEvent
  | ChiefDrawnEvent
  | PersonDrawnEvent
  | ChosenEvent
  | PlacedEvent
  | DiscardedEvent
  | LandedEvent
  | FizzledEvent
  | NoTokenEvent
  | BurntEvent
  | FledEvent
  | TotemTakenEvent
  | TotemHandedEvent
  | InvitedEvent
  | SearchedEvent
  | PaidEvent
  | TakenEvent
  | SettledEvent
  | DeclinedEvent
  | LeftOverEvent;

export type GameQuestion =
  | DrawingRowQuestion
  | DrawingChiefQuestion
  | DrawingPersonQuestion
  | PairingQuestion
  | ChoosingQuestion
  | PlacingQuestion
  | EruptingQuestion
  | HandingOnQuestion
  | RecruitingQuestion
  | PayingQuestion
  | TakingQuestion
  | SettlingQuestion;
