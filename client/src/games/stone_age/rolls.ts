import { BRINGS } from "../../gen/stone-age";
import type { GameEvent, LogEntry } from "./types";

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

/** The rolls that these lines speak of, with what they brought. */
export function rollsIn(log: LogEntry[]): Told[] {
  const rolls: Told[] = [];
  for (const { version, events } of log) for (const event of events) follow(rolls, event, version);
  return rolls;
}

function follow(rolls: Told[], event: GameEvent, version: number): void {
  const last = rolls.at(-1);
  if (event.event === "rolled" || event.event === "dice_rolled") {
    const what = event.event === "rolled" ? (BRINGS[event.place] ?? "") : FOR_ALL;
    rolls.push({ id: `${version}-${rolls.length}`, seat: event.seat, what, dice: event.dice, tools: [], amount: null });
  } else if (event.event === "tool_added" || event.event === "one_use_added") last?.tools.push(event.value);
  else if (event.event === "yielded" && last) last.amount = event.amount;
}

const KEPT = 6;

/** The latest rolls, of which one's own come last and don't make way for the others'. */
export function latest(rolls: Told[], me: number | null): Told[] {
  const last = rolls.slice(-2 * KEPT);
  const own = last.filter(({ seat }) => seat === me).slice(-KEPT / 2);
  const others = last.filter(({ seat }) => seat !== me);
  return [...others.slice(own.length - KEPT), ...own];
}

/** The places where something happened. What a roll yields happens in a village. */
export function placesIn(log: LogEntry[]): Set<string> {
  return new Set(
    log.flatMap(({ events }) => events.flatMap((event) => ("place" in event && event.event !== "yielded" ? [event.place] : []))),
  );
}
