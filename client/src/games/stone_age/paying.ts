import { RESOURCES, VALUE } from "./printed";
import type { Amounts, Building, Offer, Paying, Village } from "./types";

/** What may be gathered before it is sent: how many resources in all, and of how many kinds (0: any). */
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

/** Paying takes from the village, taking from a supply that has enough of what is offered. */
export function termsOf(offer: Paying, pieces: Map<string, Offer>, village: Village, building: Building | null): Terms {
  const isTaking = [...pieces.values()].some(({ action }) => action["do"] === "take");
  const held = isTaking ? Object.fromEntries([...pieces.keys()].map((resource) => [resource, offer.most])) : village.resources;
  return { held, least: offer.least, most: offer.most, kinds: building?.kinds ?? 0 };
}

export function isEnough({ least, most, kinds }: Terms, chosen: Amounts): boolean {
  const [sum, different] = [count(chosen), RESOURCES.filter((resource) => chosen[resource]).length];
  return sum >= least && sum <= most && sum > 0 && (kinds === 0 || different === kinds);
}

/** All that would be enough, from what is held. */
function choices(terms: Terms): Amounts[] {
  let found: Amounts[] = [{}];
  for (const resource of RESOURCES)
    found = found.flatMap((chosen) =>
      Array.from({ length: Math.min(terms.held[resource] ?? 0, terms.most) + 1 }, (_, amount) => ({ ...chosen, [resource]: amount })),
    );
  return found.filter((chosen) => isEnough(terms, chosen));
}

/** Whether one more of a resource can still become enough. */
export function canAdd(terms: Terms, chosen: Amounts, resource: string): boolean {
  const wanted = { ...chosen, [resource]: (chosen[resource] ?? 0) + 1 };
  return choices(terms).some((choice) => Object.entries(wanted).every(([kind, amount]) => (choice[kind] ?? 0) >= amount));
}

/** The only choice there is, so that nobody has to click it together. */
export function onlyChoice(terms: Terms): Amounts | null {
  const [first, ...others] = choices(terms);
  return first && others.length === 0 ? first : null;
}

/** Resource by resource, in the order in which the table takes them. */
export const inOrder = (chosen: Amounts): string[] =>
  RESOURCES.flatMap((resource) => Array<string>(chosen[resource] ?? 0).fill(resource));
