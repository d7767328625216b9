/** What may be taken instead of what is gained. The engine says of each option whether it is that; where nothing else is left,
    it is the choice itself. */

import type { Offer } from "./types";

export function lesserIn(offers: Offer[]): Offer[] {
  const lesser = offers.filter(({ words }) => words.facts["lesser"] === 1);
  return lesser.length < offers.length ? lesser : [];
}
