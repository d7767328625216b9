/** Who has won, said to each person as theirs; places; and why of equal points one comes first. */

import type { Result } from "../../gen/wire";
import { hasOf, say, sayOf } from "../../words/words.svelte";
import { listed } from "../ui/listed";

/** For whoever watches, for a picture, and where several people sit at one device. */
export function winnersIn(places: readonly number[], names: readonly string[]): string {
  const best = names.filter((_, seat) => places[seat] === 1);
  return say("end-winners", { names: listed(best), count: best.length });
}

/** The seats of the people who sit at this page. */
export function seatsOfPage(here: readonly { seat: number | null }[], you: number | null): number[] {
  const seats = here.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  return you === null || seats.includes(you) ? seats : [...seats, you];
}

/** `own`: the seats of whoever looks at this page. One person is spoken to, several are named. */
export function headlineFor(places: readonly number[], names: readonly string[], own: readonly number[]): string {
  const [you] = own;
  if (own.length !== 1 || you === undefined || places[you] !== 1) return winnersIn(places, names);
  const others = names.filter((_, seat) => seat !== you && places[seat] === 1);
  return others.length ? say("end-you-share", { names: listed(others) }) : say("end-you-win");
}

/** What is said to somebody who has not won. */
export function placeFor(places: readonly number[], own: readonly number[]): string {
  const place = own.length === 1 ? (places[own[0] ?? -1] ?? 1) : 1;
  return place > 1 ? say("end-you-are", { place }) : "";
}

export interface Tie {
  words: string;
  /** Which of the tie-breaks decided, from 0; the last one where none did. */
  by: number;
}

/** Seats with equal points, by pairs in the order of their places. */
export function tiesIn(game: string, { points, places, ties }: Result, names: readonly string[]): Tie[] {
  const order = [...points.keys()].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || (places[a] ?? 0) - (places[b] ?? 0));
  return order.slice(1).flatMap((second, at) => {
    const first = order[at]!;
    return points[first] === points[second] && ties.length ? [tieOf(game, ties, names, [first, second], points[first] ?? 0)] : [];
  });
}

function tieOf(game: string, ties: number[][], names: readonly string[], [first, second]: [number, number], points: number): Tie {
  const both = listed([names[first] ?? "", names[second] ?? ""]);
  const by = ties.findIndex((numbers) => numbers[first] !== numbers[second]);
  if (by < 0) return { words: say("end-tie-shared", { names: both, points }), by: ties.length - 1 };
  const facts = { best: Math.abs(ties[by]?.[first] ?? 0), other: Math.abs(ties[by]?.[second] ?? 0) };
  const key = `tie-${by + 1}`;
  const why = hasOf(game, `${key}-more`) ? sayOf(game, `${key}-more`, facts) : say("end-tie-by", { what: sayOf(game, key), ...facts });
  return { words: say("end-tie", { names: both, points, first: names[first] ?? "", why }), by };
}
