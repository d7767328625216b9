import { wordOf } from "../../words/catalog";
import type { Facts, LogEntry } from "./types";

/** What came to a village or went from it: how, what and how much. */
export interface News {
  kind: "gained" | "none" | "fields" | "die" | "points" | "poor" | "fed" | "hungry" | "hidden";
  what: string;
  amount: number;
  /** Food that is left after a meal. */
  left: number;
}

const fact = (facts: Facts, name: string): number => Number(facts[name] ?? 0);
const one = (kind: News["kind"], what: string, amount: number, left = 0): News => ({ kind, what, amount, left });

/** By the key of an event; `cause` is the key of the same seat's event before it. */
const NEWS: Record<string, (facts: Facts, cause: string) => News> = {
  "sa-log-gained": (facts, cause) => one(sourceOf(facts, cause), wordOf(facts["what"]), fact(facts, "amount")),
  "sa-log-yielded": (facts) => yielded(wordOf(facts["what"]), fact(facts, "amount")),
  "sa-log-too-poor": (facts) => one("poor", wordOf(facts["place"]), 1),
  "sa-log-scored": (facts) => one("points", "points", fact(facts, "points")),
  "sa-log-built": (facts) => one("points", "points", fact(facts, "points")),
  "sa-log-fed": (facts) => one("fed", "food", fact(facts, "food"), fact(facts, "left")),
  "sa-log-starved": () => one("hungry", "hunger", 10),
  "sa-log-secret-drawn": () => one("hidden", "hidden", 1),
  "sa-log-secret-seen": () => one("hidden", "hidden", 1),
};

/** A roll that brought nothing is news, too. */
const yielded = (what: string, amount: number): News => (amount ? one("gained", what, amount) : one("none", what, 1));

/** Food that no card brings comes from the fields, before a meal. */
function sourceOf(facts: Facts, cause: string): News["kind"] {
  if (cause === "sa-log-die-taken") return "die";
  return facts["what"] === "food" && cause !== "sa-log-card-bought" ? "fields" : "gained";
}

/** What happened to a village since its owner acted, with what that brought. */
export function newsFor(seat: number, log: LogEntry[]): News[] {
  const since = Math.max(0, log.findLastIndex(({ by, kind }) => by === seat && kind !== "chance"));
  const own = log.slice(since).flatMap(({ words }) => words.filter(({ facts }) => facts["seat"] === seat));
  const told = own.flatMap(({ key, facts }, at) => NEWS[key]?.(facts, own[at - 1]?.key ?? "") ?? []);
  return told.filter(({ amount }) => amount > 0).reduce(joined, []);
}

/** The same once more is more of the same. */
function joined(all: News[], { kind, what, amount, left }: News): News[] {
  const same = all.find((other) => other.kind === kind && other.what === what);
  if (!same) return [...all, one(kind, what, amount, left)];
  same.amount += amount;
  same.left = left;
  return all;
}
