import { BRINGS } from "../../gen/stone-age";
import type { GameEvent, LogEntry } from "./types";

/** What came to a village or went from it: how, what and how much. */
export interface News {
  kind: "gained" | "none" | "fields" | "die" | "points" | "poor" | "fed" | "hungry" | "hidden";
  what: string;
  amount: number;
  /** Food that is left after a meal. */
  left: number;
}

const one = (kind: News["kind"], what: string, amount: number, left = 0): News => ({ kind, what, amount, left });

/** `cause` is the same seat's event before it. */
function newsOf(event: GameEvent, cause: GameEvent | undefined): News | null {
  switch (event.event) {
    case "gained":
      return one(sourceOf(event.what, cause?.event), event.what, event.amount);
    case "yielded":
      return yielded(BRINGS[event.place] ?? "", event.amount);
    case "too_poor":
      return one("poor", event.place, 1);
    case "scored":
    case "built":
      return one("points", "points", event.points);
    case "fed":
      return one("fed", "food", event.food, event.left);
    case "starved":
      return one("hungry", "hunger", 10);
    case "secret_drawn":
      return one("hidden", "hidden", 1);
    default:
      return null;
  }
}

/** A roll that brought nothing is news, too. */
const yielded = (what: string, amount: number): News => (amount ? one("gained", what, amount) : one("none", what, 1));

/** Food that no card brings comes from the fields, before a meal. */
function sourceOf(what: string, cause: GameEvent["event"] | undefined): News["kind"] {
  if (cause === "die_taken") return "die";
  return what === "food" && cause !== "card_bought" ? "fields" : "gained";
}

/** What happened to a village since its owner acted, with what that brought. */
export function newsFor(seat: number, log: LogEntry[]): News[] {
  const since = Math.max(
    0,
    log.findLastIndex(({ by, kind }) => by === seat && kind !== "chance"),
  );
  const own = log.slice(since).flatMap(({ events }) => events.filter((event) => "seat" in event && event.seat === seat));
  const told = own.flatMap((event, at) => newsOf(event, own[at - 1]) ?? []);
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
