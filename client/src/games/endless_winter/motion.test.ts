import { expect, test } from "vitest";
import type { Motion } from "../../lib/board/motion";
import { motionsOf } from "./motion";
import type { GameEvent } from "./types";

const seen = (...events: GameEvent[]): Motion[] => motionsOf([{ version: 1, by: 0, kind: "act", words: [], events }], { me: 0, base: 9 });
/** From where to where, or what rises where. */
const told = (...events: GameEvent[]): string[] =>
  seen(...events).map((motion) =>
    "from" in motion ? `${motion.from} > ${motion.to}` : `${"text" in motion ? motion.text : ""} ${motion.at}`,
  );

test("pieces travel from where they stood to where they stand", () => {
  expect(told({ event: "figure_placed", seat: 0, figure: "chief", at: "hunt" })).toEqual(["figures-0 > column-hunt"]);
  expect(told({ event: "figure_placed", seat: 1, figure: "tribe", at: "rest" })).toEqual(["seat-1 > column-rest"]);
  expect(told({ event: "camp_moved", seat: 1, from: 3, to: 4 })).toEqual(["hex-3 > hex-4"]);
  expect(told({ event: "camp_placed", seat: 1 })).toEqual(["camp-1 > hex-9"]);
  expect(told({ event: "settled", seat: 1, juncture: 5 })).toEqual(["seat-1 > corner-5"]);
  expect(told({ event: "megalith_built", seat: 0, position: 7, points: 3 })).toEqual(["seat-0 > position-7", "+3 position-7"]);
  expect(seen({ event: "camp_moved", seat: 1, from: 3, to: 4 })[0]).toMatchObject({ seat: 1, sound: "wood" });
});

test("cards and animals come from where they lay, whether their faces are known or not", () => {
  expect(told({ event: "recruited", seat: 1, card: "hunter", to: "hand" })).toEqual(["card-hunter > hand-1"]);
  expect(told({ event: "animal_taken", seat: 0, species: "rhino" })).toEqual(["species-rhino > herd-0"]);
  expect(told({ event: "card_taken_up", seat: 0 })).toEqual(["deck-0 > hand-0"]);
  expect(told({ event: "card_taken_up", seat: 1 })).toEqual(["seat-1 > hand-1"]);
});

test("what is paid and gained rises where it is counted, labor in halves", () => {
  expect(told({ event: "price_paid", seat: 1, labor: 3, food: 0, tools: 1 })).toEqual(["-1½ labor-1", "-1 tool-1"]);
  expect(told({ event: "gained", seat: 0, what: "food", amount: 2 })).toEqual(["+2 food-0"]);
  expect(told({ event: "gained", seat: 0, what: "move", amount: 2 }), "is seen when it happens").toEqual([]);
  expect(told({ event: "scored", seat: 0, points: 4 })).toEqual(["+4 points-0"]);
});
