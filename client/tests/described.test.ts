/** The boards in words: nothing of a position is left out, and all of it can be said in every language. */

import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import * as winter from "../src/games/endless_winter/fixture";
import { described as winterDescribed } from "../src/games/endless_winter/described";
import { described as originsDescribed } from "../src/games/kingdomino_origins/described";
import type { View as OriginsView } from "../src/games/kingdomino_origins/types";
import { described as stoneDescribed } from "../src/games/stone_age/described";
import * as stone from "../src/games/stone_age/fixture";
import type { Scene } from "../src/lib/board/context";
import type { Area, Describer, Told } from "../src/lib/board/described/described";
import { listed } from "../src/lib/board/described/listed";
import { Catalog } from "../src/words/catalog";

const folder = "../src/lascaux/locales/";
const LANGUAGES = ["en", "cs", "sk", "pl", "uk", "hr"];
const catalogOf = (language: string): Catalog =>
  new Catalog(
    language,
    readdirSync(folder + language)
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => readFileSync(`${folder}${language}/${name}`, "utf-8")),
  );
// The small position has components of its own, which no catalog knows.
const NOT_PRINTED = /^(in-words-.*|rhino-line|ew-word-dusk) is missing$/;

const half = (terrain: string): { terrain: string } => ({ terrain });
const lake = { terrain: "lake", domino: 3, fires: 1 };
const land = {
  squares: {
    E5: { terrain: "hut", domino: 0 },
    F5: lake,
    F6: { terrain: "lake", domino: 3, lava: 2 },
    D5: { terrain: "volcano", domino: 4, craters: 1 },
  },
  columns: [0, 8],
  rows: [0, 8],
  stock: { fish: 2 },
};
const origins: OriginsView = {
  asks: null,
  mode: "tribe",
  size: 5,
  round: 1,
  rounds: 12,
  row: [{ domino: 20, chief: 1, halves: [half("lake"), half("jungle")] }],
  last_row: [],
  box: 40,
  lava: { "1": 5 },
  lands: [land, land],
  points: [9, 0],
  cave: ["hunter", null],
  people: { hunter: 2, shaman: 1 },
  totems: { fish: 0, flint: null },
};
const GAMES: [string, string, Describer, unknown, unknown][] = [
  ["kingdomino-origins", "ko", originsDescribed as unknown as Describer, origins, null],
  ["stone-age", "sa", stoneDescribed as unknown as Describer, stone.view, null],
  ["endless-winter", "ew", winterDescribed as unknown as Describer, winter.view, winter.printed],
];

function told(language: string, [game, prefix, describe, view, printed]: (typeof GAMES)[number]): { areas: Area[]; problems: string[] } {
  const catalog = catalogOf(language);
  const say = (key: string, facts = {}): string => catalog.say(key, facts);
  const scene: Scene = {
    prefix,
    seats: ["Ana", "Bo"].map((name) => ({ name, sign: "wolf", colour: "red" })),
    say,
    noun: (word) => say(`${prefix}-word-${word.replaceAll("_", "-")}`),
    tell: () => "",
    choose: () => {},
    refuse: () => {},
  };
  const areas = describe({ game, view, printed, scene, you: 1, words: () => "" } as Told);
  return { areas, problems: catalog.problems.filter((problem) => !NOT_PRINTED.test(problem)) };
}

const linesOf = (areas: Area[]): string[] => areas.flatMap(({ title, lines, areas: inner }) => [title, ...lines, ...linesOf(inner ?? [])]);

test.each(LANGUAGES.flatMap((language) => GAMES.map((game) => [language, game[0], game] as const)))("%s: %s", (language, _, game) => {
  const { areas, problems } = told(language, game);
  expect(problems).toEqual([]);
  expect(linesOf(areas).filter((line) => !line.trim() || /undefined|NaN|\[object/.test(line))).toEqual([]);
});

test("a territory is told by its areas and row by row, one's own first", () => {
  const { areas } = told("en", GAMES[0]!);
  const lands = areas.filter(({ title }) => title.startsWith("Territory"));
  expect(lands.map(({ title }) => title)).toEqual(["Territory of Bo", "Territory of Ana"]);
  expect(lands[1]?.lines).toContain("9 points");
  expect(lands[0]?.areas?.map(({ lines }) => lines)).toEqual([
    ["lake: 2 squares × 3 fires (F5 F6)"],
    ["Row 5 – D5: volcano, 1 crater; E5: hut; F5: lake, 1 fire", "Row 6 – F6: lake, lava with 2 fires"],
  ]);
});

test("totems and the cave are told where there are some", () => {
  const { areas } = told("en", GAMES[0]!);
  expect(areas.find(({ title }) => title === "Totems")?.lines).toEqual(["fish totem, 4 points: Ana", "flint totem, 6 points: nobody's"]);
  expect(areas.find(({ title }) => title === "Cave")?.lines).toEqual(["hunter (3 a mammoth near)", "Nobody here", "3 people in the stack"]);
  const { cave, people, totems, ...discovery } = origins;
  expect([cave, people, totems]).not.toContain(undefined);
  const titles = told("en", ["kingdomino-origins", "ko", GAMES[0]![2], { ...discovery, mode: "discovery" }, null]).areas.map(
    ({ title }) => title,
  );
  expect(titles).not.toContain("Cave");
  expect(titles).not.toContain("Totems");
});

test("who stands on a place is told with it", () => {
  const places = stone.view.places.map((place) => (["forest", "card_2"].includes(place.place) ? { ...place, people: [2, 1] } : place));
  const lines = linesOf(told("en", ["stone-age", "sa", GAMES[1]![2], { ...stone.view, places }, null]).areas);
  expect(lines.find((line) => line.startsWith("forest"))).toContain("Ana: 2; Bo: 1");
  expect(lines.find((line) => line.startsWith("Card for 2"))).toContain("Ana: 2; Bo: 1");
  expect(lines).toContain("2 food are missing for 5 people at the end of the round");
});

test("every hex, every place for a megalith and every figure is told", () => {
  const lines = linesOf(told("en", GAMES[2]!).areas);
  for (const { label } of winter.printed.hexes.slice(0, winter.view.hexes.length))
    expect(lines.filter((line) => new RegExp(`^[^;]* ${label};`).test(line))).toHaveLength(1);
  const figures = lines.filter((line) => /^(Chief|Figure) of/.test(line));
  expect(figures).toHaveLength(winter.view.figures.length);
});

test("a game without words of its own is told by its view", () => {
  const areas = told("en", ["xy", "xy", listed, { night: 1, wolves: [4, 2], seats: [{ sticks: 2 }, {}], points: [1, 0] }, null]).areas;
  expect(areas).toEqual([
    { title: "Where the game stands", lines: ["night: 1"] },
    { title: "wolves", lines: ["4", "2"] },
    { title: "Ana", lines: ["1 point", "sticks: 2"] },
    { title: "Bo", lines: ["0 points"] },
  ]);
});
