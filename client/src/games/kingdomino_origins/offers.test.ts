import { expect, test } from "vitest";
import { flightIn } from "./flight";
import { offersOf } from "./offers";
import type { Choice, Landing, ShownLand, Square } from "./types";

function choice(action: Choice["action"], facts: Record<string, number> = {}): Choice {
  return { action, words: { key: "", facts, rule: "" } };
}

function land(squares: Record<string, Partial<Square>>): ShownLand {
  const plain: Square = { terrain: "lake", domino: 1 };
  const full = Object.entries(squares).map(([name, square]) => [name, { ...plain, ...square }]);
  return { squares: Object.fromEntries(full) as Record<string, Square>, columns: [0, 8], rows: [0, 8], stock: {} };
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

test("new lava flies from the volcano that the log names", () => {
  const before = land({ E5: {}, E6: {}, F5: { terrain: "volcano", craters: 1 }, G5: { terrain: "volcano", craters: 1 } });
  const after = land({ ...before.squares, E5: { lava: 1 } });
  const landing = (volcano: string, at: string): Landing => ({ event: "landed", seat: 0, volcano, at, fires: 1 });
  const landings = [landing("F5", "E6"), landing("G5", "E5")];
  expect(flightIn(before, after, landings)).toBe(landings[1]);
  expect(flightIn(before, before, landings)).toBeNull();
  expect(flightIn(before, after, [])).toBeNull();
  expect(flightIn(before, land({ ...after.squares, E6: { lava: 1 } }), landings)).toBeNull();
});
