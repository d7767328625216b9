import { expect, test } from "vitest";
import { canUse, offerOf, toolsIn, withTools } from "./adding";
import { askedIn, isPurchase, offersOf, peopleIn } from "./offers";
import { amountsIn, canAdd, stepTo, wayOf, waysFrom, worth } from "./paying";
import type { Terms } from "./paying";
import { RESOURCES, type At, type Resource } from "../../gen/stone-age";
import { line } from "./fixture";
import { placesIn, rollsIn } from "./rolls";
import { Sequence } from "./sequence";
import type { Action, Amounts, Choice, Paying, Roll, Village } from "./types";

function choice(action: Action): Choice {
  return { action, words: { key: "", facts: {}, rule: "" } };
}

const add = (tools: number[], once: number[]): Action => ({ do: "add", tools, one_use: once });
const payAll = (wood: number, brick: number, stone: number, gold: number): Action => ({ do: "pay_all", wood, brick, stone, gold });

test("a place offers just the numbers that the table offers", () => {
  const place = (at: At, people: number): Choice => choice({ do: "place", at, people });
  const offers = offersOf([place("hunt", 1), place("hunt", 3), place("hut", 2), choice({ do: "done" })]);
  expect(offers.places.get("hunt")?.map(peopleIn)).toEqual([1, 3]);
  expect(offers.places.get("hut")?.map(peopleIn)).toEqual([2]);
  expect(offers.places.has("forest")).toBe(false);
  expect(offers.buttons.map(({ action }) => action.do)).toEqual(["done"]);
});

test("dice, tools and resources stand where they can be clicked", () => {
  const offers = offersOf([
    choice({ do: "die", value: 5 }),
    choice(add([2], [])),
    choice(add([], [4])),
    choice({ do: "pay", resource: "gold", amount: 1 }),
    choice(payAll(1, 0, 2, 0)),
  ]);
  expect([...offers.dice.keys()]).toEqual([5]);
  expect(offers.tools).toHaveLength(2);
  expect(offers.payments.map(amountsIn)).toEqual([{ wood: 1, brick: 0, stone: 2, gold: 0 }]);
  expect([...offers.pieces.keys()]).toEqual(["gold"]);
});

const roll: Roll = { seat: 0, place: "river", what: "gold", dice: [1, 2, 4], divisor: 6, added: 0, sum: 7, yields: 1, open: true };

test("the tool picker says what a roll comes to", () => {
  const tools = [
    { value: 3, used: false },
    { value: 2, used: true },
    { value: 2, used: false },
  ];
  const village = { tools, one_use: [4] } as unknown as Village;
  const { tools: offered } = offersOf([choice(add([3, 2], [])), choice(add([3], [4])), choice(add([2], [4]))]);
  const ready = toolsIn(village, offered);
  expect(ready.map(({ value, isOneUse }) => [value, isOneUse])).toEqual([
    [3, false],
    [2, false],
    [4, true],
  ]);
  expect(withTools(roll, [])).toEqual({ sum: 7, yields: 1, missing: 5 });
  expect(withTools(roll, ready.slice(0, 2))).toEqual({ sum: 12, yields: 2, missing: 6 });
  expect(withTools(roll, ready.slice(0, 2), 1).yields).toBe(1); // a limited supply has no more
  expect(offerOf(offered, ready.slice(1))?.action).toEqual(add([2], [4]));
  expect(offerOf(offered, ready.slice(0, 1))).toBeUndefined();
  expect(canUse(offered, ready.slice(0, 1))).toBe(true);
  expect(canUse(offered, ready)).toBe(false); // one of the three would be wasted
});

const held = { wood: 2, brick: 0, stone: 3, gold: 1 };

test("so many resources of so many kinds: only what can become enough is open", () => {
  const ways = waysFrom({ held, least: 4, most: 4, kinds: 2 });
  expect(canAdd(ways, {}, "gold")).toBe(true);
  expect(canAdd(ways, { gold: 1 }, "wood")).toBe(false);
  expect(canAdd(ways, { gold: 1 }, "stone")).toBe(true);
  expect(canAdd(ways, { wood: 2 }, "brick")).toBe(false);
  expect(wayOf(ways, { stone: 3 })).toBe(-1);
  expect(wayOf(ways, { stone: 3, wood: 1 })).toBeGreaterThanOrEqual(0);
  expect(worth({ stone: 3, wood: 1 })).toBe(18);
});

test("an open building takes any number within its limits", () => {
  const terms: Terms = { held, least: 1, most: 7, kinds: 0 };
  const ways = waysFrom(terms);
  expect(wayOf(ways, {})).toBe(-1);
  expect(wayOf(ways, { gold: 1 })).toBeGreaterThanOrEqual(0);
  expect(canAdd(ways, { gold: 1 }, "gold")).toBe(false);
});

const pay = (resource: Resource, amount: number): Action => ({ do: "pay", resource, amount });
const asked = (resource: Resource): Choice[] => [0, 1, 2].map((amount) => choice(pay(resource, amount)));
const GOAL = { wood: 1, gold: 1 };

test("a payment goes in the table's order, and whole as soon as the table offers that", () => {
  expect(stepTo(asked("wood"), { wood: 0, brick: 0, stone: 0, gold: 2 })).toEqual(pay("wood", 0));
  expect(stepTo(asked("wood"), GOAL)).toEqual(pay("wood", 1));
  expect(stepTo(asked("wood"), { wood: 3 })).toBeNull();
  const few = [choice(payAll(1, 0, 0, 1)), choice(payAll(1, 0, 0, 0)), choice({ do: "done" })];
  expect(stepTo(few, GOAL)).toEqual(payAll(1, 0, 0, 1));
  expect(stepTo(few, { gold: 1 })).toBeNull();
  expect(stepTo(few, { wood: 0, gold: 0 })).toEqual({ do: "done" });
});

const TURN = "1 using 0";
const paid = (amounts: Amounts, kinds: string[], place: string | null = "card_4"): Paying => ({
  seat: 0,
  place,
  paid: amounts,
  kinds,
  least: 0,
  most: 4,
  takes: false,
});
const AFTER_WOOD = ["brick", "stone", "gold"];

test("what was clicked together goes step by step, while the table asks for it", () => {
  const sequence = new Sequence();
  const [before, after, last] = [paid({}, RESOURCES), paid({ wood: 1 }, AFTER_WOOD), paid({ wood: 1 }, ["gold"])];
  sequence.start(GOAL, "card_4", TURN);
  expect(sequence.next(asked("wood"), before, TURN)).toEqual(pay("wood", 1));
  expect(sequence.next([], before, TURN)).toBeNull();
  expect(sequence.next(asked("stone"), after, TURN)).toEqual(pay("stone", 0));
  expect(sequence.next([choice(payAll(0, 0, 0, 1)), choice({ do: "done" })], last, TURN)).toEqual(payAll(0, 0, 0, 1));
  expect(sequence.answers(last, TURN)).toBe(true);
  expect(sequence.next(asked("wood"), before, TURN)).toBeNull(); // taken back
  expect(sequence.answers(before, TURN)).toBe(false);
});

test("what has many ways to pay is begun first; if that is refused, no payment follows", () => {
  const begin = (at: At, amount: number): Choice => choice({ do: "buy_with", at, resource: "wood", amount });
  const options = [choice({ do: "use", at: "hunt" }), begin("card_3", 1), begin("card_4", 0), begin("card_4", 1)];
  for (const offer of [paid({ wood: 1 }, AFTER_WOOD), null]) {
    const sequence = new Sequence();
    sequence.start(GOAL, "card_4", TURN);
    expect(sequence.next(options, null, TURN)).toEqual(begin("card_4", 1).action);
    expect(sequence.next(offer ? asked("brick") : options, offer, TURN)).toEqual(offer ? pay("brick", 0) : null);
    expect(sequence.answers(paid({}, RESOURCES), TURN)).toBe(offer !== null);
  }
});

test("the table may pay some of it by itself, and then offer the rest whole", () => {
  const sequence = new Sequence();
  sequence.start({ wood: 4, gold: 1 }, "card_4", TURN);
  expect(sequence.next([choice(payAll(1, 0, 0, 1)), choice(payAll(2, 0, 0, 0))], paid({ wood: 3 }, AFTER_WOOD), TURN)).toEqual(
    payAll(1, 0, 0, 1),
  );
  expect(sequence.answers(paid({}, RESOURCES), "1 using 1")).toBe(false);
  expect(sequence.answers(paid({}, RESOURCES, "card_1"), TURN)).toBe(false);
});

test("resources are taken one by one, none twice, and no more follows", () => {
  const sequence = new Sequence();
  const take = (resource: Resource): Choice => choice({ do: "take", resource });
  const left = (most: number): Paying => ({ ...paid({}, RESOURCES, null), least: most, most, takes: true });
  sequence.start({ stone: 1, gold: 1 }, null, TURN, true);
  expect(sequence.next([take("wood"), take("stone"), take("gold")], left(2), TURN)).toEqual(take("stone").action);
  expect(sequence.next([take("stone"), take("gold")], left(1), TURN)).toEqual(take("gold").action);
  const meal = paid({}, RESOURCES, null);
  expect(sequence.answers(meal, TURN)).toBe(false);
  expect(sequence.next(asked("wood"), meal, TURN)).toBeNull(); // and what was taken at a meal is not paid for it
  expect(sequence.answers(left(1), TURN)).toBe(false);
});

test("steps end when one was refused, when something else is asked, in another turn, and when one is shut", () => {
  const sequence = new Sequence();
  const ends: [Choice[], Paying, string][] = [
    [asked("wood"), paid({}, RESOURCES), TURN],
    [asked("brick"), paid({ wood: 1 }, AFTER_WOOD, null), TURN],
    [asked("brick"), paid({ wood: 1 }, AFTER_WOOD), "2 using 0"],
    [[choice({ do: "refuse" })], paid({ wood: 1 }, AFTER_WOOD), TURN],
  ];
  for (const [options, offer, turn] of ends) {
    sequence.start(GOAL, "card_4", TURN);
    expect(sequence.next(asked("wood"), paid({}, RESOURCES), TURN)).toEqual(pay("wood", 1));
    expect(sequence.next(options, offer, turn)).toBeNull();
    expect(sequence.answers(paid({}, RESOURCES), TURN)).toBe(false);
  }
});

test("what is asked follows from what is offered; ways to pay for one place are one place", () => {
  const buy = (at: At, wood: number): Choice => choice({ do: "buy", at, wood, brick: 0, stone: 1 - wood, gold: 0 });
  const done = choice({ do: "done" });
  const use = (at: At): Choice => choice({ do: "use", at });
  const asked = (...options: Choice[]): string => askedIn(offersOf(options));
  expect(asked(choice({ do: "place", at: "card_1", people: 1 }))).toBe("place");
  expect(asked(use("hunt"), buy("card_1", 1))).toBe("use");
  expect(asked(buy("card_1", 1), use("building_2"), done)).toBe("buy");
  expect(asked(choice({ do: "use_card" }), done)).toBe("end");
  expect(asked(done, choice(add([1], [])))).toBe("");
  const { places } = offersOf([buy("card_1", 1), buy("card_1", 0), use("building_2")]);
  expect([...places.keys()]).toEqual(["card_1", "building_2"]);
  expect([...places.values()].flat().every(isPurchase)).toBe(true);
  expect(
    offersOf([use("hunt")])
      .places.get("hunt")
      ?.some(isPurchase),
  ).toBe(false);
});

test("the log tells rolls, what they brought, and which places are meant", () => {
  const log = [
    line(1, 1, { event: "used", seat: 1, place: "forest", people: 2 }),
    line(2, -1, { event: "rolled", seat: 1, place: "forest", total: 8, dice: [3, 5] }),
    line(3, 1, { event: "yielded", seat: 1, place: "forest", total: 9, amount: 3 }),
    line(4, -1, { event: "rolled", seat: 0, place: "hunt", total: 1, dice: [1] }),
  ];
  expect(rollsIn(log).map(({ seat, what, dice, amount }) => ({ seat, what, dice, amount }))).toEqual([
    { seat: 1, what: "wood", dice: [3, 5], amount: 3 },
    { seat: 0, what: "food", dice: [1], amount: null },
  ]);
  expect(placesIn(log)).toEqual(new Set(["forest", "hunt"]));
  expect(placesIn(log.slice(2, 3)), "the village has it").toEqual(new Set());
});
