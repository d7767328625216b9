import { offersIn } from "../../lib/board/props";
import type { Choice, Offer } from "./types";

/** The options of a seat by where on the board they can be clicked. */
export interface Offers {
  /** By place: one for each number of people that may go there, the one way to use it, or each way to pay for it. */
  places: Map<string, Offer[]>;
  /** Sets of tools that can be added to a roll. */
  tools: Offer[];
  dice: Map<number, Offer>;
  /** Whole payments, where there are few. */
  payments: Offer[];
  /** Resources to pay kind by kind or to take one by one, by kind. */
  pieces: Map<string, Offer>;
  buttons: Offer[];
}

/** What an option changes is no matter of points at once here: an estimate beside each would say too much. */
export function offersOf(options: Choice[]): Offers {
  const offers: Offers = { places: new Map(), tools: [], dice: new Map(), payments: [], pieces: new Map(), buttons: [] };
  for (const offer of offersIn(options, null)) sort(offers, offer);
  return offers;
}

function sort(offers: Offers, offer: Offer): void {
  const { action } = offer;
  if ("at" in action) offers.places.set(String(action["at"]), [...(offers.places.get(String(action["at"])) ?? []), offer]);
  else if (action["do"] === "die") offers.dice.set(Number(action["value"]), offer);
  else if ("tools" in action) offers.tools.push(offer);
  else if ("wood" in action) offers.payments.push(offer);
  else if ("resource" in action) offers.pieces.set(String(action["resource"]), offer);
  else offers.buttons.push(offer);
}

/** What a seat chooses among: where people go, which of them to use while some are still to roll, what to buy, or when the turn ends; "" for anything else. */
/** Where something can be done; on a phone one of them is shown. */
export type Area = "places" | "market" | "villages";

export type Asked = "place" | "use" | "buy" | "end" | "";

export function askedIn({ places, buttons }: Offers): Asked {
  const names = [...places.keys()];
  if ([...places.values()].some((offers) => offers.some(peopleIn))) return "place";
  if (names.length) return names.every(isInMarket) ? "buy" : "use";
  return buttons.some(({ action }) => action["do"] === "use_card") ? "end" : "";
}

/** Cards and buildings, unlike the places of the land. */
export const isInMarket = (place: string): boolean => /_\d$/.test(place);

/** Whether an option is paid for: with all that it costs, or, where there are many ways, begun. */
export const isPurchase = (offer: Offer): boolean => !peopleIn(offer) && isInMarket(String(offer.action["at"]));

/** How many people an option sends; 0 for one that sends nobody. */
export const peopleIn = (offer: Offer): number => Number(offer.action["people"] ?? 0);
