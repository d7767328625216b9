import { expect, test } from "vitest";
import { areaFor } from "../../lib/board/areas";
import { isClosed } from "./describe";
import { newsFor } from "./news";
import type { Area } from "./offers";
import { latest, rollsIn } from "./rolls";
import { SIGNS } from "./signs";
import type { LogEntry, Words } from "./types";

type Event = [key: string, facts: Words["facts"]];
const line = (version: number, by: number, ...events: Event[]): LogEntry => ({
  version,
  by,
  kind: by < 0 ? "chance" : "act",
  words: events.map(([key, facts]) => ({ key: `sa-log-${key}`, facts, rule: "" })),
});
const rolled: Event = ["rolled", { seat: 1, what: "wood", dice: "2 6" }];

test("a roll shows the tools that were added, asked for or not", () => {
  const asked = rollsIn([line(1, -1, rolled), line(2, 1, ["tool-added", { seat: 1, value: 1, sum: 9 }], ["yielded", { seat: 1, what: "wood", sum: 9, amount: 3 }])]);
  expect(asked).toMatchObject([{ dice: [2, 6], tools: [1], amount: 3 }]);
  const added: Event[] = [["tool-added", { seat: 1, value: 2, sum: 10 }], ["one-use-added", { seat: 1, value: 4, sum: 14 }]];
  const unasked = rollsIn([line(1, -1, rolled, ...added, ["yielded", { seat: 1, what: "wood", sum: 14, amount: 4 }], rolled)]);
  expect(unasked.map(({ tools, amount }) => [tools, amount])).toEqual([[[2, 4], 4], [[], null]]);
});

test("one's own rolls come first and stay, however much the others roll", () => {
  const roll = (seat: number, dice: string): Event => ["rolled", { seat, what: "wood", dice }];
  const rolls = rollsIn([line(1, -1, roll(0, "1"), roll(0, "2")), line(2, -1, ...[1, 2, 3, 4, 5, 6].map((die) => roll(1, `${die}`)))]);
  const shown = (me: number | null): string[] => latest(rolls, me).map(({ seat, dice }) => `${seat}:${dice.join()}`).toReversed();
  expect(shown(0)).toEqual(["0:2", "0:1", "1:6", "1:5", "1:4", "1:3"]);
  expect(shown(null)).toEqual(["1:6", "1:5", "1:4", "1:3", "1:2", "1:1"]);
  expect(latest(rolls.slice(0, 1), 0)).toHaveLength(1);
});

test("a roll that brought nothing and a purchase that can't be paid are news", () => {
  const log = [line(1, 0, ["yielded", { seat: 0, what: "stone", amount: 0 }], ["too-poor", { seat: 0, place: "building_1" }])];
  expect(newsFor(0, log)).toMatchObject([{ kind: "none", what: "stone" }, { kind: "poor", what: "building_1" }]);
});

test("what the others did to one's own village is told: the die, the fields, the meal", () => {
  const log = [
    line(1, 0, ["placed", { seat: 0, place: "hut", people: 2 }]),
    line(2, 1, ["card-bought", { seat: 1 }], ["die-taken", { seat: 0, value: 5 }], ["gained", { seat: 0, what: "tool", amount: 1 }], ["gained", { seat: 1, what: "wood", amount: 1 }]),
    line(3, 1, ["gained", { seat: 0, what: "food", amount: 2 }], ["fed", { seat: 0, food: 5, left: 9 }], ["fed", { seat: 1, food: 5, left: 1 }]),
  ];
  expect(newsFor(0, log)).toEqual([
    { kind: "die", what: "tool", amount: 1, left: 0 },
    { kind: "fields", what: "food", amount: 2, left: 0 },
    { kind: "fed", what: "food", amount: 5, left: 9 },
  ]);
});

test("news begin with what one did oneself, and what came of it", () => {
  const before = line(1, 1, ["starved", { seat: 0, missing: 2 }]);
  const bought = line(2, 0, ["card-bought", { seat: 0 }], ["gained", { seat: 0, what: "food", amount: 3 }]);
  const gathered = ["yielded", { seat: 0, what: "wood", amount: 2 }] satisfies Event;
  expect(newsFor(0, [before])).toMatchObject([{ kind: "hungry", amount: 10 }]);
  expect(newsFor(0, [before, bought])).toMatchObject([{ kind: "gained", what: "food", amount: 3 }]);
  expect(newsFor(0, [before, bought, line(3, -1, gathered, gathered)])).toMatchObject([{ what: "food" }, { what: "wood", amount: 4 }]);
  expect(newsFor(0, [line(4, 0, ["gained", { seat: 0, what: "tool", amount: 0 }])])).toEqual([]);
});

test("rings are closed when a rule keeps everybody out, not while somebody may come", () => {
  const place = { place: "forest", rings: 7, people: [3, 0] };
  expect(isClosed({ ...place, shut: ["SA-PLC-03", "SA-PLC-12"] })).toBe(true);
  expect(isClosed({ ...place, shut: ["SA-PLC-03", ""] })).toBe(false);
  expect(isClosed({ ...place, people: [3, 4], shut: ["SA-PLC-03", "SA-PLC-03"] })).toBe(false);
});

test("a new question shows where it can be answered", () => {
  expect(areaFor<Area>("places", { places: 0, market: 2, villages: 0 })).toBe("market");
  expect(areaFor<Area>("market", { places: 3, market: 2, villages: 0 })).toBe("market");
  expect(areaFor<Area>("villages", { places: 3, market: 2, villages: 0 })).toBe("places");
  expect(areaFor<Area>("villages", { places: 0, market: 0, villages: 0 })).toBe("villages");
});

test("no sign is explained twice in a key", () => {
  for (const signs of Object.values(SIGNS)) expect(new Set(signs.map(({ line }) => line)).size).toBe(signs.length);
});
