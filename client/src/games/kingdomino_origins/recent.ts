import type { LogEntry } from "../../lib/board/props";
import { wordOf } from "../../words/catalog";

const SQUARE = /^[A-Z]{1,2}\d{1,2}$/;

/** The squares of a seat's territory that these lines of the log speak of. */
export function squaresIn(log: LogEntry[], seat: number): Set<string> {
  const told = log.flatMap((entry) => entry.words).filter(({ facts }) => facts["seat"] === seat);
  return new Set(told.flatMap(({ facts }) => Object.values(facts).map(String).filter((fact) => SQUARE.test(fact))));
}

/** The dominoes that these lines speak of. */
export function dominoesIn(log: LogEntry[]): Set<number> {
  const facts = log.flatMap((entry) => entry.words).flatMap((words) => Object.entries(words.facts));
  return new Set(facts.filter(([key]) => /^domino\d?$/.test(key)).map(([, fact]) => Number(fact)));
}

/** How many of each of the people came to the cave, as these lines tell, and have not gone since. */
export function peopleIn(log: LogEntry[]): Map<string, number> {
  const came = new Map<string, number>();
  for (const { key, facts } of log.flatMap((entry) => entry.words)) {
    const [person, change] = [wordOf(facts["person"]), CHANGES[key] ?? 0];
    if (change) came.set(person, Math.max(0, (came.get(person) ?? 0) + change));
  }
  return came;
}

const CHANGES: Record<string, number> = { "ko-log-person-drawn": 1, "ko-log-invited": -1 };

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
