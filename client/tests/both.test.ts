/** The browser says what the terminal says: every message with many facts, every form of every noun, in all languages. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { Catalog, type Facts } from "../src/words/catalog";

type Case = [key: string, facts: Facts, said: string];
type Noun = [game: string, word: string, form: string, asCase: string, count: number | string, said: string];

const folder = "../src/lascaux/locales";
const own = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => resolve("..", path)).find(existsSync);
const python = own ?? "python3";
const languages = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/language.json`) && ftl(name).length);

function ftl(language: string): string[] {
  return readdirSync(`${folder}/${language}`).filter((name) => name.endsWith(".ftl"));
}

const asked = ([game, word, form, asCase, count]: Noun): string => {
  const named = [form && `, form: "${form}"`, asCase && `, case: "${asCase}"`].join("");
  const counted = count === "" ? "" : typeof count === "number" ? `, ${count}` : `, "${count}"`;
  return `{ WORD("${game}", "${word}"${counted}${named}) }`;
};

test.each(languages)("%s", (language) => {
  const told = execFileSync(python, ["-m", "tests.locales.cases", language], { cwd: "..", encoding: "utf-8", maxBuffer: 1e8 });
  const { messages, nouns } = JSON.parse(told) as { messages: Case[]; nouns: Noun[] };
  const sources = ftl(language).map((name) => readFileSync(`${folder}/${language}/${name}`, "utf-8"));
  const words = nouns.map((noun, at) => `noun-${at} = ${asked(noun)}`).join("\n");
  const catalog = new Catalog(language, [...sources, words]);
  const differing = messages.filter(([key, facts, said]) => catalog.tell({ key, facts }, ["Ana", "Bo"]) !== said);
  expect(differing.slice(0, 5).map(([key, facts, said]) => [key, catalog.tell({ key, facts }, ["Ana", "Bo"]), said])).toEqual([]);
  const others = nouns.filter((noun, at) => catalog.say(`noun-${at}`) !== noun[5]);
  expect(others.slice(0, 5)).toEqual([]);
  if (language === "en") expect(messages.length).toBeGreaterThan(5000);
});
