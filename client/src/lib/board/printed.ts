/** What is printed on the components of a game. It never changes during a game, so it is asked for once. */

import { api } from "../../net/api";

const asked = new Map<string, Promise<unknown>>();

/** It has the type `Printed` in `gen/<game>.ts`; `printing` stands in its views. What failed is asked for anew. */
export function printedOf(game: string, printing: string): Promise<unknown> {
  const key = `${game} ${printing}`;
  let printed = asked.get(key);
  if (!printed) {
    printed = api.printed(game, printing);
    printed.catch(() => asked.delete(key));
    asked.set(key, printed);
  }
  return printed;
}
