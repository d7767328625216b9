import { expect, test } from "vitest";
import type { Course } from "../src/gen/wire";
import { indexAt, lineOf, rangeOf } from "../src/lib/result/course";

const course: Course = {
  positions: [0, 4, 10],
  points: [
    [0, 0],
    [6, -2],
    [18, 8],
  ],
  chances: [
    [50, 50],
    [70, 30],
    [100, 0],
  ],
  turning_points: [{ n: 4, seat: 0, change: 20, by: 0 }],
};
test("a line goes from the start to the end, up for more", () => {
  expect(lineOf(course, "chances", 0, 100, 50)).toBe("M0.0 25.0L40.0 15.0L100.0 0.0");
  expect(lineOf(course, "points", 1, 100, 100)).toBe("M0.0 90.0L40.0 100.0L100.0 50.0");
});

test("chances are percent, points from the least to the most", () => {
  expect(rangeOf(course, "chances")).toEqual([0, 100]);
  expect(rangeOf(course, "points")).toEqual([-2, 18]);
});

test("between two computed positions the earlier one counts", () => {
  expect([0, 3, 4, 9, 10].map((n) => indexAt(course, n))).toEqual([0, 0, 1, 1, 2]);
});
