/** A seat as the pages show it: a name, and a colour and an animal that tell it from the others. */

import type { SeatInfo, TableInfo } from "../../gen/wire";
import type { Facts } from "../../words/catalog";
import { say } from "../../words/words.svelte";

export const SIGNS = ["wolf", "bison", "lion", "bear"] as const;
export type Sign = (typeof SIGNS)[number];

/** The first sign that nobody has. */
export const freeSign = (taken: readonly string[]): Sign | null => SIGNS.find((sign) => !taken.includes(sign)) ?? null;

/** What is marked: the sign somebody chose, or the first free one if another person has it. */
export const signOf = (chosen: Sign | null, taken: readonly string[]): Sign | null =>
  chosen && !taken.includes(chosen) ? chosen : freeSign(taken);

/** The signs that people have; a bot gives its own to whoever would like it. */
export const takenSigns = (seats: readonly SeatInfo[]): string[] =>
  seats.flatMap((seat) => (seat.sign && seat.kind !== "bot" ? [seat.sign] : []));

/** The seats of the other people, also of those for whom a bot stands in: they are asked, and waited for. */
export const peopleBut = (info: TableInfo, you: number): number[] =>
  info.seats.flatMap((seat, number) => ((seat.kind === "person" || seat.stands_in) && number !== you ? [number] : []));

export interface Seat {
  name: string;
  sign: string;
  colour: string;
}

/** The numbers and words of a view, for a message that says how far the game is. */
export const factsIn = (view: Record<string, unknown>): Facts =>
  Object.fromEntries(Object.entries(view).filter(([, fact]) => ["number", "string"].includes(typeof fact))) as Facts;

export const colourOf = (seat: number): string => `var(--seat-${seat % 4})`;

export function seatsOf(infos: Pick<SeatInfo, "name" | "sign">[]): Seat[] {
  return infos.map((info, number) => ({
    name: info.name || say("seat-number", { number: number + 1 }),
    sign: info.sign || (SIGNS[number % SIGNS.length] ?? "wolf"),
    colour: colourOf(number),
  }));
}
