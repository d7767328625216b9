/** Whom this browser does not want to hear at a table. Nobody is told. */

const KEY = "lascaux.muted";
const MOST = 40;

/** Somebody at a table: a seat, or -1 and a name for whoever watches. */
export interface Speaker {
  seat: number;
  name: string;
}

type Kept = [table: string, muted: string[]][];

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as Kept).filter((one) => Array.isArray(one) && Array.isArray(one[1])) : [];
  } catch {
    return [];
  }
}

/** The seat and the name: whoever takes it later is another person. */
const keyOf = ({ seat, name }: Speaker): string => `${seat}/${name}`;

export class Muting {
  private muted = $state.raw<string[]>([]);

  constructor(private readonly table: string) {
    this.muted = read().find(([id]) => id === table)?.[1] ?? [];
  }

  has(speaker: Speaker): boolean {
    return this.muted.includes(keyOf(speaker));
  }

  set(speaker: Speaker, isMuted: boolean): void {
    const others = this.muted.filter((one) => one !== keyOf(speaker));
    this.muted = isMuted ? [...others, keyOf(speaker)] : others;
    const rest = read().filter(([id]) => id !== this.table);
    try {
      localStorage.setItem(KEY, JSON.stringify([[this.table, this.muted], ...rest].slice(0, MOST)));
    } catch {
      // Without a place to keep it, it holds as long as the page.
    }
  }
}
