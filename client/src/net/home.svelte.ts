/** What waits at home: every table of this browser, asked for in one request, and again while somebody looks. */

import type { OwnTable } from "../gen/wire";
import { api } from "./api";
import { addSeat, ownTokens, seatsHere } from "./keep";

const AGAIN = 15_000;

/** Something is to be done there: by a seat of this browser that is to play, or that was asked to another game. */
export type Wait = "rematch" | "turn";

export function waitOf({ info, yours }: OwnTable): Wait | null {
  const seats = yours.map(({ seat }) => seat);
  if (info.status === "open" && info.offer && seats.some((seat) => info.seats[seat]?.ready === false)) return "rematch";
  const isTurn = info.status === "playing" && info.actor !== null && seats.includes(info.actor);
  return isTurn ? "turn" : null;
}

export class Home {
  tables = $state.raw<OwnTable[] | null>(null);
  trouble = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  readonly waiting = $derived((this.tables ?? []).filter((one) => waitOf(one)));
  readonly running = $derived((this.tables ?? []).filter((one) => one.info.status !== "over" && !waitOf(one)));
  readonly finished = $derived((this.tables ?? []).filter((one) => one.info.status === "over"));

  constructor() {
    document.addEventListener("visibilitychange", this.wake);
    void this.look();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.wake);
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    const tokens = ownTokens();
    try {
      const tables = tokens.length ? await api.home(tokens) : [];
      for (const table of tables) keepNew(table, tokens);
      this.tables = tables;
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
    if (!this.isClosed && document.visibilityState === "visible") this.timer = setTimeout(() => void this.look(), AGAIN);
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "visible") void this.look();
  };
}

/** A table that followed another one is found by the token of the one before. */
function keepNew({ info, yours }: OwnTable, tokens: string[]): void {
  for (const { seat, token } of yours) {
    const own = tokens[token];
    if (own && !seatsHere(info.table).some((kept) => kept.token === own)) addSeat(info.table, own, seat);
  }
}
