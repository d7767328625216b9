/** Lines of chat as they are shown: those of somebody who is muted leave only a mark. */

import type { ChatLine, TableInfo } from "../../gen/wire";
import type { Muting, Speaker } from "../../net/muting.svelte";

export type Shown = { line: ChatLine; hidden: 0 } | { line: ChatLine; hidden: number };

/** Hidden lines of one person in a row are one mark. */
export function shownLines(lines: ChatLine[], muting: Pick<Muting, "has">): Shown[] {
  const shown: Shown[] = [];
  for (const line of lines) {
    const last = shown.at(-1);
    if (!muting.has(line)) shown.push({ line, hidden: 0 });
    else if (last?.hidden && last.line.seat === line.seat && last.line.name === line.name) last.hidden += 1;
    else shown.push({ line, hidden: 1 });
  }
  return shown;
}

/** Everybody who may be muted: the other people who sit here, and whoever watches and has spoken. */
export function othersAt(info: TableInfo, lines: ChatLine[], own: readonly number[], ownName: string): Speaker[] {
  const seated = info.seats.flatMap(({ kind, name }, seat) => (kind === "person" && !own.includes(seat) ? [{ seat, name }] : []));
  const names = new Set(lines.flatMap(({ seat, name }) => (seat < 0 && name !== ownName ? [name] : [])));
  return [...seated, ...[...names].map((name) => ({ seat: -1, name }))];
}
