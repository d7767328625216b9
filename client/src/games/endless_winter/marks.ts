/** What the log speaks of, as the things of the board call themselves: a card, a column, a hex, a place for a megalith. */

import type { GameEvent, LogEntry, Printed } from "./types";

export type Mark = `${"card" | "stone" | "species" | "column"} ${string}` | `${"hex" | "position"} ${number}`;

export function marksIn(log: LogEntry[], printed: Pick<Printed, "junctures">): Set<Mark> {
  return new Set(log.flatMap(({ events }) => events.flatMap((event) => marksOf(event, printed))));
}

function marksOf(event: GameEvent, { junctures }: Pick<Printed, "junctures">): Mark[] {
  switch (event.event) {
    case "figure_placed":
      return [`column ${event.at}`];
    case "megalith_built":
      return [`position ${event.position}`];
    case "camp_moved":
      return [`hex ${event.from}`, `hex ${event.to}`];
    case "settled":
      return (junctures[event.juncture] ?? []).map((hex): Mark => `hex ${hex}`);
    case "glacier_turned":
      return [`hex ${event.hexagon}`];
    default:
      return thingsOf(event);
  }
}

/** A card that was not seen has no name. */
function thingsOf(event: GameEvent): Mark[] {
  if ("stone" in event) return [`stone ${event.stone}`];
  if ("species" in event) return [`species ${event.species}`];
  return "card" in event && event.card !== undefined ? [`card ${event.card}`] : [];
}
