import { expect, test } from "vitest";
import type { LogEntry } from "../src/gen/wire";
import { lastOfOthers, summaries } from "../src/lib/table/gist";

const told = (by: number, ...keys: string[]): LogEntry =>
  ({
    version: 1,
    by,
    kind: "act",
    words: keys.map((key) => ({ key, facts: { seat: by } })),
    events: keys.map((key) => ({ event: key })),
  }) as unknown as LogEntry;

test("each of the others has a line, the same thing twice is said once with its count", () => {
  const lines = summaries("no-such-game", [told(2, "moves"), told(1, "hunts"), told(0, "rests"), told(2, "moves", "builds")], 0);
  expect(lines.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(lines[1]?.deeds.map(({ words, count }) => [words.key, count])).toEqual([
    ["moves", 2],
    ["builds", 1],
  ]);
});

test("of a long turn the last deeds are told, and how many came before", () => {
  const [line] = summaries("no-such-game", [told(1, "a", "b", "c", "d", "e", "f")], 0);
  expect(line?.deeds.map(({ words }) => words.key)).toEqual(["d", "e", "f"]);
  expect(line?.more).toBe(3);
});

test("what concerns another seat is told of that seat, and chance is nobody", () => {
  const fed = told(1, "feeds");
  fed.words[0]!.facts = { seat: 2 };
  expect(
    summaries("no-such-game", [fed, { ...told(-1, "deals"), words: [{ key: "deals", facts: {} }] } as unknown as LogEntry], 0),
  ).toMatchObject([{ seat: 2 }]);
});

test("what the others did stays until they do something else, also while one decides", () => {
  const log = [told(1, "a"), told(0, "b"), told(1, "c"), told(2, "d"), told(-1, "e"), told(0, "f"), told(0, "g")];
  const keys = (entries: LogEntry[]): string[] => entries.flatMap(({ words }) => words.map(({ key }) => key));
  expect(keys(lastOfOthers(log, 0))).toEqual(["c", "d"]);
  expect(keys(lastOfOthers(log.slice(0, 2), 0))).toEqual(["a"]);
  expect(keys(lastOfOthers([...log, told(1, "h")], 0))).toEqual(["h"]);
  expect(lastOfOthers([told(0, "b")], 0)).toEqual([]);
});
