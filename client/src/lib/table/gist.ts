/** What the others did since the person looked, one line a seat. */

import type { LogEntry, Words } from "../../gen/wire";
import { folderOf } from "../board/folder";

interface Gist {
  /** Kinds of events that say too little to be told again. */
  minor: ReadonlySet<string>;
}
const GISTS = import.meta.glob<Gist>("../../games/*/gist.ts", { eager: true });

/** A thing that was done, and how often. */
export interface Deed {
  words: Pick<Words, "key" | "facts">;
  count: number;
}

export interface Summary {
  seat: number;
  deeds: Deed[];
  /** How many of the earlier ones are left out. */
  more: number;
}

/** So many deeds of a seat have room in one line. */
const FEW = 3;

export function summaries(game: string, entries: LogEntry[], you: number | null): Summary[] {
  const minor = GISTS[`../../games/${folderOf(game)}/gist.ts`]?.minor ?? new Set();
  const bySeat = new Map<number, Deed[]>();
  for (const { by, events, words } of entries) {
    events.forEach((event, at) => {
      const said = words[at];
      const seat = typeof said?.facts["seat"] === "number" ? said.facts["seat"] : by;
      if (!said || seat < 0 || seat === you || minor.has(String(event["event"]))) return;
      const deeds = bySeat.get(seat) ?? [];
      bySeat.set(seat, counted(deeds, said));
    });
  }
  return [...bySeat]
    .sort(([a], [b]) => a - b)
    .map(([seat, deeds]) => ({ seat, deeds: deeds.slice(-FEW), more: Math.max(0, deeds.length - FEW) }));
}

/** What the others did before this person's present turn, or are doing now: it stays while they decide. */
export function lastOfOthers(log: LogEntry[], you: number): LogEntry[] {
  const end = log.findLastIndex(({ by }) => by >= 0 && by !== you) + 1;
  const begin = log.slice(0, end).findLastIndex(({ by }) => by === you) + 1;
  return log.slice(begin, end);
}

const sameAs = (one: Deed["words"], other: Deed["words"]): boolean =>
  one.key === other.key && JSON.stringify(one.facts) === JSON.stringify(other.facts);

function counted(deeds: Deed[], words: Deed["words"]): Deed[] {
  const known = deeds.find((deed) => sameAs(deed.words, words));
  if (!known) return [...deeds, { words, count: 1 }];
  return deeds.map((deed) => (deed === known ? { words, count: deed.count + 1 } : deed));
}
