// Made by `python -m lascaux.codegen` from the types of the server. Not to be edited.

export interface StoneAgeView {
  asks: GameQuestion | null;
  buildings: StackView[];
  cards: SpaceView[];
  deck: number;
  dice: number[];
  offer: OfferView | null;
  phase: string;
  places: PlaceView[];
  points: number[];
  roll: RollView | null;
  round: number;
  second_set: boolean;
  start: number | null;
  supply?: Record<string, number>;
  villages: VillageView[];
}

export interface StackView {
  building: BuildingView | null;
  left: number;
  place: string;
}

export interface BuildingView {
  building: string;
  cost: Record<string, number>;
  kind: string;
  kinds: number;
  least: number;
  most: number;
  points: number[];
}

export interface SpaceView {
  card: CardView | null;
  cost: number;
  place: string;
}

export interface CardView {
  amount: number;
  card: string;
  copies: number;
  effect: string;
  symbol: string | null;
  times: number;
  what: string | null;
  worker: string | null;
}

export interface OfferView {
  kinds: string[];
  least: number;
  most: number;
  paid: Record<string, number>;
  place: string | null;
  seat: number;
  takes: boolean;
}

export interface PlaceView {
  people: number[];
  place: string;
  rings: number;
  shut: string[];
}

export interface RollView {
  added: number;
  dice: number[];
  divisor: number;
  open: boolean;
  place: string;
  seat: number;
  sum: number;
  what: string;
  yields: number;
}

export interface VillageView {
  at_hand: number;
  buildings: BuildingView[];
  cards: CardView[];
  choice: boolean;
  food: number;
  harvest: number;
  hunger: number;
  mouths: number;
  one_use: number[];
  people: number;
  placed: number;
  points: number;
  production: number;
  projection: ProjectionView;
  resources: Record<string, number>;
  secret: number;
  secret_card?: CardView;
  symbols: Record<string, number>;
  tools: ToolView[];
  workers: Record<string, number>;
}

export interface ProjectionView {
  builders: number;
  choice: number;
  duplicates: number;
  farmers: number;
  green: number;
  resources: number;
  shamans: number;
  toolmakers: number;
  total: number;
  track: number;
}

export interface ToolView {
  used: boolean;
  value: number;
}

export interface Printed {
  brings: Record<string, string>;
  divisor: Record<string, number>;
  resources: string[];
  symbols: string[];
  value: Record<string, number>;
  workers: string[];
}

export const RESOURCES: Printed["resources"] = [
  "wood",
  "brick",
  "stone",
  "gold"
];

export const VALUE: Printed["value"] = {
  "wood": 3,
  "brick": 4,
  "stone": 5,
  "gold": 6
};

export const BRINGS: Printed["brings"] = {
  "tool_maker": "tool",
  "hut": "person",
  "field": "production",
  "hunt": "food",
  "forest": "wood",
  "clay_pit": "brick",
  "quarry": "stone",
  "river": "gold"
};

export const DIVISOR: Printed["divisor"] = {
  "hunt": 2,
  "forest": 3,
  "clay_pit": 4,
  "quarry": 5,
  "river": 6
};

export const SYMBOLS: Printed["symbols"] = [
  "medicine",
  "pottery",
  "weaving",
  "time",
  "music",
  "writing",
  "transport",
  "art"
];

export const WORKERS: Printed["workers"] = [
  "farmer",
  "toolmaker",
  "builder",
  "shaman"
];

export type At = "tool_maker" | "hut" | "field" | "hunt" | "forest" | "clay_pit" | "quarry" | "river" | "card_1" | "card_2" | "card_3" | "card_4" | "building_1" | "building_2" | "building_3" | "building_4";

export type Resource = "wood" | "brick" | "stone" | "gold";

export type What = "wood" | "brick" | "stone" | "gold" | "food" | "tool" | "production" | "person";

export interface PlaceAction {
  do: "place";
  at: At;
  people: number;
}

export interface UseAction {
  do: "use";
  at: At;
}

export interface AddAction {
  do: "add";
  tools: number[];
  one_use: number[];
}

export interface DoneAction {
  do: "done";
}

export interface BuyAction {
  do: "buy";
  at: At;
  wood: number;
  brick: number;
  stone: number;
  gold: number;
}

export interface BuyWithAction {
  do: "buy_with";
  at: At;
  resource: Resource;
  amount: number;
}

export interface PayAction {
  do: "pay";
  resource: Resource;
  amount: number;
}

export interface PayAllAction {
  do: "pay_all";
  wood: number;
  brick: number;
  stone: number;
  gold: number;
}

export interface UseCardAction {
  do: "use_card";
}

export interface TakeAction {
  do: "take";
  resource: Resource;
}

export interface DieAction {
  do: "die";
  value: number;
}

export interface RefuseAction {
  do: "refuse";
}

export interface StartDrawnEvent {
  event: "start_drawn";
  seat: number;
}

export interface TileDrawnEvent {
  event: "tile_drawn";
  stack: number;
  building: string;
}

export interface CardDrawnEvent {
  event: "card_drawn";
  space: number;
  card: string;
}

export interface CardSlidEvent {
  event: "card_slid";
  before: number;
  space: number;
  card: string;
}

export interface RoundBegunEvent {
  event: "round_begun";
  seat: number;
  round: number;
}

export interface PlacedEvent {
  event: "placed";
  seat: number;
  place: At;
  people: number;
}

export interface UsedEvent {
  event: "used";
  seat: number;
  place: At;
  people: number;
}

export interface RolledEvent {
  event: "rolled";
  seat: number;
  place: At;
  total: number;
  dice: number[];
}

export interface ToolAddedEvent {
  event: "tool_added";
  seat: number;
  value: number;
  total: number;
}

export interface OneUseAddedEvent {
  event: "one_use_added";
  seat: number;
  value: number;
  total: number;
}

export interface YieldedEvent {
  event: "yielded";
  seat: number;
  place: At;
  total: number;
  amount: number;
}

export interface GainedEvent {
  event: "gained";
  seat: number;
  what: What;
  amount: number;
}

export interface SpentSupplyEvent {
  event: "spent_supply";
  seat: number;
  what: What;
  amount: number;
}

export interface PaidEvent {
  event: "paid";
  seat: number;
  wood: number;
  brick: number;
  stone: number;
  gold: number;
}

export interface CardBoughtEvent {
  event: "card_bought";
  seat: number;
  card: string;
}

export interface BuiltEvent {
  event: "built";
  seat: number;
  building: string;
  points: number;
}

export interface DeclinedEvent {
  event: "declined";
  seat: number;
  place: At;
}

export interface TooPoorEvent {
  event: "too_poor";
  seat: number;
  place: At;
}

export interface ScoredEvent {
  event: "scored";
  seat: number;
  points: number;
}

export interface DiceRolledEvent {
  event: "dice_rolled";
  seat: number;
  dice: number[];
}

export interface DieTakenEvent {
  event: "die_taken";
  seat: number;
  value: number;
}

export interface SecretDrawnEvent {
  event: "secret_drawn";
  seat: number;
  card?: string;
}

export interface NoSecretEvent {
  event: "no_secret";
  seat: number;
}

export interface CardUsedEvent {
  event: "card_used";
  seat: number;
  card: string;
}

export interface FedEvent {
  event: "fed";
  seat: number;
  food: number;
  left: number;
}

export interface StarvedEvent {
  event: "starved";
  seat: number;
  missing: number;
}

export interface StackEmptyEvent {
  event: "stack_empty";
}

export interface DeckEmptyEvent {
  event: "deck_empty";
}

export interface TurnedInEvent {
  event: "turned_in";
  seat: number;
  card: string;
  brought: number;
}

export interface DrawingStartQuestion {
  asks: "drawing_start";
}

export interface DrawingTileQuestion {
  asks: "drawing_tile";
  stack: number;
}

export interface DrawingCardQuestion {
  asks: "drawing_card";
  space: number;
}

export interface DrawingSecretQuestion {
  asks: "drawing_secret";
  seat: number;
}

export interface RollingQuestion {
  asks: "rolling";
  seat: number;
  place: At;
  dice: number;
}

export interface RollingForAllQuestion {
  asks: "rolling_for_all";
  seat: number;
}

export interface PlacingQuestion {
  asks: "placing";
  seat: number;
}

export interface UsingQuestion {
  asks: "using";
  seat: number;
}

export interface AddingQuestion {
  asks: "adding";
  seat: number;
  place: At;
  total: number;
}

export interface PayingQuestion {
  asks: "paying";
  seat: number;
  place: At;
  first: number;
  least: number;
  most: number;
  kinds: number | null;
  paid: number;
}

export interface TakingDieQuestion {
  asks: "taking_die";
  seat: number;
  dice: number[];
}

export interface TakingQuestion {
  asks: "taking";
  seat: number;
  last: Resource;
  due: number;
}

export interface FeedingQuestion {
  asks: "feeding";
  seat: number;
  first: number;
  due: number;
  paid: number;
}

export type GameAction =
  | PlaceAction
  | UseAction
  | AddAction
  | DoneAction
  | BuyAction
  | BuyWithAction
  | PayAction
  | PayAllAction
  | UseCardAction
  | TakeAction
  | DieAction
  | RefuseAction;

export type GameEvent =
  | StartDrawnEvent
  | TileDrawnEvent
  | CardDrawnEvent
  | CardSlidEvent
  | RoundBegunEvent
  | PlacedEvent
  | UsedEvent
  | RolledEvent
  | ToolAddedEvent
  | OneUseAddedEvent
  | YieldedEvent
  | GainedEvent
  | SpentSupplyEvent
  | PaidEvent
  | CardBoughtEvent
  | BuiltEvent
  | DeclinedEvent
  | TooPoorEvent
  | ScoredEvent
  | DiceRolledEvent
  | DieTakenEvent
  | SecretDrawnEvent
  | NoSecretEvent
  | CardUsedEvent
  | FedEvent
  | StarvedEvent
  | StackEmptyEvent
  | DeckEmptyEvent
  | TurnedInEvent;

export type GameQuestion =
  | DrawingStartQuestion
  | DrawingTileQuestion
  | DrawingCardQuestion
  | DrawingSecretQuestion
  | RollingQuestion
  | RollingForAllQuestion
  | PlacingQuestion
  | UsingQuestion
  | AddingQuestion
  | PayingQuestion
  | TakingDieQuestion
  | TakingQuestion
  | FeedingQuestion;
