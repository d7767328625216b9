import { wordOf } from "../../words/catalog";
import type { Facts, LogEntry } from "./types";

/** A roll as the log tells it. */
export interface Told {
  id: string;
  seat: number;
  what: string;
  dice: number[];
  /** The values of the tools that were added, with or without a question. */
  tools: number[];
  /** What came of it; null while tools can be added, and where everybody takes a die. */
  amount: number | null;
}

/** What dice for everyone are rolled for. */
export const FOR_ALL = "dice";

const ADDED = ["sa-log-tool-added", "sa-log-one-use-added"];

/** The rolls that these lines speak of, with what they brought. */
export function rollsIn(log: LogEntry[]): Told[] {
  const rolls: Told[] = [];
  for (const { version, words } of log)
    for (const { key, facts } of words) {
      if (key === "sa-log-rolled" || key === "sa-log-dice-rolled") rolls.push(told(`${version}-${rolls.length}`, facts));
      const last = rolls.at(-1);
      if (last && ADDED.includes(key)) last.tools.push(Number(facts["value"]));
      if (last && key === "sa-log-yielded") last.amount = Number(facts["amount"]);
    }
  return rolls;
}

const KEPT = 6;

/** The latest rolls, of which one's own come last and don't make way for the others'. */
export function latest(rolls: Told[], me: number | null): Told[] {
  const last = rolls.slice(-2 * KEPT);
  const own = last.filter(({ seat }) => seat === me).slice(-KEPT / 2);
  const others = last.filter(({ seat }) => seat !== me);
  return [...others.slice(own.length - KEPT), ...own];
}

function told(id: string, facts: Facts): Told {
  const dice = wordOf(facts["dice"]).split(" ").map(Number);
  return { id, seat: Number(facts["seat"]), what: wordOf(facts["what"] ?? FOR_ALL), dice, tools: [], amount: null };
}

/** The places that these lines speak of. */
export function placesIn(log: LogEntry[]): Set<string> {
  return new Set(log.flatMap(({ words }) => words.flatMap(({ facts }) => (facts["place"] ? [wordOf(facts["place"])] : []))));
}
