/** The numbers of options, by which the page finds what offers them. */

import { keyOf } from "../../lib/board/props";
import type { Meant, Offer } from "./types";

const known = new WeakMap<Offer[], Map<string, number>>();

function numbersIn(offers: Offer[]): Map<string, number> {
  const found = known.get(offers) ?? new Map(offers.map(({ action }, number) => [keyOf(action), number]));
  known.set(offers, found);
  return found;
}

/** As `data-act` has them; nothing where none of these is open. */
export function actsOf(offers: Offer[], actions: Meant[]): string | undefined {
  if (!offers.length) return undefined;
  const numbers = numbersIn(offers);
  return actions.flatMap((action) => numbers.get(keyOf(action)) ?? []).join(" ") || undefined;
}
