/** What tables told of their seeds before these were revealed: kept here, and never changed, so that at the end nobody has to be believed.
    So is whose luck was bound before this browser threw in its own. */

import type { Contributor } from "../gen/wire";

export interface Bound {
  /** The SHA-256 of the seed, in hex. */
  commitment: string;
  /** When this browser first saw it. */
  at: number;
  /** Before the first deal, or while the game went on. */
  isBefore: boolean;
  /** In the round in which the luck of this browser was thrown in. */
  contributors?: Contributor[];
}

type AllBound = Record<string, Bound>;

const KEY = "lascaux.bound";
const MOST = 200;
/** Without a place to keep it, it lasts as long as the page. */
let held: AllBound = {};

function allBound(): AllBound {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as AllBound | null;
    return { ...held, ...kept };
  } catch {
    return held;
  }
}

/** Called whenever a table speaks; a game that is over says its seed, and then it is too late. */
export function keepBound({ table, commitment, status }: { table: string; commitment: string; status: string }): void {
  const all = allBound();
  if (status === "over" || !commitment || all[table]) return;
  all[table] = { commitment, at: Date.now(), isBefore: status === "open" };
  write(all);
}

function write(all: AllBound): void {
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  held = Object.fromEntries(newest.slice(0, MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    return; // held is enough for now
  }
}

/** Before anything is thrown in; false if the table tells of another seed than it did at first: then it gets nothing. */
export function keepContributors(table: string, commitment: string, contributors: Contributor[]): boolean {
  const all = allBound();
  const bound = all[table];
  if (bound?.commitment !== commitment) return false;
  write({ ...all, [table]: { ...bound, contributors } });
  return true;
}

/** That round was void. */
export function dropContributors(table: string): void {
  const all = allBound();
  const { contributors, ...bound } = all[table] ?? { commitment: "", at: 0, isBefore: false };
  if (contributors) write({ ...all, [table]: bound });
}

/** Of a table; or of a record that somebody brings, if it was made at a table that this browser has seen. */
export function boundOf(id: string, commitment: string): Bound | null {
  const all = allBound();
  return all[id] ?? Object.values(all).find((bound) => bound.commitment === commitment) ?? null;
}
