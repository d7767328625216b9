/** What a board gets, and what it may do: show, and report one choice. */

import type { Snippet } from "svelte";
import type * as wire from "../../gen/wire";
import type { Facts } from "../../words/catalog";
import type { Seat } from "../people/seats";
import type { Spot } from "./motion";

export type { Facts, Seat };
export type Words = wire.Words;

/** A view, an action or an event of whatever game, as it travels. */
export type Data = Record<string, unknown>;

/** An option: `A` is the actions of a game. */
export interface Choice<A = Data> extends Omit<wire.Choice, "action"> {
  action: A;
}

/** A line of the log: `E` is the events of a game, one for each of the words. */
export interface LogEntry<E = Data> extends Omit<wire.LogEntry, "events"> {
  events: E[];
}

/** An action that is only asked about. Its names come from the view, where they are any words. */
export type Meant<A> = A extends unknown
  ? { [Field in keyof A]: Field extends "do" ? A[Field] : A[Field] extends string ? string : A[Field] }
  : never;

/** A seat that acted; `isAsked`: somebody came to see just what is its own, so that it goes before all else. */
export interface Focus {
  seat: number;
  isAsked: boolean;
}

/** A line of the score sheet that is counted now, and the places on the board that it comes from. */
export interface Counted {
  line: wire.ScoreEntry;
  spots: Spot[];
}

/** A board is written for the view `V`, the actions `A` and the events `E` of its game, the types in `gen/<game>.ts`. */
export interface BoardProps<V = Data, A = Data, E = Data> {
  game: string;
  /** What this seat, or whoever watches, may see. */
  view: V;
  /** What is printed on the components: the type `Printed` in `gen/<game>.ts`, where views name a `printing`. */
  printed?: unknown;
  /** What can be done now; empty while somebody else acts, or while an answer is awaited. In a replay it is not open, but what a
      hint means is found by it. */
  options: Choice<A>[];
  /** What each option changes in its seat's own points at once, in the same order; null until it is known. */
  gains: number[] | null;
  /** The seat that is shown; null for whoever watches. */
  you: number | null;
  /** The seat that acts; null before and after the game, and while chance acts. */
  actor: number | null;
  seats: Seat[];
  /** Words of the engine in the reader's language, seats by name. */
  words: (words: Pick<Words, "key" | "facts">) => string;
  /** A message of the catalogs. */
  say: (key: string, facts?: Facts) => string;
  choose: (action: A) => void;
  /** A click on something shut asks why: the named action that was meant, though it is not among the options. The answer
      names the rule, and the options stay as they are. */
  why?: ((action: Meant<A>) => void) | undefined;
  /** A replay, an end or a spectator: nothing can be clicked. */
  readonly: boolean;
  /** What the board should mark: the log since the person looked, or the one line that is pointed at. */
  recent: LogEntry<E>[];
  /** All that happened, without what was taken back; in a replay, the last step. */
  log: LogEntry<E>[];
  /** What came with this very position and is to be seen moving; empty when the page was just opened. */
  played?: LogEntry<E>[];
  /** What somebody asked a hint for: drawn as a ghost. */
  hint?: A | null;
  /** The same before it is told: only its region (`data-region`) is to be in sight. */
  led?: A | null;
  /** In a replay, the seat whose land, village or board is to be in sight; otherwise one's own is. */
  focus?: Focus | null;
  /** At the end, while points are counted: what they come from is in sight. `sums`: the points so far, by seat. */
  counted?: (Counted & { sums: number[] }) | null;
  /** A picture is being made of what is marked by `data-portrait`: it is in sight. */
  isPosing?: boolean;
  /** Sign, name, points and state of a seat, for a board that fills the slot `seats`. */
  seatMark?: Snippet<[number]> | undefined;
}

/** One option with what it changes: `gain` is null until it is known, and where no option changes anything. */
export interface Offer<A = Data> extends Choice<A> {
  gain: number | null;
}

export function offersIn<A>(options: Choice<A>[], gains: number[] | null): Offer<A>[] {
  const isTelling = gains?.some((gain) => gain !== 0) ?? false;
  return options.map(({ action, words }, at) => ({ action, words, gain: isTelling ? (gains?.[at] ?? null) : null }));
}

/** Whether an option is of one of these kinds; then its fields are known. */
export function does<O extends { action: { do: string } }, K extends O["action"]["do"]>(
  option: O,
  ...kinds: K[]
): option is O & { action: Extract<O["action"], { do: K }> } {
  return kinds.some((kind) => kind === option.action.do);
}

/** An action as a word, whatever the order of its fields. */
export const keyOf = (action: object): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
