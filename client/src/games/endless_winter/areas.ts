/** Where on the board an action is at home: the areas are tabs where there is no room for all of them. */

import type { Kind, Offer } from "./types";

export type Area = "board" | "land" | "stones" | "own" | "others";

const HOME: Record<Area, Kind[]> = {
  board: ["place", "top", "middle", "bottom", "rest", "take_card", "take_animal", "take_stone", "reveal", "use_token", "token"],
  land: ["move", "settle", "harvest", "glacier"],
  stones: ["build", "climb"],
  own: ["play", "use", "use_chief", "spend", "gain", "tip", "bury", "discard", "pile", "resolve", "benefit"],
  others: [],
};

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

/** Has a picture of its own instead of an area: see Pick. */
const PICKED: Kind[] = ["side", "pick_chief", "pick_setup"];

/** Whatever has no place on the board is said, so that nothing that can be done is out of reach. */
const hasPlace = (kind: Kind): boolean => PICKED.includes(kind) || Object.values(HOME).some((kinds) => kinds.includes(kind));

export const saidOf = (offers: Offer[]): Offer[] => offers.filter(({ action }) => SAID.includes(action.do) || !hasPlace(action.do));
