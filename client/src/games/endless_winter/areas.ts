/** What is said beside the question: what is no thing on the board. */

import { hasRegion } from "./regions";
import type { Kind, Offer } from "./types";

/** What has a button of its own beside the question, because it is no thing, or because its thing may be out of sight. */
const SAID: Kind[] = [
  "done",
  "skip",
  "accept",
  "branch",
  "term",
  "gain",
  "climb",
  "reveal",
  "token",
  "benefit",
  "use_token",
  "use_chief",
  "rest",
  "use",
];

/** Has a picture of its own instead of a region: see Pick. */
const PICKED: Kind[] = ["side", "pick_chief", "pick_setup"];

/** Whatever has no place on the board is said, so that nothing that can be done is out of reach. */
const hasPlace = (kind: Kind): boolean => PICKED.includes(kind) || hasRegion(kind);

export const saidOf = (offers: Offer[]): Offer[] => offers.filter(({ action }) => SAID.includes(action.do) || !hasPlace(action.do));
