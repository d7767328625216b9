/** What tables told of their seeds before these were revealed: kept here, and never changed, so that at the end nobody has to be believed. */

export interface Bound {
  /** The SHA-256 of the seed, in hex. */
  commitment: string;
  /** When this browser first saw it. */
  at: number;
  /** Before the first deal, or while the game went on. */
  isBefore: boolean;
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
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  held = Object.fromEntries(newest.slice(0, MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    return; // held is enough for now
  }
}

/** Of a table; or of a record that somebody brings, if it was made at a table that this browser has seen. */
export function boundOf(id: string, commitment: string): Bound | null {
  const all = allBound();
  return all[id] ?? Object.values(all).find((bound) => bound.commitment === commitment) ?? null;
}
