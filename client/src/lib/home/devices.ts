/** Links that carry the seats of this browser to another device. A link is shown once; what is kept of it only takes it back. */

import type { DeviceLink } from "../../gen/wire";
import { api } from "../../net/api";
import { addSeat, ownTokens } from "../../net/keep";

export interface KeptLink {
  id: string;
  owner: string;
  made: number;
  seats: number;
}

const KEY = "lascaux.links";

export function keptLinks(): KeptLink[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as KeptLink[]) : [];
  } catch {
    return [];
  }
}

export function writeLinks(links: KeptLink[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(links));
  } catch {
    // Without a place to keep it, it can be taken back as long as the page is open.
  }
}

export async function makeLink(): Promise<{ kept: KeptLink; path: string }> {
  const made: DeviceLink = await api.makeLink(ownTokens());
  const kept = { id: made.id, owner: made.owner, made: Date.now(), seats: made.seats };
  writeLinks([kept, ...keptLinks()]);
  return { kept, path: `/seats#${made.secret}` };
}

/** The seats that a link brings are kept here; answers with how many tables they are at. */
export async function openLink(secret: string): Promise<number> {
  const carried = await api.openLink(secret);
  for (const { table, token, seat } of carried) addSeat(table, token, seat);
  return new Set(carried.map(({ table }) => table)).size;
}
