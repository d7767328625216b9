import { expect, test } from "vitest";
import type { GameInfo, OptionInfo, Strength } from "../../gen/wire";
import { remember } from "../app/prefs.svelte";
import { levelOf, opponentIn, standInsIn, strengthOf } from "./levels";

const MODE: OptionInfo = {
  key: "mode",
  choices: ["plain", "tribe"],
  default: "plain",
  rule: "",
  needs: ["", ""],
  group: "edition",
  follows: "",
  means: [],
};
const strength = (mode: string, players: number, share: number): Strength => ({
  level: "fair",
  options: { mode },
  players,
  share,
  low: share - 4,
  high: share + 4,
  games: 400,
});
const game = (bots: string[]): GameInfo => ({
  game: "any",
  players: [2, 4],
  options: [MODE],
  bots,
  guided: false,
  strengths: [strength("plain", 4, 38), strength("tribe", 4, 31), strength("plain", 2, 60)],
});
const ALL = game(["easy", "casual", "fair", "strong", "expert"]);

test("strength is told for the players and the mode of a table, and for no other", () => {
  expect(strengthOf(ALL, "fair", 4, {})?.share).toBe(38);
  expect(strengthOf(ALL, "fair", 4, { mode: "tribe", more: "yes" })?.share).toBe(31);
  expect(strengthOf(ALL, "fair", 2, { mode: "plain" })?.share).toBe(60);
  expect(strengthOf(ALL, "fair", 2, { mode: "tribe" })).toBeUndefined();
  expect(strengthOf(ALL, "fair", 3, {})).toBeUndefined();
  expect(strengthOf(ALL, "expert", 4, {})).toBeUndefined();
});

test("one plays against whom one chose last, where they can play, and else against the usual ones", () => {
  expect(opponentIn(ALL)).toBe("fair");
  expect(opponentIn(game(["easy", "casual"]))).toBe("casual");
  remember({ level: "expert" });
  expect(opponentIn(ALL)).toBe("expert");
  expect(opponentIn(game(["easy", "casual", "fair"]))).toBe("fair");
  remember({ level: "" });
});

test("whoever stands in plays sensibly, as far as anybody can", () => {
  expect(standInsIn(ALL)).toEqual(["fair", "strong", "expert"]);
  expect(standInsIn(game(["easy", "casual"]))).toEqual(["easy", "casual"]);
});

test("bots of older tables have a level, too", () => {
  expect(levelOf("greedy")).toBe("casual");
  expect(levelOf("strong")).toBe("strong");
});
