/** What is loaded when: little on the home page, a game's own words when it is opened, and again in another language. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { hasOf, has, language, learn, openWords, say, spokenFor, useLanguage } from "../src/words/words.svelte";

const folder = "../src/lascaux/locales";
const begun = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/client.ftl`));
const MOST = 15_000; // bytes on the home page, packed

test.each(begun)("the home page needs little in %s", (one) => {
  const names = readdirSync(`${folder}/${one}`).filter((name) => /^(client|calls|.*-head)\.ftl$/.test(name));
  const packed = names.map((name) => gzipSync(readFileSync(`${folder}/${one}/${name}`)).length);
  expect(packed.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
});

test("a game is known by its head until it is opened", async () => {
  await useLanguage("en");
  await learn("stone-age", "endless-winter");
  expect(say("sa-title")).toBe("Stone Age");
  expect([hasOf("stone-age", "ask-place"), has("board-offer")]).toEqual([false, false]);
  await openWords("stone-age");
  expect([hasOf("stone-age", "ask-place"), hasOf("stone-age", "board-supply"), has("board-offer")]).toEqual([true, true, true]);
  expect(hasOf("endless-winter", "ask-place")).toBe(false);
  await Promise.all([openWords("endless-winter"), useLanguage("en")]);
  expect(hasOf("endless-winter", "ask-place")).toBe(true);
});

test("the language is what was chosen, else the first of the browser's that is there", async () => {
  expect(spokenFor("", ["xx-YY", "en-GB"])).toBe("en");
  expect(spokenFor("xx", [])).toBe("en");
  await useLanguage("xx");
  expect([language(), document.documentElement.lang]).toEqual(["en", "en"]);
});
