import type { LogEntry } from "../../gen/wire";

const MOST = 4;

/** A few of them, in their order: the first, on which it all hangs, and those of the reader go before others. */
export function fewOf(entries: LogEntry[], you: number | null): LogEntry[] {
  const rank = (entry: LogEntry): number => (entry === entries[0] ? 0 : entry.by === you ? 1 : entry.by >= 0 ? 2 : 3);
  const best = entries.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST);
  return entries.filter((entry) => best.includes(entry));
}
