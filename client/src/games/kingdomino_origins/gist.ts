/** What is left out where a few lines sum up what others did. */
export const minor: ReadonlySet<string> = new Set([
  "row_drawn",
  "chief_drawn",
  "person_drawn",
  "left_over",
  "paid",
  "searched",
  "invited",
  "declined",
  "fizzled",
  "no_token",
]);
