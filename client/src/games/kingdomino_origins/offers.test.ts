import { expect, test } from "vitest";
import { flightIn, newVolcano } from "./flight";
import { offersOf } from "./offers";
import type { Choice, ShownLand, Square } from "./types";

function choice(action: Choice["action"], facts: Record<string, number> = {}): Choice {
  return { action, words: { key: "", facts, rule: "" } };
}

function land(squares: Record<string, Partial<Square>>): ShownLand {
  const plain: Square = { terrain: "lake", domino: 1 };
  const full = Object.entries(squares).map(([name, square]) => [name, { ...plain, ...square }]);
  return { squares: Object.fromEntries(full) as Record<string, Square>, columns: [0, 8], rows: [0, 8], stock: {} };
}

test("options stand where they can be clicked, with their change of points", () => {
  const offers = offersOf(
    [choice({ do: "land", at: "F4" }), choice({ do: "choose", domino: 7 }), choice({ do: "decline" })],
    [3, 1, 0],
  );
  expect(offers.squares.get("F4")?.gain).toBe(3);
  expect(offers.dominoes.get(7)?.gain).toBe(1);
  expect(offers.buttons.map((offer) => offer.action["do"])).toEqual(["decline"]);
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

test("new lava flies from the volcano that was placed last", () => {
  const before = land({ E5: {}, F5: { terrain: "volcano", craters: 1 } });
  const placed = land({ ...before.squares, G5: { terrain: "volcano", craters: 1 } });
  const landed = land({ ...placed.squares, E5: { lava: 1 } });
  expect(newVolcano(before, placed)).toBe("G5");
  expect(flightIn(placed, landed, "G5")).toEqual({ from: "G5", to: "E5", fires: 1 });
  expect(flightIn(placed, landed, null)?.from).toBe("F5");
  expect(flightIn(placed, placed, "G5")).toBeNull();
});
