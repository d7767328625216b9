/** The seats of this browser. A token is a seat: it stays here, and never goes into an address that is shared.
    Several people may share a device: then a table has several seats here, and one of them is shown. */

export interface KeptSeat {
  token: string;
  /** Its number, as soon as the table has told it. */
  seat: number | null;
  /** The version that the person last saw, so that what is new can be marked. */
  looked: number;
  /** The luck that it has bound before the game. */
  salt?: string;
  /** In which round of the start. */
  round?: number;
  /** Whether it was thrown in, and the table has it. */
  isRevealed?: boolean;
}

export interface KeptTable {
  /** The seat that is shown. */
  token: string;
  at: number;
  seats: KeptSeat[];
}

type Tables = Record<string, KeptTable>;

const KEY = "lascaux.tables";
const MOST = 200;
/** Without a place to keep them, the seats last as long as the page. */
let held: Tables | null = null;

export function keptTables(): Tables {
  if (held) return held;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Tables> | null;
    const whole = Object.entries(kept ?? {}).filter(([, table]) => Array.isArray(table?.seats));
    return Object.fromEntries(whole) as Tables;
  } catch {
    return {};
  }
}

function write(tables: Tables): void {
  const newest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
    held = null;
  } catch {
    held = tables;
  }
}

/** Every token of this browser, once: one may have a seat at several tables that followed each other. */
export function ownTokens(): string[] {
  const newest = Object.values(keptTables()).sort((a, b) => b.at - a.at);
  return [...new Set(newest.flatMap(({ seats }) => seats.map(({ token }) => token)))].slice(0, MOST);
}

const put = (table: string, kept: KeptTable): void => write({ ...keptTables(), [table]: kept });

export const tokenOf = (table: string): string => keptTables()[table]?.token ?? "";
export const seatsHere = (table: string): KeptSeat[] => keptTables()[table]?.seats ?? [];
const shownSeat = (table: string): KeptSeat | undefined => seatsHere(table).find((own) => own.token === tokenOf(table));

/** One more seat of this device; it is shown if it is the first. */
export function addSeat(table: string, token: string, seat: number | null): void {
  const kept = keptTables()[table];
  const before = kept?.seats.find((own) => own.token === token);
  const others = (kept?.seats ?? []).filter((own) => own !== before && (seat === null || own.seat !== seat));
  const added = { looked: 0, ...before, token, seat: seat ?? before?.seat ?? null };
  put(table, { token: kept?.token || token, at: Date.now(), seats: [...others, added] });
}

/** A seat of this device that is shown from now on. */
export function keepToken(table: string, token: string, seat: number | null = null): void {
  const own = seatsHere(table).find((one) => one.token === token);
  if (!own) addSeat(table, token, seat);
  showSeat(table, token);
}

export function showSeat(table: string, token: string): void {
  const kept = keptTables()[table];
  if (kept?.seats.some((own) => own.token === token)) put(table, { ...kept, token });
}

/** The table said which seat a token is. */
export function numberSeat(table: string, token: string, seat: number): void {
  const kept = keptTables()[table];
  const own = kept?.seats.find((one) => one.token === token);
  if (!kept || !own || own.seat === seat) return;
  put(table, { ...kept, seats: kept.seats.map((one) => (one === own ? { ...one, seat } : one)) });
}

/** What a seat of this device has bound: nobody else knows it yet. */
export function keepSalt(table: string, token: string, salt: string, round = 1): void {
  const kept = keptTables()[table];
  const bound = (own: KeptSeat): KeptSeat => ({ ...own, salt, round, isRevealed: false });
  if (kept) put(table, { ...kept, seats: kept.seats.map((one) => (one.token === token ? bound(one) : one)) });
}

/** The table has it: it must be part of what the game is dealt from. */
export function keepRevealed(table: string, token: string, salt: string): void {
  const kept = keptTables()[table];
  const isIt = (own: KeptSeat): boolean => own.token === token && own.salt === salt;
  if (kept) put(table, { ...kept, seats: kept.seats.map((one) => (isIt(one) ? { ...one, isRevealed: true } : one)) });
}

export interface KeptLuck {
  salt: string;
  isRevealed: boolean;
}

export const luckOf = (table: string): KeptLuck[] =>
  seatsHere(table).flatMap(({ salt, isRevealed = false }) => (salt ? [{ salt, isRevealed }] : []));

/** A seat that was given up; another one of this device is shown instead. */
export function dropSeat(table: string, token: string): void {
  const kept = keptTables()[table];
  if (!kept) return;
  const seats = kept.seats.filter((own) => own.token !== token);
  const shown = kept.token === token ? seats[0]?.token : kept.token;
  if (shown) put(table, { ...kept, token: shown, seats });
  else dropTable(table);
}

export function dropTable(table: string): void {
  const { [table]: _, ...rest } = keptTables();
  write(rest);
}

export const lookedAt = (table: string): number => shownSeat(table)?.looked ?? 0;

export function keepLooked(table: string, version: number): void {
  const kept = keptTables()[table];
  const own = shownSeat(table);
  if (!kept || !own) return;
  put(table, { ...kept, seats: kept.seats.map((one) => (one.token === own.token ? { ...one, looked: version } : one)) });
}

/** A personal link brings a seat in its fragment; it is taken out of the address bar at once. */
export function takeTokenFromAddress(table: string): void {
  const token = /^#seat=([\w-]{8,64})$/.exec(location.hash)?.[1];
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  keepToken(table, token);
}
