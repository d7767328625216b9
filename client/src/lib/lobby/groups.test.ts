import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../../gen/wire";
import { agreedWith, meantBy, optionsOf } from "./groups";

const plain = { rule: "", needs: ["", ""] as [string, string], group: "ruling", follows: "", means: [] } as const;
const option = (key: string, choices: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  ...plain,
  means: [],
  key,
  choices,
  default: choices[0] ?? "",
  ...more,
});
const EDITION = option("edition", ["old", "new"], { group: "edition" });
const DRAW = option("draw", ["by-edition", "no", "yes"], { follows: "edition", means: ["no", "yes"] });
const LATE = option("late", ["no", "yes"], { needs: ["edition", "new"] });
const TOKENS = option("tokens", ["off", "on"], { group: "module" });
const game: GameInfo = { game: "any", players: [2], bots: [], strengths: [], guided: false, options: [DRAW, LATE, TOKENS, EDITION] };

test("editions come first, then modules, then rulings that have a meaning", () => {
  const keys = (options: Record<string, string>): string[] =>
    optionsOf(game, ["edition", "module", "ruling"], options).map(({ key }) => key);
  expect(keys({})).toEqual(["edition", "tokens", "draw"]);
  expect(keys({ edition: "new" })).toEqual(["edition", "tokens", "draw", "late"]);
});

test("a default that follows the edition is what the chosen one says", () => {
  expect(meantBy(game, DRAW, {})).toBe("no");
  expect(meantBy(game, DRAW, { edition: "new" })).toBe("yes");
  expect(meantBy(game, TOKENS, {})).toBeUndefined();
});

test("what has lost its meaning is as usual again", () => {
  expect(agreedWith(game, { edition: "new", late: "yes", tokens: "on" }, "edition", "old")).toEqual({ edition: "old", tokens: "on" });
});
