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

export function canAdd(terms: Terms, chosen: Amounts, resource: string): boolean {
  return canComplete(terms, { ...chosen, [resource]: (chosen[resource] ?? 0) + 1 });
}

/** Whether more can be added, or nothing, until it is enough. */
function canComplete(terms: Terms, chosen: Amounts, from = 0): boolean {
  if (RESOURCES.some((resource) => (chosen[resource] ?? 0) > (terms.held[resource] ?? 0))) return false;
  if (count(chosen) > terms.most) return false;
  if (isEnough(terms, chosen)) return true;
  return RESOURCES.slice(from).some((resource, step) =>
    canComplete(terms, { ...chosen, [resource]: (chosen[resource] ?? 0) + 1 }, from + step),
  );
}

/** The only choice there is, so that nobody has to click it together. */
export function onlyChoice(terms: Terms): Amounts | null {
  let chosen: Amounts = {};
  while (!isEnough(terms, chosen) || count(chosen) < terms.most) {
    const open = RESOURCES.filter((resource) => canAdd(terms, chosen, resource));
    if (open.length !== 1 || terms.least !== terms.most) return null;
    chosen = { ...chosen, [open[0]!]: (chosen[open[0]!] ?? 0) + 1 };
  }
  return chosen;
}

/** Resource by resource, in the order in which the table takes them. */
export const inOrder = (chosen: Amounts): string[] =>
  RESOURCES.flatMap((resource) => Array<string>(chosen[resource] ?? 0).fill(resource));
