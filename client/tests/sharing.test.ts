import { expect, test } from "vitest";
import { sharing } from "../src/net/sharing";

test("the result is always equal to what is new", () => {
  const before = { a: [1, 2, { b: 3 }], c: null, d: { e: "x" }, gone: 1 };
  for (const now of [{ a: [1, 2], c: {}, d: { e: "y" } }, { a: [1, 2, { b: 3 }, null], c: null, d: [] }, null, 4, [], {}])
    expect(sharing(before, now)).toEqual(now);
});

test("equal parts are the old ones, others are new", () => {
  const before = { hexes: [{ n: 1 }, { n: 2 }], facts: { cards: { owl: [1, 2] } }, round: 1 };
  const now = { hexes: [{ n: 1 }, { n: 3 }], facts: { cards: { owl: [1, 2] } }, round: 2 };
  const shared = sharing(before, now);
  expect(shared).toEqual(now);
  expect(shared.facts).toBe(before.facts);
  expect(shared.hexes[0]).toBe(before.hexes[0]);
  expect(shared.hexes[1]).not.toBe(before.hexes[1]);
  expect(sharing(before, structuredClone(before))).toBe(before);
});

test("another order of names is a change, and a list is no record", () => {
  expect(Object.keys(sharing({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(["b", "a"]);
  expect(sharing<unknown>({ "0": 1 }, [1])).toEqual([1]);
});
