/** Luck is thrown in so that nobody chooses last: at first only its SHA-256, and itself when all contributors are fixed and kept here. */

import type { Start, TableInfo } from "../gen/wire";
import { sha256 } from "../lib/result/sha256";
import { api } from "./api";
import { dropContributors, keepContributors } from "./bound";
import { keepRevealed, keepSalt, seatsHere, type KeptSeat } from "./keep";

const BYTES = 16;

/** 32 hex digits that nobody guesses. */
export const newSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const commitmentTo = (salt: string): string => sha256(new TextEncoder().encode(salt));

/** It is kept before it is sent: all may be fixed before the answer is here. Two tabs bind the same in a round. */
export async function bindLuck(table: string, token: string, round = 1): Promise<void> {
  const own = seatsHere(table).find((one) => one.token === token);
  const salt = (own?.round === round && own.salt) || newSalt();
  keepSalt(table, token, salt, round);
  await api.bindLuck(table, token, commitmentTo(salt));
}

/** What was sent, by table, seat and round; what failed is sent again when the table speaks again. */
const sent = new Set<string>();

async function once(what: string, send: () => Promise<unknown>): Promise<void> {
  if (sent.has(what)) return;
  sent.add(what);
  try {
    await send();
  } catch {
    sent.delete(what);
  }
}

/** Called whenever a table speaks: every seat of this device does its part of the start. */
export async function followStart(info: TableInfo): Promise<void> {
  const { start, table, status } = info;
  if (!start || status !== "open") return;
  if (!start.contributors.length) dropContributors(table);
  await Promise.all(seatsHere(table).map((own) => doPart(info, start, own)));
}

async function doPart({ table, commitment }: TableInfo, start: Start, { token, seat, salt }: KeptSeat): Promise<void> {
  if (!salt) return;
  const own = start.contributors.find((one) => one.commitment === commitmentTo(salt));
  if (own && !start.revealed.includes(own.seat)) {
    if (!keepContributors(table, commitment, start.contributors)) return;
    await once(`${table} ${own.commitment}`, async () => {
      await api.reveal(table, token, salt);
      keepRevealed(table, token, salt);
    });
  } else if (isToBindAnew(start, seat)) {
    await once(`${table} ${token} ${start.round}`, () => bindLuck(table, token, start.round));
  }
}

/** After a round that was void: but whoever was missing is not waited for while the start goes on. */
function isToBindAnew(start: Start, seat: number | null): boolean {
  if (seat === null || start.contributors.length || start.bound.includes(seat)) return false;
  return !(start.is_on && start.missing.includes(seat));
}
