import type { GameEvent, LogEntry } from "./types";

const eventsIn = (log: LogEntry[]): GameEvent[] => log.flatMap(({ events }) => events);

/** The squares of a seat's territory that these lines of the log speak of. */
export function squaresIn(log: LogEntry[], seat: number): Set<string> {
  return new Set(eventsIn(log).flatMap((event) => ("seat" in event && event.seat === seat ? squaresOf(event) : [])));
}

function squaresOf(event: GameEvent): string[] {
  if (event.event === "placed") return [event.left, event.right];
  if (event.event === "landed") return [event.volcano, event.at];
  return "at" in event ? [event.at] : [];
}

/** The dominoes that somebody took or left, as these lines tell. */
export function dominoesIn(log: LogEntry[]): Set<number> {
  return new Set(eventsIn(log).flatMap((event) => ("domino" in event ? [event.domino] : [])));
}

/** How many of each of the people came to the cave, as these lines tell, and have not gone since. */
export function peopleIn(log: LogEntry[]): Map<string, number> {
  const came = new Map<string, number>();
  for (const event of eventsIn(log)) {
    const count = (person: string): number => came.get(person) ?? 0;
    if (event.event === "person_drawn") came.set(event.person, count(event.person) + 1);
    else if (event.event === "invited") came.set(event.person, Math.max(0, count(event.person) - 1));
  }
  return came;
}

/** The spaces of those who came: of several alike, the last. */
export function spacesOf(cave: (string | null)[], came: Map<string, number>): Set<number> {
  const left = new Map(came);
  const spaces = cave.map((person, space) => ({ person, space })).reverse();
  const fresh = spaces.filter(({ person }) => {
    const count = person ? (left.get(person) ?? 0) : 0;
    if (person && count) left.set(person, count - 1);
    return count > 0;
  });
  return new Set(fresh.map(({ space }) => space));
}
