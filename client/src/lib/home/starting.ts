/** Opening tables: against bots at once, or with seats for others. */

import type { GameInfo } from "../../gen/wire";
import type { NewTable, Ticket } from "../../gen/wire";
import { api } from "../../net/api";
import { keepBound } from "../../net/bound";
import { addSeat } from "../../net/keep";
import { bindLuck, followStart } from "../../net/luck";
import { say } from "../../words/words.svelte";
import { prefs } from "../app/prefs.svelte";
import { router } from "../app/router.svelte";
import { opponentIn, type BotName } from "../people/levels";
import { signOf, type Sign } from "../people/seats";

/** Whoever sits at this browser, with the sign that is marked where others have some already. */
export const person = (taken: readonly string[] = []): NewTable["person"] => ({
  name: prefs.name.trim() || say("default-name"),
  sign: signOf(prefs.sign, taken),
});

/** Keeps a seat, and binds some luck now that the server has bound its seed: it can't choose the deals. */
export async function settleIn({ table, token, seat, commitment }: Ticket): Promise<void> {
  addSeat(table, token, seat);
  keepBound({ table, commitment, status: "open" });
  await bindLuck(table, token);
}

/** Somebody else at this device: a name of their own, or a number as a name. */
export interface Guest {
  name: string;
  sign: Sign | null;
}

export const named = (guest: Guest, number: number): Guest => ({
  ...guest,
  name: guest.name.trim() || say("default-name-of", { number }),
});

/** The signs that are taken for one of several guests: by the host, and by the other guests. */
export const takenFor = (at: number, guests: readonly Guest[], taken: readonly string[]): string[] => [
  ...taken,
  ...guests.flatMap((guest, other) => (other !== at && guest.sign ? [guest.sign] : [])),
];

/** Everybody at a device needs a name of their own. */
export const hasTwice = (names: string[]): boolean => new Set(names).size < names.length;

/** As many players as the game shows itself best with: three where that is possible. */
export const usualPlayers = (game: GameInfo): number => (game.players.includes(3) ? 3 : (game.players[0] ?? 2));

export async function openTable(wanted: Omit<NewTable, "person">, guests: Guest[] = []): Promise<void> {
  const ticket = await api.open({ ...wanted, person: person() });
  await settleIn(ticket);
  for (const guest of guests) {
    const own = await api.sit(ticket.table, guest);
    await settleIn(own);
  }
  router.go(`/t/${ticket.table}`);
}

/** One click: a table full of bots that starts at once. */
export async function playNow(game: GameInfo, options: Record<string, string> = {}): Promise<void> {
  const players = usualPlayers(game);
  const bots = Array<BotName>(players - 1).fill(opponentIn(game));
  await beginAt(await api.open({ game: game.game, players, options, bots, person: person() }));
}

/** A table that needs nobody else: it begins, and the page goes there. */
export async function beginAt(ticket: Ticket): Promise<void> {
  await settleIn(ticket);
  await followStart(await api.start(ticket.table, ticket.token));
  router.go(`/t/${ticket.table}`);
}
