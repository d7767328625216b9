/** What is printed on the components of a game, in words. It never changes during a game, so it is asked for once. */

import { api } from "../../net/api";

const asked = new Map<string, Promise<unknown>>();

/** `T` is the type `Printed` in `gen/<game>.ts`; `printing` stands in its views. */
export function printedOf<T>(game: string, printing: string): Promise<T> {
  const key = `${game} ${printing}`;
  let printed = asked.get(key) as Promise<T> | undefined;
  if (!printed) {
    printed = api.printed<T>(game, printing);
    printed.catch(() => asked.delete(key));
    asked.set(key, printed);
  }
  return printed;
}
