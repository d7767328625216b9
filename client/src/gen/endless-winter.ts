// Made by `python -m lascaux.codegen` from the types of the server. Not to be edited.

export interface EndlessWinterView {
  animals: number;
  chiefs: string[];
  culture: (string | null)[];
  culture_deck: number[];
  eclipse: EclipseView | null;
  figures: FigureView[];
  grounds: Record<string, number>;
  hexes: HexView[];
  honored: number[];
  labors: number[];
  layout: string;
  megaliths: (number | null)[];
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
  tiles: string[];
  tribes: TribeView[];
  turn: TurnView;
  villages: VillageView[];
}

export interface EclipseView {
  seat: number | null;
  step: string;
}

export interface FigureView {
  figure: string;
  place: string;
  seat: number;
}

export interface HexView {
  camps: number[];
  influence: number[];
  land: string;
  leads: number[];
  token: string | null;
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
  juncture: number;
  seat: number;
}

export interface Printed {
  burial: number[][][];
  cards: Record<string, PrintedCard>;
  chiefs: Record<string, string[]>;
  columns: Record<string, PrintedColumn>;
  effects: Record<string, Effect>;
  food_most: number;
  glacier_tokens: Record<string, string>;
  hexes: PrintedHex[];
  honor: number[];
  icons: number[];
  junctures: number[][];
  lands: Record<string, PrintedLand>;
  layouts: Record<string, PrintedPosition[]>;
  rest: string[];
  rest_labor: number;
  rest_tokens: Record<string, string[]>;
  rounds: number;
  sacrifice: PrintedSacrifice[];
  setups: Record<string, PrintedSetup>;
  slots: PrintedSlot[];
  spaces: PrintedSpace[];
  species: Record<string, PrintedSpecies>;
  stones: Record<string, PrintedStone>;
  tiles: Record<string, PrintedCell[]>;
  tools_most: number;
  turn_order: string[];
  villages: string[];
  words: Record<string, Record<string, Said[]>>;
}

export interface PrintedCard {
  abilities: string[];
  era: number;
  labor: number;
  vp: number;
}

export interface PrintedColumn {
  bottom: string;
  middle: string;
  top: string[];
}

export interface Effect {
  gate: string | null;
  tree: Tree;
  words: Said;
}

export interface Tree {
  all?: Tree[];
  condition?: Condition;
  either?: Tree[];
  gain?: Gain;
  pay?: Payment;
}

export interface Condition {
  effect: Tree;
  tests: Test[];
}

export interface Test {
  how: string;
  least: number | null;
  what: string;
}

export interface Gain {
  amount: number;
  how: string;
  what: string;
}

export interface Payment {
  effect: Tree;
  price: Price[];
}

export interface Price {
  amount: number;
  what: string;
}

export interface Said {
  facts: Record<string, number | string | Said>;
  key: string;
}

export interface PrintedHex {
  label: string;
  place: number[];
}

export interface PrintedLand {
  kind: string;
  reward: string;
}

export interface PrintedPosition {
  below: number[];
  label: string;
  level: number;
  place: number[];
}

export interface PrintedSacrifice {
  points: number;
  resources: number;
  reward: string;
}

export interface PrintedSetup {
  animals: string[];
  camp: boolean;
  food: number;
  tools: number;
  tribe: string;
}

export interface PrintedSlot {
  food: number;
  reward: string;
  tools: number;
}

export interface PrintedSpace {
  pieces: number;
  reward: string;
}

export interface PrintedSpecies {
  copies: number;
  set_vp: number[];
  tip: string;
  wild: boolean;
}

export interface PrintedStone {
  era: number;
  family: string;
  of: string[];
  table: number[][];
  vp: number;
}

export interface PrintedCell {
  arrows: number[];
  reward: string;
  start: boolean;
}
