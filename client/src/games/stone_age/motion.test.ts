import { expect, test } from "vitest";
import { line } from "./fixture";
import { motionsOf } from "./motion";

const home = (seat: number): string => (seat ? `seat-${seat}` : "own");

test("people go to a place from their village, and at most three are seen", () => {
  const motions = motionsOf([line(3, 1, { event: "placed", seat: 1, place: "hunt", people: 5 })], [], home);
  expect(motions).toHaveLength(3);
  expect(motions[0]).toMatchObject({ do: "fly", art: "standing", seat: 1, from: "seat-1", to: "hunt", sound: "wood" });
});

test("everybody's dice are seen where they are rolled, and what they bring goes home", () => {
  const motions = motionsOf(
    [
      line(
        4,
        0,
        { event: "used", seat: 0, place: "river", people: 1 },
        { event: "rolled", seat: 0, place: "river", total: 6, dice: [6] },
        { event: "tool_added", seat: 0, value: 2, total: 8 },
        { event: "yielded", seat: 0, place: "river", total: 8, amount: 1 },
      ),
    ],
    [],
    home,
  );
  expect(motions.map((one) => one.do)).toEqual(["fly", "glow", "fly", "float", "fly", "float"]);
  expect(motions[2]).toMatchObject({ art: "tool", from: "own", to: "river" });
  expect(motions[4]).toMatchObject({ art: "gold", from: "river", to: "own" });
});

test("what is bought is paid where it lies, and goes to its buyer", () => {
  const motions = motionsOf(
    [
      line(
        5,
        1,
        { event: "used", seat: 1, place: "building_2", people: 1 },
        { event: "paid", seat: 1, wood: 2, brick: 0, stone: 1, gold: 0 },
        { event: "built", seat: 1, building: "2-wood-1-stone", points: 11 },
      ),
    ],
    [],
    home,
  );
  expect(motions.slice(1, 3)).toMatchObject([
    { art: "wood", from: "seat-1", to: "building_2" },
    { art: "stone", together: true },
  ]);
  expect(motions.at(-2)).toMatchObject({ art: "house", from: "building_2", to: "seat-1" });
  expect(motions.at(-1)).toEqual({ do: "float", at: "points-1", text: "+11" });
});

test("what is paid step by step goes to where the person stands", () => {
  const used = line(5, 1, { event: "used", seat: 1, place: "card_2", people: 1 });
  const motions = motionsOf([line(6, 1, { event: "paid", seat: 1, wood: 2, brick: 0, stone: 0, gold: 0 })], [used], home);
  expect(motions).toMatchObject([{ art: "wood", from: "seat-1", to: "card_2" }]);
});

test("a meal is seen: food goes to the fire, and hunger costs points", () => {
  const motions = motionsOf(
    [
      line(
        6,
        -1,
        { event: "gained", seat: 0, what: "food", amount: 1 },
        { event: "fed", seat: 0, food: 2, left: 0 },
        { event: "starved", seat: 1, missing: 3 },
      ),
    ],
    [],
    home,
  );
  expect(motions[0]).toMatchObject({ art: "food", from: "field", to: "own" });
  expect(motions.filter((one) => one.do === "fly" && one.to === "fire")).toHaveLength(2);
  expect(motions.at(-1)).toEqual({ do: "float", at: "points-1", text: "−10", isLoss: true });
});
