/** First games that teach, and real ones after them. */

import { api } from "../../net/api";
import { addSeat, dropSeat } from "../../net/keep";
import { router } from "../app/router.svelte";
import { person, playNow } from "../home/starting";

/** It has begun: the deals are those of the script. */
export async function beginGuided(game: string): Promise<void> {
  const { table, token, seat } = await api.guided(game, person());
  addSeat(table, token, seat);
  router.go(`/t/${table}`);
}

/** Whoever has learned enough gets up: the lesson's table asks for nobody any more. */
export async function playAfter(table: string, token: string, game: string, options: Record<string, string>): Promise<void> {
  const found = (await api.games()).find((each) => each.game === game);
  if (!found) return;
  await leaveLesson(table, token);
  await playNow(found, options);
}

export async function leaveLesson(table: string, token: string): Promise<void> {
  await api.leave(table, token).catch(() => {});
  dropSeat(table, token);
}
