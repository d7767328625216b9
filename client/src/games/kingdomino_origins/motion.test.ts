import { expect, test } from "vitest";
import { motionsOf, seatsIn } from "./motion";
import type { GameEvent, LogEntry } from "./types";

const entry = (...events: GameEvent[]): LogEntry => ({ version: 1, by: 1, kind: "act", words: [], events });
const placed: GameEvent = { event: "placed", seat: 1, domino: 12, left: "F4", right: "G4" };

test("lava flies from the volcano that its event names, in whoever's territory", () => {
  const [motion] = motionsOf([entry({ event: "landed", seat: 2, volcano: "G5", at: "E5", fires: 1 })], []);
  expect(motion).toEqual({ do: "lay", from: "2-G5", to: "token-2-E5", sound: "lava" });
});

test("the halves of a domino travel together, and its points rise where it lies", () => {
  const motions = motionsOf([entry(placed)], [0, 3]);
  expect(motions.map((one) => [one.do, "to" in one ? one.to : one.do === "float" && one.at])).toEqual([
    ["lay", "1-F4"],
    ["lay", "1-G4"],
    ["float", "1-G4"],
  ]);
  expect(motions[1]?.together).toBe(true);
});

test("a totem comes from whoever had it", () => {
  const ways = ([null, 2] as const).map((other) => {
    const [motion] = motionsOf([entry({ event: "totem_taken", seat: 0, resource: "fish", other })], []);
    return motion?.do === "fly" ? [motion.from, motion.to] : [];
  });
  expect(ways).toEqual([
    ["totem-fish", "seat-0"],
    ["seat-2", "seat-0"],
  ]);
});

test("a territory comes forward for what lies down in it, not for a choice", () => {
  expect(seatsIn([entry({ event: "chosen", seat: 1, domino: 3 })])).toEqual([]);
  expect(seatsIn([entry(placed)])).toEqual([1]);
});
