import { expect, test } from "vitest";
import type { LogEntry } from "../src/gen/wire";
import { countingIn, undoneIn } from "../src/lib/table/undone";

const act = (version: number): LogEntry => ({ version, by: 0, kind: "act", words: [], events: [] });
const undo = (version: number, steps: number): LogEntry => ({
  version,
  by: 0,
  kind: "undo",
  words: [{ key: "table-log-undo", facts: { seat: 0, steps }, rule: "" }],
  events: [],
});

test("what was taken back is marked, also where somebody went back twice and played in between", () => {
  expect([...undoneIn([act(1), act(2), act(3), undo(4, 2)])]).toEqual([2, 3]);
  expect([...undoneIn([act(1), act(2), undo(3, 1), act(4), undo(5, 2)])]).toEqual([2, 1, 4]);
  expect([...undoneIn([act(1), act(2)])]).toEqual([]);
});

test("what was taken back does not count", () => {
  const [first, second, back] = [act(1), act(2), undo(3, 1)];
  expect(countingIn([first, second, back])).toEqual([first, back]);
  expect(countingIn([first, second])).toEqual([first, second]);
});

test("nothing is taken back that this page never heard of", () => {
  expect([...undoneIn([act(7), undo(8, 3)])]).toEqual([7]);
});
