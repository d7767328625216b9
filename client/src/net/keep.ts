/** The seats of this browser. A token is a seat: it stays here, and never goes into an address that is shared. */

export interface KeptTable {
  token: string;
  at: number;
  looked?: number;
}

const KEY = "lascaux.tables";
const MOST = 40;

export function keptTables(): Record<string, KeptTable> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, KeptTable>) : {};
  } catch {
    return {};
  }
}

function write(tables: Record<string, KeptTable>): void {
  const newest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // Without a place to keep it, the seat lasts as long as the page.
    held = tables;
  }
}

let held: Record<string, KeptTable> = {};

export const tokenOf = (table: string): string => keptTables()[table]?.token ?? held[table]?.token ?? "";

export function keepToken(table: string, token: string): void {
  write({ ...keptTables(), [table]: { token, at: Date.now() } });
}

export function dropTable(table: string): void {
  const { [table]: _, ...rest } = keptTables();
  write(rest);
}

/** The version that the person last saw, so that what is new can be marked. */
export const lookedAt = (table: string): number => keptTables()[table]?.looked ?? 0;

export function keepLooked(table: string, version: number): void {
  const tables = keptTables();
  const own = tables[table];
  if (own) write({ ...tables, [table]: { ...own, looked: version } });
}

/** A personal link brings a seat in its fragment; it is taken out of the address bar at once. */
export function takeTokenFromAddress(table: string): void {
  const token = /^#seat=([\w-]{8,64})$/.exec(location.hash)?.[1];
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  keepToken(table, token);
}

export const personalLink = (table: string): string => `${location.origin}/t/${table}#seat=${tokenOf(table)}`;
