import { expect, test } from "vitest";
import { asAction, toolsIn, withTools } from "./adding";
import { offersOf, peopleIn } from "./offers";
import { canAdd, inOrder, isEnough, onlyChoice, worth } from "./paying";
import type { Terms } from "./paying";
import { placesIn, rollsIn } from "./rolls";
import { Sequence } from "./sequence.svelte";
import type { Action, Choice, LogEntry, Roll, Village } from "./types";

function choice(action: Action): Choice {
  return { action, words: { key: "", facts: {}, rule: "" } };
}

test("a place offers just the numbers that the table offers", () => {
  const place = (at: string, people: number): Choice => choice({ do: "place", at, people });
  const offers = offersOf([place("hunt", 1), place("hunt", 3), place("hut", 2), choice({ do: "done" })]);
  expect(offers.places.get("hunt")?.map(peopleIn)).toEqual([1, 3]);
  expect(offers.places.get("hut")?.map(peopleIn)).toEqual([2]);
  expect(offers.places.has("forest")).toBe(false);
  expect(offers.buttons.map(({ action }) => action["do"])).toEqual(["done"]);
});

test("dice, tools and resources stand where they can be clicked", () => {
  const offers = offersOf(
    [choice({ do: "die", value: 5 }), choice({ do: "tool", value: 2 }), choice({ do: "one_use", value: 4 }), choice({ do: "pay", resource: "gold" })]);
  expect([...offers.dice.keys()]).toEqual([5]);
  expect(offers.tools).toHaveLength(2);
  expect([...offers.pieces.keys()]).toEqual(["gold"]);
});

const roll: Roll = { seat: 0, place: "river", what: "gold", dice: [1, 2, 4], divisor: 6, added: 0, sum: 7, yields: 1, open: true };

test("the tool picker says what a roll comes to", () => {
  const tools = [{ value: 3, used: false }, { value: 2, used: true }, { value: 2, used: false }];
  const village = { tools, one_use: [4] } as unknown as Village;
  const offered = offersOf([choice({ do: "tool", value: 3 }), choice({ do: "tool", value: 2 }), choice({ do: "one_use", value: 4 })]);
  const ready = toolsIn(village, offered.tools);
  expect(ready.map(({ value, isOneUse }) => [value, isOneUse])).toEqual([[3, false], [2, false], [4, true]]);
  expect(withTools(roll, [])).toEqual({ sum: 7, yields: 1, missing: 5 });
  expect(withTools(roll, ready.slice(0, 2))).toEqual({ sum: 12, yields: 2, missing: 6 });
  expect(ready.map(asAction).at(-1)).toEqual({ do: "one_use", value: 4 });
});

const held = { wood: 2, brick: 0, stone: 3, gold: 1 };

test("so many resources of so many kinds: only what can become enough is open", () => {
  const terms: Terms = { held, least: 4, most: 4, kinds: 2 };
  expect(canAdd(terms, {}, "gold")).toBe(true);
  expect(canAdd(terms, { gold: 1 }, "wood")).toBe(false);
  expect(canAdd(terms, { gold: 1 }, "stone")).toBe(true);
  expect(canAdd(terms, { wood: 2 }, "brick")).toBe(false);
  expect(isEnough(terms, { stone: 3 })).toBe(false);
  expect(isEnough(terms, { stone: 3, wood: 1 })).toBe(true);
  expect(worth({ stone: 3, wood: 1 })).toBe(18);
});

test("an open building takes any number within its limits", () => {
  const terms: Terms = { held, least: 1, most: 7, kinds: 0 };
  expect(isEnough(terms, {})).toBe(false);
  expect(isEnough(terms, { gold: 1 })).toBe(true);
  expect(canAdd(terms, { gold: 1 }, "gold")).toBe(false);
  expect(onlyChoice(terms)).toBeNull();
});

test("the only payment there is need not be clicked together, and goes in the table's order", () => {
  const only = onlyChoice({ held, least: 6, most: 6, kinds: 0 });
  expect(only && inOrder(only)).toEqual(["wood", "wood", "stone", "stone", "stone", "gold"]);
  expect(onlyChoice({ held, least: 2, most: 2, kinds: 0 })).toBeNull();
});

const PAY = [choice({ do: "pay", resource: "wood" }), choice({ do: "pay", resource: "gold" }), choice({ do: "done" })];
const [WOOD, GOLD, DONE] = PAY.map(({ action }) => action) as [Action, Action, Action];

test("gathered steps go one by one, while the table asks for them", () => {
  const sequence = new Sequence();
  sequence.start([WOOD, GOLD, DONE], "card");
  expect(sequence.next(PAY, "card", "0")).toEqual(WOOD);
  expect(sequence.next([], "card", "0")).toBeNull();
  expect(sequence.next(PAY, "card", "1")).toEqual(GOLD);
  expect(sequence.next(PAY, "card", "2")).toEqual(DONE);
  expect(sequence.isRunning).toBe(false);
});

test("gathered steps end when one was refused, when something else is asked, and when one is shut", () => {
  const sequence = new Sequence();
  for (const [options, about, mark] of [[PAY, "card", "0"], [PAY, "hut", "1"], [[], "card", "1"]] as const) {
    sequence.start([WOOD, GOLD], "card");
    expect(sequence.next(PAY, "card", "0")).toEqual(WOOD);
    expect(sequence.next([...options, choice({ do: "decline" })].filter(({ action }) => options.length || action !== GOLD), about, mark)).toBeNull();
    expect(sequence.isRunning).toBe(false);
  }
});

const entry = (version: number, ...words: [string, Record<string, number | string>][]): LogEntry => ({
  version,
  by: 0,
  kind: "",
  words: words.map(([key, facts]) => ({ key, facts, rule: "" })),
});

test("the log tells rolls, what they brought, and which places are meant", () => {
  const log = [
    entry(1, ["sa-log-used", { seat: 1, place: "forest", people: 2 }]),
    entry(2, ["sa-log-rolled", { seat: 1, place: "forest", what: "wood", dice: "3 5" }]),
    entry(3, ["sa-log-yielded", { seat: 1, what: "wood", sum: 9, amount: 3 }]),
    entry(4, ["sa-log-rolled", { seat: 0, place: "hunt", what: "food", dice: "1" }]),
  ];
  expect(rollsIn(log).map(({ seat, dice, amount }) => ({ seat, dice, amount }))).toEqual([
    { seat: 1, dice: [3, 5], amount: 3 },
    { seat: 0, dice: [1], amount: null },
  ]);
  expect(placesIn(log)).toEqual(new Set(["forest", "hunt"]));
});
