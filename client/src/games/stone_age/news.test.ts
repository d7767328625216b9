import { expect, test } from "vitest";
import type { At, What } from "../../gen/stone-age";
import { areaFor } from "../../lib/board/areas";
import { aboutOf } from "./average";
import { isClosed } from "./describe";
import { line } from "./fixture";
import { newsFor } from "./news";
import type { Area } from "./offers";
import { lyingIn, rollsIn } from "./rolls";
import { SIGNS } from "./signs";
import type { GameEvent } from "./types";

const rolled: GameEvent = { event: "rolled", seat: 1, place: "forest", total: 8, dice: [2, 6] };
const yielded = (seat: number, place: At, total: number, amount: number): GameEvent => ({ event: "yielded", seat, place, total, amount });
const gained = (seat: number, what: What, amount: number): GameEvent => ({ event: "gained", seat, what, amount });
const bought = (seat: number): GameEvent => ({ event: "card_bought", seat, card: "food-3-weaving" });

test("a roll shows the tools that were added, asked for or not", () => {
  const asked = rollsIn([
    line(1, -1, rolled),
    line(2, 1, { event: "tool_added", seat: 1, value: 1, total: 9 }, yielded(1, "forest", 9, 3)),
  ]);
  expect(asked).toMatchObject([{ what: "wood", dice: [2, 6], tools: [1], amount: 3 }]);
  const added: GameEvent[] = [
    { event: "tool_added", seat: 1, value: 2, total: 10 },
    { event: "one_use_added", seat: 1, value: 4, total: 14 },
  ];
  const unasked = rollsIn([line(1, -1, rolled, ...added, yielded(1, "forest", 14, 4), rolled)]);
  expect(unasked.map(({ tools, amount }) => [tools, amount])).toEqual([
    [[2, 4], 4],
    [[], null],
  ]);
});

test("the last roll of every seat lies where it was rolled, however much the others roll", () => {
  const roll = (seat: number, place: At, die: number): GameEvent => ({ event: "rolled", seat, place, total: die, dice: [die] });
  const log = [
    line(1, -1, roll(0, "forest", 1), roll(0, "forest", 2)),
    line(2, -1, ...[1, 2, 3].map((die) => roll(1, "forest", die)), roll(2, "hunt", 6)),
    line(3, -1, roll(1, "river", 4)),
  ];
  const lying = lyingIn(log);
  expect(lying.get("forest")).toMatchObject([{ seat: 0, dice: [2], isLast: false }]);
  expect(lying.get("hunt")).toMatchObject([{ seat: 2, dice: [6], isLast: false }]);
  expect(lying.get("river")).toMatchObject([{ seat: 1, dice: [4], isLast: true }]);
});

test("what people bring on average is said in halves, of much in whole numbers", () => {
  expect([1, 2, 5].map((people) => aboutOf("forest", people))).toEqual(["1", "2", "6"]);
  expect([1, 3].map((people) => aboutOf("river", people))).toEqual(["<½", "1½"]);
  expect(aboutOf("hunt", 1)).toBe("1½");
  expect(aboutOf("hut", 2)).toBe("");
});

test("a roll that brought nothing and a purchase that can't be paid are news", () => {
  const log = [line(1, 0, yielded(0, "quarry", 4, 0), { event: "too_poor", seat: 0, place: "building_1" })];
  expect(newsFor(0, log)).toMatchObject([
    { kind: "none", what: "stone" },
    { kind: "poor", what: "building_1" },
  ]);
});

test("what the others did to one's own village is told: the die, the fields, the meal", () => {
  const log = [
    line(1, 0, { event: "placed", seat: 0, place: "hut", people: 2 }),
    line(2, 1, bought(1), { event: "die_taken", seat: 0, value: 5 }, gained(0, "tool", 1), gained(1, "wood", 1)),
    line(3, 1, gained(0, "food", 2), { event: "fed", seat: 0, food: 5, left: 9 }, { event: "fed", seat: 1, food: 5, left: 1 }),
  ];
  expect(newsFor(0, log)).toEqual([
    { kind: "die", what: "tool", amount: 1, left: 0 },
    { kind: "fields", what: "food", amount: 2, left: 0 },
    { kind: "fed", what: "food", amount: 5, left: 9 },
  ]);
});

test("news begin with what one did oneself, and what came of it", () => {
  const before = line(1, 1, { event: "starved", seat: 0, missing: 2 });
  const eaten = line(2, 0, bought(0), gained(0, "food", 3));
  const gathered = yielded(0, "forest", 6, 2);
  expect(newsFor(0, [before])).toMatchObject([{ kind: "hungry", amount: 10 }]);
  expect(newsFor(0, [before, eaten])).toMatchObject([{ kind: "gained", what: "food", amount: 3 }]);
  expect(newsFor(0, [before, eaten, line(3, -1, gathered, gathered)])).toMatchObject([{ what: "food" }, { what: "wood", amount: 4 }]);
  expect(newsFor(0, [line(4, 0, gained(0, "tool", 0))])).toEqual([]);
});

test("rings are closed when a rule keeps everybody out, not while somebody may come", () => {
  const place = { place: "forest", rings: 7, people: [3, 0] };
  expect(isClosed({ ...place, shut: ["SA-PLC-03", "SA-PLC-12"] })).toBe(true);
  expect(isClosed({ ...place, shut: ["SA-PLC-03", ""] })).toBe(false);
  expect(isClosed({ ...place, people: [3, 4], shut: ["SA-PLC-03", "SA-PLC-03"] })).toBe(false);
});

test("a new question shows where it can be answered", () => {
  expect(areaFor<Area>("places", { places: 0, market: 2, village: 0 })).toBe("market");
  expect(areaFor<Area>("market", { places: 3, market: 2, village: 0 })).toBe("market");
  expect(areaFor<Area>("village", { places: 3, market: 2, village: 0 })).toBe("places");
  expect(areaFor<Area>("village", { places: 0, market: 0, village: 0 })).toBe("village");
});

test("no sign is explained twice in a key", () => {
  for (const signs of Object.values(SIGNS)) expect(new Set(signs.map(({ line }) => line)).size).toBe(signs.length);
});
