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
  next: string;
}

export interface SeatInfo {
  kind: "bot" | "left" | "open" | "person";
  name: string;
  sign: string;
  bot: string;
  here: boolean;
  stands_in: boolean;
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

export interface Hinted {
  type: "hinted";
  id: string;
  action: Record<string, unknown>;
  words: Words;
  gain: number;
}

export interface Answer {
  type: "answer";
  seat: number;
  answer: "agreed" | "left" | "played-on" | "refused";
}

export interface Ticket {
  table: string;
  code: string;
  seat: number;
  token: string;
  commitment: string;
}

export interface GameInfo {
  game: string;
  players: number[];
  options: OptionInfo[];
  bots: string[];
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
}

export type ToClient = Position | Gains | Done | Refused | Because | ChatLine | Hinted | Answer;

export interface NewTable {
  game: string;
  players: number;
  person: Person;
  options?: Record<string, string>;
  bots?: ("greedy" | "random")[];
  public?: boolean;
}

export interface Person {
  name: string;
  sign?: "bear" | "bison" | "lion" | "wolf" | null;
  seat?: number | null;
}

export interface Replacement {
  seat: number;
  bot?: "greedy" | "random";
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
}

export interface Hint {
  type: "hint";
  id: string;
}

export type FromClient = Hello | Act | Why | Undo | Withdraw | Consent | Say | Hint;
