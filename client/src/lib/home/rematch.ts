/** Another game for the same people. */

import type { Rematch, TableInfo } from "../../gen/wire";
import { api } from "../../net/api";
import { keepBound } from "../../net/bound";
import { addSeat, keepSalt, seatsHere } from "../../net/keep";
import { commitmentTo, followStart, newSalt } from "../../net/luck";
import { router } from "../app/router.svelte";

export type Order = Rematch["order"];
export const ORDERS: readonly Order[] = ["rotate", "same", "result"];

/** Everybody at this device comes along, and binds new luck. With the last who was asked, the game begins. */
export async function comeAlong(before: string, next: string): Promise<void> {
  // What binds the deals is kept before anybody's luck is known.
  keepBound(await api.table(next));
  const coming = seatsHere(before).map(async ({ token }) => {
    const salt = newSalt();
    const { seat, is_salted } = await api.come(next, token, commitmentTo(salt));
    addSeat(next, token, seat);
    if (is_salted) keepSalt(next, token, salt);
  });
  const [first, ...others] = await Promise.allSettled(coming);
  // Somebody at this device may not play any more; if nobody does, one says why.
  if (first?.status === "rejected" && others.every(({ status }) => status === "rejected")) throw first.reason;
  // All may have been fixed while nothing was kept yet.
  await followStart(await api.table(next));
  router.go(`/t/${next}`);
}

/** Offers another game; if somebody else was faster, theirs it is. */
export async function offer(table: string, token: string, order: Order): Promise<void> {
  const next = await api.rematch(table, token, order);
  await comeAlong(table, next.table);
}

export async function decline(before: string, next: string): Promise<void> {
  for (const { token } of seatsHere(before)) await api.leave(next, token);
}

/** Somebody else's offer that still waits for an answer of this seat. */
export function openOffer(info: TableInfo, you: number | null): Rematch | null {
  const { rematch } = info;
  if (!rematch || you === null || rematch.status === "over") return null;
  return rematch.coming.includes(you) || rematch.declined.includes(you) ? null : rematch;
}
