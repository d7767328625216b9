/** The end, counted step by step: each line of the score sheet with the places on the board that it comes from. */

import type { ScoreEntry } from "../../gen/wire";
import { folderOf } from "../board/folder";
import type { Counted, Data } from "../board/props";

/** What `games/<game>/counting.ts` may say. A game without one is counted line by line, at the seats. */
export interface CountingOf<V = Data> {
  /** All lines that bring points, in the order in which they are counted. */
  counted: (lines: ScoreEntry[], view: V) => Counted[];
  /** The rules by which ties are broken, one after the other. */
  TIE_RULES?: readonly string[];
}

// Here, as with boards, what travels untyped becomes the view of a game.
const files = import.meta.glob<CountingOf>("../../games/*/counting.ts");
const NOTHING: CountingOf = { counted: seatBySeat };

export async function countingOf(game: string): Promise<CountingOf> {
  return (await files[`../../games/${folderOf(game)}/counting.ts`]?.()) ?? NOTHING;
}

/** Every line at its seat. */
export function seatBySeat(lines: ScoreEntry[]): Counted[] {
  return [...lines].sort((a, b) => a.seat - b.seat).map((line) => ({ line, spots: [] }));
}

/** What brings nothing is passed over. */
export const stepsOf = (counting: CountingOf, lines: ScoreEntry[], view: Data): Counted[] =>
  counting.counted(lines, view).filter(({ line }) => line.points !== 0);

/** The points of every seat after the first steps. */
export function sumsOf(steps: Counted[], seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { line } of steps) sums[line.seat] = (sums[line.seat] ?? 0) + line.points;
  return sums;
}
