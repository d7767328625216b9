// Made by `python -m lascaux.codegen` from the types of the server. Not to be edited.

export interface EndlessWinterView {
  animals: number;
  asks: GameQuestion | null;
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
  locked: string[];
  place: string | null;
  recruited: string[];
  rested: number;
  section: string;
  token: string | null;
  token_used: number[];
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

export type Side = "a" | "b";

export type Figure = "tribe" | "chief";

export type At = "initiate" | "develop" | "migrate" | "hunt" | "rest";

export type What = "megalith" | "draw" | "idol" | "tool" | "food" | "labor" | "vp" | "camp" | "move" | "village" | "stone" | "culture" | "reveal" | "tip" | "bury" | "food max" | "tribe hand" | "tribe discard" | "animal grounds" | "animal deck" | "extra";

export type Track = "sacrifice" | "honor";

export type From = "hand" | "discard" | "played" | "pile";

export type To = "hand" | "discard";

export type How = "any" | "different" | "same" | "with camps";

export interface SideAction {
  do: "side";
  side: Side;
}

export interface PickChiefAction {
  do: "pick_chief";
  chief: string;
}

export interface PickSetupAction {
  do: "pick_setup";
  setup: string;
}

export interface PlayAction {
  do: "play";
  card: string;
}

export interface PlaceAction {
  do: "place";
  figure: Figure;
  at: At;
}

export interface TopAction {
  do: "top";
  which: number;
}

export interface MiddleAction {
  do: "middle";
}

export interface BottomAction {
  do: "bottom";
}

export interface RestAction {
  do: "rest";
}

export interface SpendAction {
  do: "spend";
  food: number;
}

export interface UseAction {
  do: "use";
  card: string;
  which: number;
}

export interface UseChiefAction {
  do: "use_chief";
}

export interface UseTokenAction {
  do: "use_token";
  which: number;
}

export interface DoneAction {
  do: "done";
}

export interface SkipAction {
  do: "skip";
}

export interface GainAction {
  do: "gain";
  what: What;
}

export interface ClimbAction {
  do: "climb";
  track: Track;
}

export interface BuildAction {
  do: "build";
  position: number;
}

export interface MoveAction {
  do: "move";
  from: number;
  to: number;
}

export interface SettleAction {
  do: "settle";
  juncture: number;
}

export interface TakeStoneAction {
  do: "take_stone";
  stone: string;
}

export interface TakeCardAction {
  do: "take_card";
  card: string;
}

export interface TakeAnimalAction {
  do: "take_animal";
  species: string;
}

export interface RevealAction {
  do: "reveal";
}

export interface TipAction {
  do: "tip";
  species: string;
}

export interface BuryAction {
  do: "bury";
  from: From;
  card: string;
}

export interface DiscardAction {
  do: "discard";
  card: string;
}

export interface AcceptAction {
  do: "accept";
}

export interface BranchAction {
  do: "branch";
  which: number;
}

export interface TermAction {
  do: "term";
  which: number;
}

export interface PileAction {
  do: "pile";
  card: string;
}

export interface ResolveAction {
  do: "resolve";
  card: string;
}

export interface HarvestAction {
  do: "harvest";
  land: string;
}

export interface BenefitAction {
  do: "benefit";
  which: number;
}

export interface TokenAction {
  do: "token";
  from: ("open" | "next");
}

export interface GlacierAction {
  do: "glacier";
  token: string;
}

export interface StoneShownEvent {
  event: "stone_shown";
  stone: string;
}

export interface CultureShownEvent {
  event: "culture_shown";
  card: string;
}

export interface OrderSetEvent {
  event: "order_set";
  seats: number[];
}

export interface BoardsLaidEvent {
  event: "boards_laid";
}

export interface ChiefTakenEvent {
  event: "chief_taken";
  seat: number;
  chief: string;
}

export interface SideChosenEvent {
  event: "side_chosen";
  seat: number;
  chief: string;
  side: Side;
}

export interface SetupTakenEvent {
  event: "setup_taken";
  seat: number;
  setup: string;
}

export interface RoundBegunEvent {
  event: "round_begun";
  round: number;
}

export interface FigurePlacedEvent {
  event: "figure_placed";
  seat: number;
  figure: Figure;
  at: At;
}

export interface CardPlayedEvent {
  event: "card_played";
  seat: number;
  card: string;
}

export interface GainedEvent {
  event: "gained";
  seat: number;
  what: What;
  amount: number;
}

export interface PricePaidEvent {
  event: "price_paid";
  seat: number;
  labor: number;
  food: number;
  tools: number;
}

export interface FoodSpentEvent {
  event: "food_spent";
  seat: number;
  food: number;
}

export interface ClimbedEvent {
  event: "climbed";
  seat: number;
  track: Track;
  level: number;
}

export interface MegalithBuiltEvent {
  event: "megalith_built";
  seat: number;
  position: number;
  points: number;
}

export interface ScoredEvent {
  event: "scored";
  seat: number;
  points: number;
}

export interface CampPlacedEvent {
  event: "camp_placed";
  seat: number;
}

export interface CampMovedEvent {
  event: "camp_moved";
  seat: number;
  from: number;
  to: number;
}

export interface SettledEvent {
  event: "settled";
  seat: number;
  juncture: number;
}

export interface StoneTakenEvent {
  event: "stone_taken";
  seat: number;
  stone: string;
}

export interface RecruitedEvent {
  event: "recruited";
  seat: number;
  card: string;
  to: To;
}

export interface CultureTakenEvent {
  event: "culture_taken";
  seat: number;
  card: string;
}

export interface AnimalTakenEvent {
  event: "animal_taken";
  seat: number;
  species: string;
}

export interface AnimalShownEvent {
  event: "animal_shown";
  species: string;
}

export interface AnimalTippedEvent {
  event: "animal_tipped";
  seat: number;
  species: string;
}

export interface CardBuriedEvent {
  event: "card_buried";
  seat: number;
  from: From;
  card: string;
}

export interface CardDiscardedEvent {
  event: "card_discarded";
  seat: number;
  card: string;
}

export interface CardTakenUpEvent {
  event: "card_taken_up";
  seat: number;
  card?: string;
}

export interface ReshuffledEvent {
  event: "reshuffled";
  seat: number;
}

export interface CardPiledEvent {
  event: "card_piled";
  seat: number;
  card?: string;
}

export interface PileShownEvent {
  event: "pile_shown";
  seat: number;
  labor: number;
  cards: string[];
}

export interface HarvestedEvent {
  event: "harvested";
  seat: number;
  land: string;
}

export interface StoneScoredEvent {
  event: "stone_scored";
  seat: number;
  stone: string;
  points: number;
}

export interface CultureGoneEvent {
  event: "culture_gone";
}

export interface GlacierTurnedEvent {
  event: "glacier_turned";
  hexagon: number;
  token: string;
}

export interface RestTurnedEvent {
  event: "rest_turned";
  token: string;
}

export interface TokenTakenEvent {
  event: "token_taken";
  seat: number;
  token: string;
}

export interface EclipseBegunEvent {
  event: "eclipse_begun";
  round: number;
}

export interface HandBuriedEvent {
  event: "hand_buried";
  seat: number;
  card?: string;
}

export interface DrawingStoneQuestion {
  asks: "drawing_stone";
  era: number;
}

export interface DrawingCultureQuestion {
  asks: "drawing_culture";
  slot: number;
}

export interface DealingChiefQuestion {
  asks: "dealing_chief";
  seat: number | null;
}

export interface DealingSetupQuestion {
  asks: "dealing_setup";
  seat: number | null;
}

export interface DrawingCardQuestion {
  asks: "drawing_card";
  seat: number;
}

export interface DrawingAnimalQuestion {
  asks: "drawing_animal";
  seat: number | null;
}

export interface DrawingOrderQuestion {
  asks: "drawing_order";
}

export interface DrawingTileQuestion {
  asks: "drawing_tile";
}

export interface DrawingLandQuestion {
  asks: "drawing_land";
}

export interface DrawingHexQuestion {
  asks: "drawing_hex";
}

export interface DrawingGlacierQuestion {
  asks: "drawing_glacier";
  hexagon: number;
}

export interface DrawingRestQuestion {
  asks: "drawing_rest";
  seat: number | null;
}

export interface ChoosingSideQuestion {
  asks: "choosing_side";
  seat: number;
}

export interface PickingChiefQuestion {
  asks: "picking_chief";
  seat: number;
}

export interface PickingSetupQuestion {
  asks: "picking_setup";
  seat: number;
}

export interface PlacingQuestion {
  asks: "placing";
  seat: number;
}

export interface ActingQuestion {
  asks: "acting";
  seat: number;
}

export interface GainingQuestion {
  asks: "gaining";
  seat: number;
  rung: What;
  is_lesser: boolean;
}

export interface MovingQuestion {
  asks: "moving";
  seat: number;
  steps: number;
  must: boolean;
}

export interface SettlingQuestion {
  asks: "settling";
  seat: number;
  must: boolean;
  is_free: boolean;
}

export interface TakingStoneQuestion {
  asks: "taking_stone";
  seat: number;
  must: boolean;
}

export interface TakingCultureQuestion {
  asks: "taking_culture";
  seat: number;
  must: boolean;
}

export interface TakingTribeQuestion {
  asks: "taking_tribe";
  seat: number;
  atom: What;
  left: number;
  how: How;
  types: number[];
  must: boolean;
  at_top: boolean;
}

export interface TakingAnimalQuestion {
  asks: "taking_animal";
  seat: number;
  must: boolean;
}

export interface RevealingQuestion {
  asks: "revealing";
  seat: number;
}

export interface TippingQuestion {
  asks: "tipping";
  seat: number;
  must: boolean;
}

export interface BuryingQuestion {
  asks: "burying";
  seat: number;
  must: boolean;
}

export interface DiscardingQuestion {
  asks: "discarding";
  seat: number;
}

export interface PayingQuestion {
  asks: "paying";
  seat: number;
  node: number;
}

export interface BranchingQuestion {
  asks: "branching";
  seat: number;
  node: number;
}

export interface OrderingQuestion {
  asks: "ordering";
  seat: number;
  node: number;
  left: number;
  must: boolean;
}

export interface PilingQuestion {
  asks: "piling";
  seat: number;
  last?: string;
}

export interface ResolvingQuestion {
  asks: "resolving";
  seat: number;
}

export interface HarvestingQuestion {
  asks: "harvesting";
  seat: number;
  left: number[];
}

export interface BenefitingQuestion {
  asks: "benefiting";
  seat: number;
  left: number[];
}

export interface ChoosingTokenQuestion {
  asks: "choosing_token";
  seat: number;
}

export interface ExtendingQuestion {
  asks: "extending";
  seat: number;
  cells: number[];
}

export interface ChoosingGlacierQuestion {
  asks: "choosing_glacier";
  seat: number;
  left: number[];
}

export interface TakingLastQuestion {
  asks: "taking_last";
  seat: number;
}

export type GameAction =
  | SideAction
  | PickChiefAction
  | PickSetupAction
  | PlayAction
  | PlaceAction
  | TopAction
  | MiddleAction
  | BottomAction
  | RestAction
  | SpendAction
  | UseAction
  | UseChiefAction
  | UseTokenAction
  | DoneAction
  | SkipAction
  | GainAction
  | ClimbAction
  | BuildAction
  | MoveAction
  | SettleAction
  | TakeStoneAction
  | TakeCardAction
  | TakeAnimalAction
  | RevealAction
  | TipAction
  | BuryAction
  | DiscardAction
  | AcceptAction
  | BranchAction
  | TermAction
  | PileAction
  | ResolveAction
  | HarvestAction
  | BenefitAction
  | TokenAction
  | GlacierAction;

export type GameEvent =
  | StoneShownEvent
  | CultureShownEvent
  | OrderSetEvent
  | BoardsLaidEvent
  | ChiefTakenEvent
  | SideChosenEvent
  | SetupTakenEvent
  | RoundBegunEvent
  | FigurePlacedEvent
  | CardPlayedEvent
  | GainedEvent
  | PricePaidEvent
  | FoodSpentEvent
  | ClimbedEvent
  | MegalithBuiltEvent
  | ScoredEvent
  | CampPlacedEvent
  | CampMovedEvent
  | SettledEvent
  | StoneTakenEvent
  | RecruitedEvent
  | CultureTakenEvent
  | AnimalTakenEvent
  | AnimalShownEvent
  | AnimalTippedEvent
  | CardBuriedEvent
  | CardDiscardedEvent
  | CardTakenUpEvent
  | ReshuffledEvent
  | CardPiledEvent
  | PileShownEvent
  | HarvestedEvent
  | StoneScoredEvent
  | CultureGoneEvent
  | GlacierTurnedEvent
  | RestTurnedEvent
  | TokenTakenEvent
  | EclipseBegunEvent
  | HandBuriedEvent;

export type GameQuestion =
  | DrawingStoneQuestion
  | DrawingCultureQuestion
  | DealingChiefQuestion
  | DealingSetupQuestion
  | DrawingCardQuestion
  | DrawingAnimalQuestion
  | DrawingOrderQuestion
  | DrawingTileQuestion
  | DrawingLandQuestion
  | DrawingHexQuestion
  | DrawingGlacierQuestion
  | DrawingRestQuestion
  | ChoosingSideQuestion
  | PickingChiefQuestion
  | PickingSetupQuestion
  | PlacingQuestion
  | ActingQuestion
  | GainingQuestion
  | MovingQuestion
  | SettlingQuestion
  | TakingStoneQuestion
  | TakingCultureQuestion
  | TakingTribeQuestion
  | TakingAnimalQuestion
  | RevealingQuestion
  | TippingQuestion
  | BuryingQuestion
  | DiscardingQuestion
  | PayingQuestion
  | BranchingQuestion
  | OrderingQuestion
  | PilingQuestion
  | ResolvingQuestion
  | HarvestingQuestion
  | BenefitingQuestion
  | ChoosingTokenQuestion
  | ExtendingQuestion
  | ChoosingGlacierQuestion
  | TakingLastQuestion;
