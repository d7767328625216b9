/** A review as lines to draw, marks on them and numbers to say. */

import type { Difference, Judged, Review, SeatReview, Stroke } from "../../gen/wire";
import type { Lines } from "../result/course";

export type Mark = Judged["mark"];
/** From the lightest to the heaviest, as many strokes as their place says. */
export const MARKS: readonly Mark[] = ["inaccuracy", "mistake", "blunder"];
export const strokesOf = (mark: Mark): number => MARKS.indexOf(mark) + 1;
/** What would take the points of the best of the others away stands on no score sheet. */
export const RIVAL = "rival";
/** Less than a tenth of a point is nothing to speak of. */
const LEAST = 5;

/** Hundredths as points with one decimal place. */
export const pointsOf = (hundredths: number): number => Math.round(hundredths / 10) / 10;

/** Points and shares as the graph draws them. */
export function linesOf({ positions, points, shares }: Review): Lines {
  return { positions, chances: shares, points: points.map((row) => row.map(pointsOf)) };
}

export const judgedOf = (review: Review, seat: number): Judged[] =>
  review.judged.filter((judged) => judged.seat === seat).sort((a, b) => a.n - b.n);

export const strokesFor = (review: Review, seat: number): Stroke[] =>
  review.strokes.filter((stroke) => stroke.seat === seat).sort((a, b) => a.n - b.n);

/** What was judged at a position. */
export const judgedAt = (review: Review | null, n: number): Judged | null => review?.judged.find((judged) => judged.n === n) ?? null;

/** The next one on the way from position `n`, or the one before it. */
export function judgedFrom(judged: readonly Judged[], n: number, way: 1 | -1): Judged | null {
  return (way > 0 ? judged.find((one) => one.n > n) : judged.findLast((one) => one.n < n)) ?? null;
}

/** What the better choice would bring, what matters most first. */
export const reasonsIn = (why: readonly Difference[]): Difference[] =>
  why.filter(({ points }) => Math.abs(points) >= LEAST).sort((a, b) => Math.abs(b.points) - Math.abs(a.points));

export const countOf = (seat: SeatReview, mark: Mark): number =>
  ({ inaccuracy: seat.inaccuracies, mistake: seat.mistakes, blunder: seat.blunders })[mark];
