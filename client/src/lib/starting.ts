/** Opening tables: against bots at once, or with seats for others. */

import type { GameInfo } from "../gen/wire";
import type { NewTable } from "../gen/wire";
import { api, randomId } from "../net/api";
import { keepToken } from "../net/keep";
import { say } from "../words/words.svelte";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";

export type BotName = NonNullable<NewTable["bots"]>[number];
export const BEST_BOT: BotName = "greedy";

export const person = (): NewTable["person"] => ({
  name: prefs.name.trim() || say("default-name"),
  sign: prefs.sign,
});

/** Keeps a seat, and throws in some luck now that the server has bound its seed: it can't choose the deals. */
export async function settleIn(table: string, token: string): Promise<void> {
  keepToken(table, token);
  await api.salt(table, token, randomId());
}

/** As many players as the game shows itself best with: three where that is possible. */
export const usualPlayers = (game: GameInfo): number => (game.players.includes(3) ? 3 : (game.players[0] ?? 2));

export async function openTable(wanted: Omit<NewTable, "person">): Promise<void> {
  const ticket = await api.open({ ...wanted, person: person() });
  await settleIn(ticket.table, ticket.token);
  router.go(`/t/${ticket.table}`);
}

/** One click: a table full of bots that starts at once. */
export async function playNow(game: GameInfo): Promise<void> {
  const players = usualPlayers(game);
  const bots = Array<BotName>(players - 1).fill(BEST_BOT);
  const ticket = await api.open({ game: game.game, players, bots, person: person() });
  await settleIn(ticket.table, ticket.token);
  await api.start(ticket.table, ticket.token);
  router.go(`/t/${ticket.table}`);
}
