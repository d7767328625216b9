import type { LogEntry } from "../../gen/wire";

/** The versions that somebody took back later: they stay in the log, but no longer count. */
export function undoneIn(entries: LogEntry[]): Set<number> {
  const counting: number[] = [];
  const undone = new Set<number>();
  for (const { kind, version, words } of entries) {
    if (kind !== "undo") counting.push(version);
    else for (const gone of counting.splice(-Number(words[0]?.facts["steps"] ?? 0) || counting.length)) undone.add(gone);
  }
  return undone;
}

/** The entries that count: those that nobody took back. */
export function countingIn(entries: LogEntry[]): LogEntry[] {
  const undone = undoneIn(entries);
  return undone.size ? entries.filter(({ version }) => !undone.has(version)) : entries;
}
