import { existsSync, readFileSync, readdirSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Drawings from "../src/lib/rules/Drawings.svelte";
import { drawingsOf, isDrawn } from "../src/lib/rules/drawings";
import { parse, plain, type Block, type Inline } from "../src/lib/rules/markdown";
import { prefix } from "../src/words/catalog";

const FOLDER = "../docs/rules";
const GAMES = ["kingdomino-origins", "stone-age", "endless-winter"];
const TRANSLATED = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const fileOf = (game: string, language: string): string => `${FOLDER}/${language === "en" ? "" : `${language}/`}${game}-lesson.md`;
const lessonOf = (game: string, language = "en"): Block[] => parse(readFileSync(fileOf(game, language), "utf-8"));
const translations = GAMES.flatMap((game) =>
  TRANSLATED.filter((language) => existsSync(fileOf(game, language))).map((language): [string, string] => [game, language]),
);

const pictures = (lesson: Block[]): { words: string; rows: string[][] }[] =>
  lesson.flatMap((block) => (block.kind === "picture" ? [block] : []));
const numbersIn = (cell: Inline[]): string[] =>
  plain(cell)
    .replaceAll(",", ".")
    .match(/[\d.]*\d/g) ?? [];

/** What has to be the same in all languages; sentences may be put together otherwise. */
function boneOf(block: Block): unknown {
  if (block.kind === "heading") return [block.kind, block.level];
  if (block.kind === "picture") return [block.kind, block.rows];
  if (block.kind === "table") return [block.kind, block.rows.map((row) => row.map(numbersIn))];
  return null;
}
const skeletonOf = (lesson: Block[]): unknown[] => lesson.map(boneOf).filter(Boolean);
const linksIn = (text: string): string[] => [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, id]) => id ?? "").sort();

test.each(GAMES)("%s is taught with pictures and tables, and each link leads to a rule", (game) => {
  const lesson = lessonOf(game);
  expect(pictures(lesson).length).toBeGreaterThan(5);
  expect(lesson.some((block) => block.kind === "table")).toBe(true);
  const rules = readFileSync(`${FOLDER}/${game}.md`, "utf-8");
  const links = linksIn(readFileSync(fileOf(game, "en"), "utf-8"));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((id) => !rules.includes(`<a id="${id}">`))).toEqual([]);
});

test.each(GAMES)("a picture of %s names only what is drawn", async (game) => {
  const drawings = await drawingsOf(game);
  const { container } = render(Drawings, { game, drawings, children: (() => undefined) as never });
  const sprites = new Set([...container.querySelectorAll("symbol")].map(({ id }) => id));
  const isThere = (piece: string): boolean => drawings.shows?.(piece) || sprites.has(`${prefix(game)}-${piece}`);
  const named = pictures(lessonOf(game)).flatMap(({ rows }) => rows.flat().filter(isDrawn));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((piece) => !isThere(piece))).toEqual([]);
  expect(["hamster", "lake+hamster", "card:hamster:pottery", "hex:hamster"].filter(isThere)).toEqual([]);
});

test.each(translations)(
  "the lesson of %s in %s has the headings, pictures, tables, numbers and links of the English one",
  (game, language) => {
    const [english, lesson] = [lessonOf(game), lessonOf(game, language)];
    expect(skeletonOf(lesson)).toEqual(skeletonOf(english));
    expect(linksIn(readFileSync(fileOf(game, language), "utf-8"))).toEqual(linksIn(readFileSync(fileOf(game, "en"), "utf-8")));
    const same = pictures(lesson).filter(({ words }, at) => !words || words === pictures(english)[at]?.words);
    expect(same).toEqual([]);
  },
);
