import { expect, test } from "vitest";
import { numbersIn, offersOf } from "./offers";
import type { Choice } from "./types";

function choice(action: Choice["action"], facts: Record<string, number> = {}): Choice {
  return { action, words: { key: "", facts, rule: "" } };
}

test("options stand where they can be clicked, with their change of points", () => {
  const offers = offersOf([choice({ do: "land", at: "F4" }), choice({ do: "choose", domino: 7 }), choice({ do: "decline" })], [3, 1, 0]);
  expect(offers.squares.get("F4")?.gain).toBe(3);
  expect(offers.dominoes.get(7)?.gain).toBe(1);
  expect(offers.buttons.map((offer) => offer.action.do)).toEqual(["decline"]);
});

test("a pair is offered on both of its dominoes", () => {
  const { dominoes } = offersOf([choice({ do: "take_pair", pair: "outer" }, { first: 3, second: 40 })], null);
  expect(dominoes.get(3)).toBe(dominoes.get(40));
});

test("a change that is nothing everywhere is not told", () => {
  const options = [choice({ do: "land", at: "F4" }), choice({ do: "land", at: "F5" })];
  expect(offersOf(options, [0, 0]).squares.get("F4")?.gain).toBeNull();
  expect(offersOf(options, [0, 2]).squares.get("F4")?.gain).toBe(0);
});

test("what offers options knows their numbers among all that are open", () => {
  const numbers = numbersIn([choice({ do: "decline" }), choice({ do: "place", left: "F5", right: "G5" })]);
  expect(numbers([{ do: "place", right: "G5", left: "F5" }, { do: "decline" }])).toBe("1 0");
  expect(numbers([undefined, { do: "search" }])).toBeUndefined();
});
