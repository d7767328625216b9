import { offersIn } from "../../lib/board/props";
import type { Choice, Offer } from "./types";

/** The options of a seat by where on the board they can be clicked. */
export interface Offers {
  placements: Offer[];
  squares: Map<string, Offer>;
  dominoes: Map<number, Offer>;
  people: Map<string, Offer>;
  totems: Offer[];
  search: Offer | null;
  buttons: Offer[];
}

export function offersOf(options: Choice[], gains: number[] | null): Offers {
  const offers: Offers = {
    placements: [],
    squares: new Map(),
    dominoes: new Map(),
    people: new Map(),
    totems: [],
    search: null,
    buttons: [],
  };
  for (const offer of offersIn(options, gains)) sort(offers, offer);
  return offers;
}

function sort(offers: Offers, offer: Offer): void {
  const { action, words } = offer;
  if (action["do"] === "place") offers.placements.push(offer);
  else if ("at" in action) offers.squares.set(String(action["at"]), offer);
  else if ("domino" in action) offers.dominoes.set(Number(action["domino"]), offer);
  else if ("pair" in action) {
    offers.dominoes.set(Number(words.facts["first"]), offer);
    offers.dominoes.set(Number(words.facts["second"]), offer);
  } else if ("person" in action) offers.people.set(String(action["person"]), offer);
  else if ("totem" in action) offers.totems.push(offer);
  else if (action["do"] === "search") offers.search = offer;
  else offers.buttons.push(offer);
}
