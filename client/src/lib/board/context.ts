import { createContext } from "svelte";
import type { Action, Facts, Offer, Seat } from "./props";

/** What every part of a board needs: words, who sits where, and how to answer. */
export interface Scene {
  /** The initials of the game: what its messages and drawings begin with. */
  readonly prefix: string;
  readonly seats: Seat[];
  say(key: string, facts?: Facts): string;
  /** A noun of the game. */
  noun(word: string): string;
  /** An option in words, with its change of points. */
  tell(offer: Offer): string;
  choose(action: Action): void;
  /** Asks why something can't be done. */
  refuse(action: Action): void;
}

export const [getScene, setScene] = createContext<Scene>();
