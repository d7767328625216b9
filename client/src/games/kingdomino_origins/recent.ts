import type { LogEntry } from "../../lib/board/props";

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

/** The people that these lines speak of, who may still be in the cave. */
export function peopleIn(log: LogEntry[]): Set<string> {
  return new Set(log.flatMap((entry) => entry.words).flatMap(({ facts }) => (facts["person"] ? [String(facts["person"])] : [])));
}
