import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { ScoreEntry } from "../src/gen/wire";
import Markdown from "../src/lib/rules/Markdown.svelte";
import { parse, plain, ruleOf, search } from "../src/lib/rules/markdown";
import { sheetOf, sum } from "../src/lib/result/sheet";

const rules = parse(readFileSync("../docs/rules/kingdomino-origins.md", "utf-8"));

test("a rule is found by its ID, with its table", () => {
  const rule = ruleOf(rules, "ko-vol-01")!;
  expect(plain(rule.text)).toMatch(/^KO-VOL-01 A volcano erupts/);
  expect(rule.more[0]).toMatchObject({ kind: "table" });
  expect(ruleOf(rules, "ko-nothing")).toBe(null);
});

test("all rules of the book are found", () => {
  const ids = [...readFileSync("../docs/rules/kingdomino-origins.md", "utf-8").matchAll(/<a id="([\w-]+)">/g)];
  expect(ids.length).toBeGreaterThan(50);
  for (const [, id] of ids) expect(ruleOf(rules, id!), id).not.toBe(null);
});

test("searching keeps the headings of what it finds", () => {
  const found = search(rules, "chess KING");
  expect(found[0]).toMatchObject({ kind: "heading", id: "volcanoes" });
  expect(found.every((block, at) => block.kind === "list" || found[at + 1]?.kind === "list")).toBe(true);
  expect(search(rules, "no such words at all")).toEqual([]);
  expect(search(rules, " ")).toBe(rules);
});

test("nothing becomes HTML", () => {
  const { container } = render(Markdown, {
    blocks: parse('- <img src=x onerror="alert(1)"> **<b>x</b>** [go](javascript:alert(1)) [there](#here) `<i>`'),
  });
  expect(container.querySelector("img, b, i")).toBe(null);
  expect([...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["#here"]);
  expect(container.querySelector("strong")?.textContent).toBe("<b>x</b>");
});

test("the score sheet: a row a kind, a column a seat", () => {
  const line = (seat: number, key: string, points: number, word = ""): ScoreEntry => ({
    seat,
    key,
    points,
    facts: word ? { terrain: word } : {},
  });
  const rows = sheetOf([line(0, "area", 4, "lake"), line(0, "band", 1), line(1, "area", 6, "lake"), line(0, "area", 2, "lake")], 2);
  expect(rows.map((row) => [row.key, ...row.cells.map(sum)])).toEqual([
    ["area", 6, 6],
    ["band", 1, 0],
  ]);
});

test("a picture is words and rows of pieces; any other fence is code", () => {
  const blocks = parse("```picture Two dice make a fish.\ndie-4 + die-2\n\n. lake!\n```\n\n```\npicture of nothing\n```\n");
  expect(blocks).toEqual([
    {
      kind: "picture",
      words: "Two dice make a fish.",
      rows: [
        ["die-4", "+", "die-2"],
        [".", "lake!"],
      ],
    },
    { kind: "code", text: "picture of nothing" },
  ]);
});
