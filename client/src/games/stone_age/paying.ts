import { RESOURCES, VALUE } from "../../gen/stone-age";
import type { Action, Amounts, Building, Choice, Offer, Paying, Payment, View, Village } from "./types";

/** What may be gathered where the table takes it kind by kind: how many in all, and of how many kinds (0: any). */
export interface Terms {
  held: Amounts;
  least: number;
  most: number;
  kinds: number;
}

export const count = (amounts: Amounts): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

/** What the resources score in a building whose points are counted. */
export const worth = (amounts: Amounts): number =>
  Object.entries(amounts).reduce((sum, [resource, amount]) => sum + (VALUE[resource] ?? 0) * amount, 0);

/** What a seat would pay for the card or building on a place, before it has paid anything. */
export function dueAt({ cards, buildings }: View, place: string, seat: number): Paying | null {
  const cost = cards.find((space) => space.place === place)?.cost;
  const building = buildings.find((stack) => stack.place === place)?.building;
  const [least, most] = [cost ?? building?.least, cost ?? building?.most];
  return least && most ? { seat, place, paid: {}, kinds: [...RESOURCES], least, most, takes: false } : null;
}

/** Paying takes from the village, taking from a supply that has enough of what is offered. */
export function termsOf(offer: Paying, pieces: Map<string, Offer<"pay" | "take">>, village: Village, building: Building | null): Terms {
  const kinds = offer.takes ? [...pieces.keys()] : offer.kinds;
  const held = Object.fromEntries(kinds.map((resource) => [resource, offer.takes ? offer.most : (village.resources[resource] ?? 0)]));
  return { held, least: offer.least, most: offer.most, kinds: building?.kinds ?? 0 };
}

function fits({ least, most, kinds }: Terms, chosen: Amounts): boolean {
  const [sum, different] = [count(chosen), RESOURCES.filter((resource) => chosen[resource]).length];
  return sum >= least && sum <= most && (kinds === 0 || different === kinds);
}

/** All that would be enough, from what is held. */
export function waysFrom(terms: Terms): Amounts[] {
  let found: Amounts[] = [{}];
  for (const resource of RESOURCES)
    found = found.flatMap((chosen) =>
      Array.from({ length: Math.min(terms.held[resource] ?? 0, terms.most) + 1 }, (_, amount) => ({ ...chosen, [resource]: amount })),
    );
  return found.filter((chosen) => fits(terms, chosen));
}

/** A whole payment that the table offers. */
export const amountsIn = ({ action: { wood, brick, stone, gold } }: Pick<Payment, "action">): Amounts => ({ wood, brick, stone, gold });

/** Whether something was chosen of which a way has no less. */
export const isWithin = (chosen: Amounts, way: Amounts): boolean =>
  Object.entries(chosen).every(([resource, amount]) => (way[resource] ?? 0) >= amount);

/** Which of the ways is just what was chosen; -1 if none. */
export const wayOf = (ways: Amounts[], chosen: Amounts): number => ways.findIndex((way) => isWithin(chosen, way) && isWithin(way, chosen));

/** Whether one more of a resource can still become one of the ways. */
export const canAdd = (ways: Amounts[], chosen: Amounts, resource: string): boolean =>
  ways.some((way) => isWithin({ ...chosen, [resource]: (chosen[resource] ?? 0) + 1 }, way));

/** These and those. */
export const plus = (these: Amounts, those: Amounts): Amounts =>
  Object.fromEntries(RESOURCES.map((resource) => [resource, (these[resource] ?? 0) + (those[resource] ?? 0)]));

/** What is left of these after those. */
export const less = (these: Amounts, those: Amounts): Amounts =>
  Object.fromEntries(RESOURCES.map((resource) => [resource, (these[resource] ?? 0) - (those[resource] ?? 0)]));

/** The answer that comes nearest to paying or taking just this: all of it, all of the kind that is asked for, one to take, or no more. */
export function stepTo(options: Choice[], rest: Amounts): Action | null {
  const first = RESOURCES.find((resource) => (rest[resource] ?? 0) > 0);
  const fits = ({ action }: Choice): boolean => {
    if (action.do === "pay_all") return wayOf([amountsIn({ action })], rest) === 0;
    if (action.do === "pay" || action.do === "buy_with") return action.amount === (rest[action.resource] ?? 0);
    return first ? action.do === "take" && action.resource === first : action.do === "done";
  };
  return options.find(fits)?.action ?? null;
}
