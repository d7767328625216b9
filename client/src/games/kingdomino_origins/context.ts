import { createContext } from "svelte";
import type { Action, Facts, Offer, Seat } from "./types";

/** What every part of the board needs: words, who sits where, and how to answer. */
export interface Scene {
  readonly seats: Seat[];
  say(key: string, facts?: Facts): string;
  /** A noun of the game. */
  noun(word: string): string;
  /** An option in words, with its change of points. */
  tell(offer: Offer): string;
  choose(action: Action): void;
  refuse(action: Action): void;
}

export const [getScene, setScene] = createContext<Scene>();
