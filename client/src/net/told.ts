/** Which reports of a stand-in were read in this browser: the last version of each, by table and seat. */

const KEY = "lascaux.told";
const MOST = 40;
type Kept = Record<string, number>;

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept | null) ?? {};
  } catch {
    return {};
  }
}

const keyOf = (table: string, seat: number): string => `${table}/${seat}`;

export const isTold = (table: string, seat: number, version: number): boolean => (read()[keyOf(table, seat)] ?? 0) >= version;

export function noteTold(table: string, seat: number, version: number): void {
  const { [keyOf(table, seat)]: _, ...rest } = read();
  const newest = Object.entries(rest).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...newest, [keyOf(table, seat), version]])));
  } catch {
    // It is told again after a reload.
  }
}
