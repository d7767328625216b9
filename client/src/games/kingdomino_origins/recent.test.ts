import { expect, test } from "vitest";
import { dominoesIn, peopleIn, spacesOf, squaresIn } from "./recent";
import type { GameEvent, LogEntry } from "./types";

const entry = (...events: GameEvent[]): LogEntry => ({ version: 1, by: 2, kind: "act", words: [], events });
const came = entry({ event: "person_drawn", person: "fisher" });
const went = entry({ event: "invited", seat: 1, person: "brawler" });
const landed: GameEvent = { event: "landed", seat: 2, volcano: "G4", at: "H6", fires: 2 };
const log = [
  entry({ event: "placed", seat: 2, domino: 12, left: "F4", right: "G4" }, landed),
  entry({ event: "row_drawn", dominoes: [3, 40] }),
  came,
];

test("the log speaks of squares of one seat, of dominoes and of people", () => {
  expect([...squaresIn(log, 2)]).toEqual(["F4", "G4", "H6"]);
  expect([...squaresIn(log, 0)]).toEqual([]);
  expect([...squaresIn([entry({ event: "settled", seat: 0, person: "hunter", at: "E4" })], 0)]).toEqual(["E4"]);
  expect([...dominoesIn(log)]).toEqual([12]);
  expect([...peopleIn(log)]).toEqual([["fisher", 1]]);
});

test("in the cave those are new who came, not those who stayed when one like them went", () => {
  expect([...spacesOf(["brawler", null, "fisher", "fisher"], peopleIn([went, came]))]).toEqual([3]);
  const back = entry({ event: "person_drawn", person: "brawler" });
  expect([...spacesOf(["brawler", null, null, "brawler"], peopleIn([back, went]))]).toEqual([]);
});
