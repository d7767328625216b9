/** Where labor can come from now: read off the options, with what each would add. */

import type { Effect } from "../../gen/endless-winter";
import { does } from "../../lib/board/props";
import type { Offer, Printed } from "./types";

const SOURCES = ["spend", "use_chief", "use", "play"] as const;

export interface Source {
  offer: Offer<(typeof SOURCES)[number]>;
  /** Halves of labor that it adds at once. */
  adds: number;
  /** Halves more that an ability of the card could add after that. */
  later: number;
}

/** Halves of labor that an effect brings in this column: its gate names another one, or the eclipse, or none. */
export function laborIn(effect: Effect | undefined, column: string): number {
  const gain = effect?.tree.gain;
  if (gain?.what !== "labor" || (effect?.gate ?? column) !== column) return 0;
  return gain.amount;
}

export function sourcesIn(offers: Offer[], printed: Printed, column: string, chief: string): Source[] {
  return offers.flatMap((offer) => {
    if (!does(offer, ...SOURCES)) return [];
    const source = { offer, later: 0, ...addedBy(offer.action, printed, column, chief) };
    return source.adds + source.later > 0 ? [source] : [];
  });
}

function addedBy(action: Source["offer"]["action"], printed: Printed, column: string, chief: string): { adds: number; later?: number } {
  const laborOf = (text: string | undefined): number => laborIn(printed.effects[text ?? ""], column);
  if (action.do === "spend") return { adds: 2 };
  if (action.do === "use_chief") return { adds: laborOf(chief) };
  const card = printed.cards[action.card];
  if (action.do === "use") return { adds: laborOf(card?.abilities[action.which]) };
  if (!card || card.era > 0) return { adds: 0 };
  return { adds: card.labor, later: card.abilities.reduce((sum, text) => sum + laborOf(text), 0) };
}
