/** Which squares the log speaks of since a version, as the boards name them: `2:F4` is F4 of seat 2. */

import type { LogEntry } from "../gen/wire";

const SQUARE = /^[A-Z]{1,2}\d{1,2}$/;

export function recentSquares(log: LogEntry[], since: number): string[] {
  return log
    .filter((entry) => entry.version > since)
    .flatMap((entry) => entry.words)
    .flatMap(({ facts }) => {
      const squares = Object.values(facts).filter((fact) => typeof fact === "string" && SQUARE.test(fact));
      return squares.map((square) => (typeof facts["seat"] === "number" ? `${facts["seat"]}:${square}` : String(square)));
    });
}
