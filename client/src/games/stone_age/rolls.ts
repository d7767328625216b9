import { BRINGS } from "../../gen/stone-age";
import type { Scene } from "../../lib/board/context";
import type { GameEvent, LogEntry } from "./types";

/** A roll as the log tells it. */
export interface Told {
  id: string;
  seat: number;
  /** Where it was rolled. */
  place: string;
  what: string;
  dice: number[];
  /** The values of the tools that were added, with or without a question. */
  tools: number[];
  /** What came of it; null while tools can be added, and where everybody takes a die. */
  amount: number | null;
  /** Nobody has rolled since. */
  isLast: boolean;
}

/** What dice for everyone are rolled for. */
export const FOR_ALL = "dice";
/** Where they are rolled: beside the cards. */
export const MARKET = "market";

/** Since the last round began. */
function ofThisRound(log: LogEntry[]): LogEntry[] {
  const begun = log.findLastIndex(({ events }) => events.some(({ event }) => event === "round_begun"));
  return log.slice(begun + 1);
}

/** The rolls that these lines speak of, with what they brought. */
export function rollsIn(log: LogEntry[]): Told[] {
  const rolls: Told[] = [];
  for (const { version, events } of log) for (const event of events) follow(rolls, event, version);
  return rolls;
}

function follow(rolls: Told[], event: GameEvent, version: number): void {
  const last = rolls.at(-1);
  const id = `${version}-${rolls.length}`;
  if (event.event === "rolled") rolls.push(toldOf(id, event.seat, event.place, BRINGS[event.place] ?? "", event.dice));
  else if (event.event === "dice_rolled") rolls.push(toldOf(id, event.seat, MARKET, FOR_ALL, event.dice));
  else if (event.event === "tool_added" || event.event === "one_use_added") last?.tools.push(event.value);
  else if (event.event === "yielded" && last) last.amount = event.amount;
}

const toldOf = (id: string, seat: number, place: string, what: string, dice: number[]): Told => ({
  id,
  seat,
  place,
  what,
  dice,
  tools: [],
  amount: null,
  isLast: false,
});

/** The last roll of every seat in this round, by where its dice lie. */
export function lyingIn(log: LogEntry[]): Map<string, Told[]> {
  const all = rollsIn(ofThisRound(log));
  const last = new Map(all.map((roll) => [roll.seat, roll]));
  const found = new Map<string, Told[]>();
  for (const roll of last.values())
    found.set(roll.place, [...(found.get(roll.place) ?? []), { ...roll, isLast: roll.id === all.at(-1)?.id }]);
  return found;
}

/** A roll in words. */
export function toldWords(scene: Scene, { seat, dice, tools, amount, what }: Told): string {
  const name = scene.seats[seat]?.name ?? "";
  const facts = { seat: name, dice: dice.join(" "), tools: tools.join(" + "), count: tools.length, amount: amount ?? 0, what };
  if (what === FOR_ALL) return scene.say("sa-board-rolled-for-all", facts);
  return scene.say(amount === null ? "sa-board-rolled-open" : "sa-board-rolled", facts);
}

/** The places where something happened. What a roll yields happens in a village. */
export function placesIn(log: LogEntry[]): Set<string> {
  return new Set(
    log.flatMap(({ events }) => events.flatMap((event) => ("place" in event && event.event !== "yielded" ? [event.place] : []))),
  );
}
