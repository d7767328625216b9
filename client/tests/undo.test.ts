import { expect, test } from "vitest";
import { fewOf } from "../src/lib/table/steps";
import type { LogEntry } from "../src/gen/wire";

const step = (version: number, by: number): LogEntry => ({
  version,
  by,
  kind: "act",
  words: [{ key: "k", facts: {}, rule: "" }],
  events: [],
});

test("a few steps are all told", () => {
  const steps = [step(1, 0), step(2, -1), step(3, 1)];
  expect(fewOf(steps, 1)).toEqual(steps);
});

test("of many the first and the reader's own are told, in their order", () => {
  const steps = [step(1, 0), step(2, -1), step(3, -1), step(4, 2), step(5, -1), step(6, 2), step(7, 1), step(8, 1)];
  expect(fewOf(steps, 1).map((entry) => entry.version)).toEqual([1, 4, 7, 8]);
});
