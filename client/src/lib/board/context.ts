import { createContext } from "svelte";
import type { Facts, Meant, Offer, Seat } from "./props";

/** What every part of a board needs: words, who sits where, and how to answer, with an action `A` of the game. */
export interface Scene<A = never> {
  /** The initials of the game: what its messages and drawings begin with. */
  readonly prefix: string;
  readonly seats: Seat[];
  say(key: string, facts?: Facts): string;
  /** A noun of the game. */
  noun(word: string): string;
  /** An option in words, with its change of points. */
  tell(offer: Pick<Offer, "words" | "gain">): string;
  choose(action: A): void;
  /** Asks why something can't be done. */
  refuse(action: Meant<A>): void;
}

const [get, set] = createContext<Scene>();

export function setScene<A>(scene: Scene<A>): Scene<A> {
  set(scene);
  return scene;
}

/** A part that answers names the actions of its game, which are those of the board that it is a part of; without that name
    it can only speak. */
export const getScene = <A = never>(): Scene<A> => get();
