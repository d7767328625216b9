/** Names in a sentence. */

import { isolated } from "../../words/catalog";
import { say } from "../../words/words.svelte";

/** "Ana", "Ana and Bo", "Ana, Bo and Cy". */
export const listed = (names: readonly string[]): string =>
  names.length > 1 ? say("page-and", { first: names.slice(0, -1).map(isolated).join(", "), last: names.at(-1) ?? "" }) : (names[0] ?? "");
