import { expect, test } from "vitest";
import { dominoesIn, peopleIn, squaresIn } from "./recent";

const entry = (facts: Record<string, number | string>) => ({ version: 1, by: 2, kind: "act", words: [{ key: "k", rule: "", facts }] });
const log = [entry({ seat: 2, left_at: "F4", right_at: "G4", left: "lake", domino: 12 }), entry({ domino1: 3, domino2: 40 }), entry({ person: "fisher" })];

test("the log speaks of squares of one seat, of dominoes and of people", () => {
  expect([...squaresIn(log, 2)]).toEqual(["F4", "G4"]);
  expect([...squaresIn(log, 0)]).toEqual([]);
  expect([...dominoesIn(log)]).toEqual([12, 3, 40]);
  expect([...peopleIn(log)]).toEqual(["fisher"]);
});
