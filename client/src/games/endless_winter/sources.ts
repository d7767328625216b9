/** Where labor can come from now: read off the options, with what each would add. */

import type { Components, Offer } from "./types";

export interface Source {
  offer: Offer;
  /** Halves of labor that it adds at once. */
  adds: number;
  /** Halves more that an ability of the card could add after that. */
  later: number;
}

const HALVES = /^labor(?: (\d+))?( ?1\/2)?$/;

/** "labor 1 1/2" is 3 halves; anything else brings no labor. */
export function halvesOf(effect: string): number {
  const found = HALVES.exec(effect.replace(/labor 1\/2$/, "labor 0 1/2"));
  if (!found) return 0;
  return 2 * Number(found[1] ?? 1) + (found[2] ? 1 : 0);
}

/** What an ability text brings in this column: its gate names another one, or the eclipse, or none. */
function laborIn(text: string, column: string): number {
  const [, gate, effect = ""] = /^(?:@([a-z]+) )?(.*)$/.exec(text) ?? [];
  return gate === undefined || gate === column ? halvesOf(effect) : 0;
}

export function sourcesIn(offers: Offer[], facts: Components, column: string, chief: string): Source[] {
  return offers.flatMap((offer) => {
    const source = sourceOf(offer, facts, column, chief);
    return source && source.adds + source.later > 0 ? [source] : [];
  });
}

function sourceOf(offer: Offer, facts: Components, column: string, chief: string): Source | null {
  const { action } = offer;
  const card = facts.cards[String(action["card"])];
  if (action["do"] === "spend") return { offer, adds: 2, later: 0 };
  if (action["do"] === "use_chief") return { offer, adds: laborIn(chief, column), later: 0 };
  if (!card) return null;
  if (action["do"] === "use") return { offer, adds: laborIn(card.abilities[Number(action["which"])] ?? "", column), later: 0 };
  if (action["do"] !== "play" || card.era > 0) return null;
  return { offer, adds: card.labor, later: card.abilities.reduce((sum, text) => sum + laborIn(text, column), 0) };
}
