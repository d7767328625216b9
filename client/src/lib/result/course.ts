/** The course of a game as lines to draw and as words. */

import type { Course } from "../../gen/wire";

export type Measure = "chances" | "points";

/** What the lines are drawn against: percent, or from the least to the most points. */
export function rangeOf(course: Course, measure: Measure): [number, number] {
  if (measure === "chances") return [0, 100];
  const all = course.points.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  return [least, most];
}

/** A seat's line as an SVG path in a picture that is `wide` and `tall`. */
export function lineOf(course: Course, measure: Measure, seat: number, wide: number, tall: number): string {
  const [least, most] = rangeOf(course, measure);
  const length = course.positions.at(-1) || 1;
  return course.positions
    .map((n, i) => {
      const value = course[measure][i]?.[seat] ?? 0;
      const [x, y] = [(n / length) * wide, (1 - (value - least) / (most - least)) * tall];
      return `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The place in the lists of the last position that was computed up to `n`. */
export function indexAt(course: Course, n: number): number {
  const after = course.positions.findIndex((position) => position > n);
  return after < 0 ? course.positions.length - 1 : Math.max(0, after - 1);
}
