/** What a board gets, and what it may do: show, and report one choice. `V` is the view of the game. */

import type { Choice, LogEntry, Words } from "../../gen/wire";
import type { Facts } from "../../words/catalog";
import type { Seat } from "../people/seats";

export type { Choice, Facts, LogEntry, Seat, Words };
export type Action = Choice["action"];

export interface BoardProps<V = Record<string, unknown>> {
  game: string;
  /** The open question in words, for a board that keeps it in sight. */
  question?: string;
  /** The last refusal in words, for the same boards. */
  refusal?: string;
  /** What this seat, or whoever watches, may see: the type in `gen/<game>.ts`. */
  view: V;
  /** What is printed on the components: the type `Printed` in `gen/<game>.ts`, where views name a `printing`. */
  printed?: unknown;
  /** What can be done now; empty while somebody else acts, or while an answer is awaited. */
  options: Choice[];
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
  choose: (action: Action) => void;
  /** A click on something shut asks why: the named action that was meant, though it is not among the options. The answer
      names the rule, and the options stay as they are. */
  why?: ((action: Action) => void) | undefined;
  /** A replay, an end or a spectator: nothing can be clicked. */
  readonly: boolean;
  /** What the board should mark: the log since the person looked, or the one line that is pointed at. */
  recent: LogEntry[];
  /** All that happened, without what was taken back; in a replay, the last step. */
  log: LogEntry[];
}

/** One option with what it changes: `gain` is null until it is known, and where no option changes anything. */
export interface Offer {
  action: Action;
  words: Words;
  gain: number | null;
}

export function offersIn(options: Choice[], gains: number[] | null): Offer[] {
  const isTelling = gains?.some((gain) => gain !== 0) ?? false;
  return options.map(({ action, words }, at) => ({ action, words, gain: isTelling ? (gains?.[at] ?? null) : null }));
}
