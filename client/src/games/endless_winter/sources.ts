/** Where labor can come from now: read off the options, with what each would add. */

import type { Effect } from "../../gen/endless-winter";
import type { Offer, Printed } from "./types";

export interface Source {
  offer: Offer;
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
    const source = sourceOf(offer, printed, column, chief);
    return source && source.adds + source.later > 0 ? [source] : [];
  });
}

function sourceOf(offer: Offer, printed: Printed, column: string, chief: string): Source | null {
  const { action } = offer;
  const card = printed.cards[String(action["card"] ?? "")];
  if (action["do"] === "spend") return { offer, adds: 2, later: 0 };
  if (action["do"] === "use_chief") return { offer, adds: laborIn(printed.effects[chief], column), later: 0 };
  if (!card) return null;
  if (action["do"] === "use") return { offer, adds: laborIn(printed.effects[card.abilities[Number(action["which"])] ?? ""], column), later: 0 };
  if (action["do"] !== "play" || card.era > 0) return null;
  return { offer, adds: card.labor, later: card.abilities.reduce((sum, text) => sum + laborIn(printed.effects[text], column), 0) };
}
