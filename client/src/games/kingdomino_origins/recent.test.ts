import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/board/props";
import { dominoesIn, peopleIn, spacesOf, squaresIn } from "./recent";

const entry = (facts: Record<string, number | string>, key = "k"): LogEntry => ({ version: 1, by: 2, kind: "act", words: [{ key, rule: "", facts }] });
const came = entry({ person: "fisher" }, "ko-log-person-drawn");
const went = entry({ seat: 1, person: "brawler" }, "ko-log-invited");
const log = [entry({ seat: 2, left_at: "F4", right_at: "G4", left: "lake", domino: 12 }), entry({ domino1: 3, domino2: 40 }), came];

test("the log speaks of squares of one seat, of dominoes and of people", () => {
  expect([...squaresIn(log, 2)]).toEqual(["F4", "G4"]);
  expect([...squaresIn(log, 0)]).toEqual([]);
  expect([...dominoesIn(log)]).toEqual([12, 3, 40]);
  expect([...peopleIn(log)]).toEqual([["fisher", 1]]);
});

test("in the cave those are new who came, not those who stayed when one like them went", () => {
  expect([...spacesOf(["brawler", null, "fisher", "fisher"], peopleIn([went, came]))]).toEqual([3]);
  const back = entry({ person: "brawler" }, "ko-log-person-drawn");
  expect([...spacesOf(["brawler", null, null, "brawler"], peopleIn([back, went]))]).toEqual([]);
});
