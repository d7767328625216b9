import { does, offersIn } from "../../lib/board/props";
import type { Choice, Offer, Payment, PlaceOffer } from "./types";

/** The options of a seat by where on the board they can be clicked. */
export interface Offers {
  /** By place: one for each number of people that may go there, the one way to use it, or each way to pay for it. */
  places: Map<string, PlaceOffer[]>;
  /** Sets of tools that can be added to a roll. */
  tools: Offer<"add">[];
  dice: Map<number, Offer<"die">>;
  /** Whole payments, where there are few. */
  payments: Payment[];
  /** Resources to pay kind by kind or to take one by one, by kind. */
  pieces: Map<string, Offer<"pay" | "take">>;
  buttons: Offer[];
}

/** What an option changes is no matter of points at once here: an estimate beside each would say too much. */
export function offersOf(options: Choice[]): Offers {
  const offers: Offers = { places: new Map(), tools: [], dice: new Map(), payments: [], pieces: new Map(), buttons: [] };
  offersIn(options, null).forEach((offer, number) => sort(offers, { ...offer, number }));
  return offers;
}

function sort({ places, tools, dice, payments, pieces, buttons }: Offers, offer: Offer): void {
  if (does(offer, "place", "use", "buy", "buy_with")) places.set(offer.action.at, [...(places.get(offer.action.at) ?? []), offer]);
  else if (does(offer, "die")) dice.set(offer.action.value, offer);
  else if (does(offer, "add")) tools.push(offer);
  else if (does(offer, "pay_all")) payments.push(offer);
  else if (does(offer, "pay", "take")) pieces.set(offer.action.resource, offer);
  else buttons.push(offer);
}

/** Where something can be done; on a phone one of them is shown. */
export type Area = "places" | "market" | "village";

/** What a seat chooses among: where people go, which of them to use while some are still to roll, what to buy, or when the turn ends; "" for anything else. */
export type Asked = "place" | "use" | "buy" | "end" | "";

export function askedIn({ places, buttons }: Offers): Asked {
  const names = [...places.keys()];
  if ([...places.values()].some((offers) => offers.some(peopleIn))) return "place";
  if (names.length) return names.every(isInMarket) ? "buy" : "use";
  return buttons.some(({ action }) => action.do === "use_card") ? "end" : "";
}

/** Cards and buildings, unlike the places of the land. */
export const isInMarket = (place: string): boolean => /_\d$/.test(place);

/** Whether an option is paid for: with all that it costs, or, where there are many ways, begun. */
export const isPurchase = (offer: PlaceOffer): boolean => !peopleIn(offer) && isInMarket(offer.action.at);

/** How many people an option sends; 0 for one that sends nobody. */
export const peopleIn = ({ action }: PlaceOffer): number => (action.do === "place" ? action.people : 0);

/** The numbers of options, for `data-act`: what an element offers. */
export const actsOf = (offers: Offer[]): string | undefined => (offers.length ? offers.map(({ number }) => number).join(" ") : undefined);
