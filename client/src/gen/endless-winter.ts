// Made by `python -m lascaux.codegen` from the types of the server. Not to be edited.

export interface EndlessWinterView {
  animals: number;
  chiefs: string[];
  culture: (string | null)[];
  culture_deck: number[];
  eclipse: EclipseView | null;
  facts: Facts;
  figures: FigureView[];
  grounds: Record<string, number>;
  hexes: HexView[];
  honored: number[];
  labors: number[];
  megaliths: PositionView[];
  order: number[];
  phase: string;
  piles: Record<string, number>;
  points: number[];
  printing: string;
  rest_stack: number;
  rest_token: string | null;
  round: number;
  setups: string[];
  stones: string[];
  tribes: TribeView[];
  turn: TurnView;
  villages: VillageView[];
}

export interface EclipseView {
  seat: number | null;
  step: string;
}

export interface Facts {
  burial: number[][][];
  cards: Record<string, CardFacts>;
  chiefs: Record<string, string[]>;
  columns: Record<string, ColumnFacts>;
  food_most: number;
  glacier_tokens: Record<string, string>;
  honor: number[];
  icons: number[];
  junctures: number[][];
  lands: Record<string, LandFacts>;
  rest: string[];
  rest_labor: number;
  rest_tokens: Record<string, string[]>;
  rounds: number;
  sacrifice: SacrificeFacts[];
  setups: Record<string, SetupFacts>;
  slots: SlotFacts[];
  spaces: SpaceFacts[];
  species: Record<string, SpeciesFacts>;
  stones: Record<string, StoneFacts>;
  tools_most: number;
  turn_order: string[];
  villages: string[];
}

export interface CardFacts {
  abilities: string[];
  era: number;
  labor: number;
  vp: number;
}

export interface ColumnFacts {
  bottom: string;
  middle: string;
  top: string[];
}

export interface LandFacts {
  kind: string;
  reward: string;
}

export interface SacrificeFacts {
  points: number;
  resources: number;
  reward: string;
}

export interface SetupFacts {
  animals: string[];
  camp: boolean;
  food: number;
  tools: number;
  tribe: string;
}

export interface SlotFacts {
  food: number;
  reward: string;
  tools: number;
}

export interface SpaceFacts {
  pieces: number;
  reward: string;
}

export interface SpeciesFacts {
  copies: number;
  set_vp: number[];
  tip: string;
  wild: boolean;
}

export interface StoneFacts {
  era: number;
  family: string;
  of: string[];
  table: number[][];
  vp: number;
}

export interface FigureView {
  figure: string;
  place: string;
  seat: number;
}

export interface HexView {
  camps: number[];
  influence: number[];
  label: string;
  land: string;
  leads: number[];
  place: number[];
  token: string | null;
}

export interface PositionView {
  arrows: number[];
  below: number[];
  label: string;
  level: number;
  owner: number | null;
  place: number[];
  reward: string;
  start: boolean;
  tile: string;
}

export interface TribeView {
  buried: number;
  buried_cards?: string[];
  camps: number;
  chief: string | null;
  chief_ready: boolean;
  deck: number;
  deck_cards?: string[];
  discard: string[];
  figures: number;
  final: number;
  food: number;
  hand: number;
  hand_cards?: string[];
  honor: number;
  known: string[];
  limit: number;
  megaliths: number;
  pile: number;
  pile_cards?: string[];
  played: PlayedView[];
  points: number;
  resting: number;
  sacrifice: number;
  setup: string | null;
  shown: string[];
  side: number;
  stones: string[];
  tipped: Record<string, number>;
  tools: number;
  untipped: Record<string, number>;
  villages: number;
}

export interface PlayedView {
  card: string;
  used: number[];
}

export interface TurnView {
  chief_used: boolean;
  cultures: number;
  first: boolean;
  labor: number;
  place: string | null;
  section: string;
  token: string | null;
}

export interface VillageView {
  hexes: number[];
  juncture: number;
  seat: number;
}

export interface Printed {
  effects: Record<string, Said>;
  words: Record<string, Record<string, Said[]>>;
}

export interface Said {
  facts: Record<string, number | string | Said>;
  key: string;
}
