import { does, keyOf, offersIn } from "../../lib/board/props";
import type { Action, Choice, Offer, SquareOffer } from "./types";

/** The numbers of options among all that are open, as `data-act` names them; undefined for none. */
export type Numbers = (actions: Iterable<Action | undefined>) => string | undefined;

export function numbersIn(options: Choice[]): Numbers {
  const numbers = new Map(options.map(({ action }, number) => [keyOf(action), number]));
  return (actions) => {
    const found = [...actions].flatMap((action) => (action ? (numbers.get(keyOf(action)) ?? []) : []));
    return found.length ? found.join(" ") : undefined;
  };
}

/** The options of a seat by where on the board they can be clicked. */
export interface Offers {
  placements: Offer<"place">[];
  squares: Map<string, SquareOffer>;
  dominoes: Map<number, Offer<"choose" | "take_pair">>;
  people: Map<string, Offer<"invite" | "take">>;
  totems: Offer<"hand_on">[];
  search: Offer<"search"> | null;
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
  if (does(offer, "place")) offers.placements.push(offer);
  else if (does(offer, "land", "pay", "settle")) offers.squares.set(offer.action.at, offer);
  else if (does(offer, "choose")) offers.dominoes.set(offer.action.domino, offer);
  else if (does(offer, "take_pair")) {
    offers.dominoes.set(Number(offer.words.facts["first"]), offer);
    offers.dominoes.set(Number(offer.words.facts["second"]), offer);
  } else if (does(offer, "invite", "take")) offers.people.set(offer.action.person, offer);
  else if (does(offer, "hand_on")) offers.totems.push(offer);
  else if (does(offer, "search")) offers.search = offer;
  else offers.buttons.push(offer);
}
