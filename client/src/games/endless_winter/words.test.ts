import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { Catalog } from "../../words/catalog";
import { ICONS } from "./icons";

const folder = "../src/lascaux/locales/en/";
const catalog = new Catalog(
  "en",
  readdirSync(folder).map((name) => readFileSync(folder + name, "utf-8")),
);
const here = "src/games/endless_winter/";
const code = readdirSync(here)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."))
  .map((name) => readFileSync(here + name, "utf-8"))
  .join("\n");
const areas = readFileSync("src/lib/board/Areas.svelte", "utf-8");
const keys = [...readFileSync(`${folder}endless-winter-board.ftl`, "utf-8").matchAll(/^(ew-board-[\w-]+) =/gm)].map(
  (match) => match[1] ?? "",
);

test("every message of the board is there, and every one of them is used", () => {
  const asked = [...code.matchAll(/"(ew-[\w-]+)"/g)].map((match) => match[1] ?? "");
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((key) => !catalog.has(key))).toEqual([]);
  const shared = [...areas.matchAll(/`\$\{scene\.prefix\}-([\w-]+)`/g)].map((match) => `ew-${match[1]}`);
  expect(keys.filter((key) => !asked.includes(key) && !shared.includes(key))).toEqual([]);
});

test("every icon of the legend has its own words", () => {
  const said = ICONS.map(({ icon }) => catalog.say("ew-board-icon", { icon }));
  expect(ICONS.length).toBeGreaterThan(25);
  expect(new Set(said).size).toBe(ICONS.length);
});
