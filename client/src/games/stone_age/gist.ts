/** What is left out when the page sums up what the others did: payments, small steps, and what the table does by itself. */
export const minor: ReadonlySet<string> = new Set([
  "tile_drawn",
  "card_drawn",
  "card_slid",
  "round_begun",
  "used",
  "tool_added",
  "one_use_added",
  "gained",
  "spent_supply",
  "paid",
  "die_taken",
  "no_secret",
]);
