// Made by `python -m lascaux.codegen` from the types of the server. Not to be edited.

export interface StoneAgeView {
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
