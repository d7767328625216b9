/** What says too little to be told again in the summary of what the others did. */

import type { GameEvent } from "../../gen/endless-winter";

const MINOR: GameEvent["event"][] = [
  "gained",
  "price_paid",
  "food_spent",
  "card_taken_up",
  "card_piled",
  "card_discarded",
  "card_played",
  "reshuffled",
  "stone_shown",
  "culture_shown",
  "culture_gone",
  "animal_shown",
  "rest_turned",
  "order_set",
];

export const minor: ReadonlySet<string> = new Set(MINOR);
