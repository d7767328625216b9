// Made by `python -m lascaux.codegen` from the types of the server. Not to be edited.

export interface Position {
  type: "position";
  info: TableInfo;
  you: number | null;
  version: number;
  actor: number | null;
  view: Record<string, unknown>;
  question: Words | null;
  options: Choice[];
  log: LogEntry[];
  undo: UndoState;
  result: Result | null;
  score: ScoreEntry[];
  seed: string;
  stood_in: StoodIn | null;
  guided: Guided | null;
}

export interface TableInfo {
  table: string;
  code: string;
  game: string;
  players: number;
  options: Record<string, string>;
  public: boolean;
  status: "open" | "over" | "playing";
  commitment: string;
  seats: SeatInfo[];
  actor: number | null;
  rematch: Rematch | null;
  offer: Offer | null;
  watchers: number;
  watchers_talk: boolean;
  hints: boolean;
  host: number | null;
  start: Start | null;
}

export interface SeatInfo {
  kind: "bot" | "left" | "open" | "person";
  name: string;
  sign: string;
  bot: string;
  here: boolean;
  stands_in: boolean;
  ready: boolean;
}

export interface Rematch {
  table: string;
  by: string;
  order: "result" | "rotate" | "same";
  status: "open" | "over" | "playing";
  coming: number[];
  declined: number[];
}

export interface Offer {
  before: string;
  by: string;
  order: "result" | "rotate" | "same";
}

export interface Start {
  round: number;
  is_on: boolean;
  contributors: Contributor[];
  revealed: number[];
  bound: number[];
  missing: number[];
}

export interface Contributor {
  seat: number;
  commitment: string;
}

export interface Words {
  key: string;
  facts: Record<string, number | string | Words>;
  rule: string;
}

export interface Choice {
  action: Record<string, unknown>;
  words: Words;
}

export interface LogEntry {
  version: number;
  by: number;
  kind: string;
  words: Words[];
  events: (Record<string, unknown>)[];
}

export interface UndoState {
  free: number;
  back: number[];
  asked_by: number | null;
  wished: number[];
  agreed: number[];
  away: number[];
}

export interface Result {
  points: number[];
  places: number[];
  ties: number[][];
}

export interface ScoreEntry {
  seat: number;
  key: string;
  points: number;
  facts: Record<string, number | string>;
}

export interface StoodIn {
  versions: number[];
  at: number;
}

export interface Guided {
  step: number;
  steps: number;
  pages: GuidedPage[];
  action: Record<string, unknown> | null;
  offers: GuidedOffer[];
}

export interface GuidedPage {
  words: Words;
  at: string;
}

export interface GuidedOffer {
  words: Words;
  options: Record<string, string>;
}

export interface Gains {
  type: "gains";
  version: number;
  gains: number[];
}

export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Refused {
  type: "refused";
  id: string;
  problem: Problem;
}

export interface Problem {
  code: string;
  text: string;
  rule: string;
  key: string;
  facts: Record<string, number | string | Words>;
}

export interface Because {
  type: "because";
  id: string;
  problem: Problem | null;
}

export interface ChatLine {
  type: "said";
  seat: number;
  name: string;
  text: string;
}

export interface Emoted {
  type: "emoted";
  seat: number;
  emote: "drum" | "fire" | "hand" | "mammoth" | "spear" | "sun";
}

export interface Hinted {
  type: "hinted";
  id: string;
  action: Record<string, unknown>;
  words: Words;
  gain: number;
  why: Difference[];
  instead: Words | null;
}

export interface Difference {
  key: string;
  points: number;
}

export interface Answer {
  type: "answer";
  seat: number;
  answer: "agreed" | "left" | "played-on" | "refused";
}

export interface Restarting {
  type: "restarting";
}

export interface Ticket {
  table: string;
  code: string;
  seat: number;
  token: string;
  commitment: string;
}

export interface OwnTable {
  info: TableInfo;
  yours: HeldSeat[];
  changed: number;
  result: Result | null;
}

export interface HeldSeat {
  seat: number;
  token: number;
}

export interface Arrival {
  seat: number;
  is_salted: boolean;
  info: TableInfo;
}

export interface DeviceLink {
  id: string;
  secret: string;
  owner: string;
  seats: number;
}

export interface DeviceState {
  id: string;
  made: number;
  opened: number | null;
}

export interface CarriedSeat {
  table: string;
  seat: number;
  token: string;
}

export interface GameInfo {
  game: string;
  players: number[];
  options: OptionInfo[];
  bots: string[];
  strengths: Strength[];
  guided: boolean;
}

export interface OptionInfo {
  key: string;
  choices: string[];
  default: string;
  rule: string;
  needs: [string, string];
  group: "edition" | "module" | "ruling";
  follows: string;
  means: string[];
}

export interface Strength {
  level: string;
  options: Record<string, string>;
  players: number;
  share: number;
  low: number;
  high: number;
  games: number;
}

export interface ComponentKind {
  kind: string;
  components: ComponentInfo[];
}

export interface ComponentInfo {
  name: Words;
  lines: Words[];
  view: Record<string, unknown>;
}

export interface ServerInfo {
  public_url: string;
  addresses: string[];
  is_alone: boolean;
  command: string;
}

export interface Replay {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  names: string[];
  signs: string[];
  status: "open" | "over" | "playing";
  length: number;
  log: LogEntry[];
  you: number | null;
  may_see: number[];
  result: Result | null;
  score: ScoreEntry[];
  seed: string;
  begins: number;
}

export interface ReplayPosition {
  n: number;
  actor: number | null;
  view: Record<string, unknown>;
  question: Words | null;
}

export interface Course {
  positions: number[];
  points: number[][];
  chances: number[][];
  turning_points: TurningPoint[];
}

export interface TurningPoint {
  n: number;
  seat: number;
  change: number;
  by: number | null;
}

export interface CallOffers {
  push: string;
  hooks: boolean;
}

export interface Called {
  seats: number;
}

export interface Proof {
  seed: string;
  commitment: string;
  salt: string;
  deals: number;
  bent: number | null;
  begins: number;
  thrown: Thrown[];
}

export interface Thrown {
  seat: number;
  commitment: string;
  salt: string;
}

export interface ReviewState {
  status: "done" | "failed" | "missing" | "none" | "working";
  progress: number;
  review: Review | null;
  place: number;
}

export interface Review {
  positions: number[];
  points: number[][];
  shares: number[][];
  judged: Judged[];
  strokes: Stroke[];
  seats: SeatReview[];
  searched: number;
  decisions: number;
}

export interface Judged {
  n: number;
  seat: number;
  mark: "blunder" | "inaccuracy" | "mistake";
  regret: number;
  error: number;
  share: number;
  played: Choice;
  better: Choice;
  why: Difference[];
}

export interface Stroke {
  n: number;
  seat: number;
  points: number;
}

export interface SeatReview {
  accuracy: number;
  luck: number;
  decisions: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  lessons: Lesson[];
}

export interface Lesson {
  words: Words;
  points: number;
  moves: number[];
}

export type ToClient = Position | Gains | Done | Refused | Because | ChatLine | Emoted | Hinted | Answer | Restarting;

export interface NewTable {
  game: string;
  players: number;
  person: Person;
  options?: Record<string, string>;
  bots?: ("casual" | "easy" | "expert" | "fair" | "greedy" | "random" | "strong")[];
  public?: boolean;
  watchers_talk?: boolean;
  hints?: boolean;
}

export interface Person {
  name: string;
  sign?: "bear" | "bison" | "lion" | "wolf" | null;
  seat?: number | null;
}

export interface Replacement {
  seat: number;
  bot?: "casual" | "easy" | "expert" | "fair" | "greedy" | "random" | "strong";
}

export interface CallMe {
  tokens: string[];
  push?: Subscription | null;
  hook?: string | null;
  language?: string;
}

export interface Subscription {
  endpoint: string;
  keys: PushKeys;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface CallOff {
  tokens: string[];
  address: string;
}

export interface PlayOn {
  seat: number;
  person: Person;
  bots: ("casual" | "easy" | "expert" | "fair" | "greedy" | "random" | "strong")[];
  waits?: boolean;
}

export interface Hello {
  type: "hello";
  token?: string;
  seen?: number;
}

export interface Act {
  type: "act";
  id: string;
  seen: number;
  action: Record<string, unknown>;
}

export interface Why {
  type: "why";
  id: string;
  action: Record<string, unknown>;
}

export interface Undo {
  type: "undo";
  id: string;
  seen: number;
  ask?: boolean;
}

export interface Withdraw {
  type: "withdraw";
  id: string;
}

export interface Consent {
  type: "consent";
  id: string;
  seen: number;
  to: number;
  yes: boolean;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
  name?: string;
}

export interface Emote {
  type: "emote";
  id: string;
  emote: "drum" | "fire" | "hand" | "mammoth" | "spear" | "sun";
}

export interface Hint {
  type: "hint";
  id: string;
}

export type FromClient = Hello | Act | Why | Undo | Withdraw | Consent | Say | Emote | Hint;
