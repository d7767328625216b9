/** Every word that a person reads is in a catalog, and every message of the pages is used. */

import { readFileSync, readdirSync } from "node:fs";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";
import { Catalog } from "../src/words/catalog";

const SHOWN = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"];
const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
const components = files.filter((name) => name.endsWith(".svelte"));
const read = (name: string): string => readFileSync(`src/${name}`, "utf-8");

interface Node {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

const letters = (text: unknown): boolean => typeof text === "string" && /\p{L}{2}/u.test(text);

/** Text between tags, text in attributes that are read aloud or shown, and sentences in expressions. */
function wordsIn(node: unknown, inText: boolean, found: string[]): string[] {
  if (Array.isArray(node)) for (const one of node) wordsIn(one, inText, found);
  else if (node && typeof node === "object") {
    const { type, name, data, value } = node as Node;
    if (type === "StyleDirective" || (type === "Attribute" && !SHOWN.includes(name ?? ""))) return found;
    if (type === "Text" && letters(data)) found.push(String(data).trim());
    if (type === "ExpressionTag") inText = true;
    if (type === "CallExpression") return found;
    if (inText && type === "Literal" && letters(value) && /\s/.test(String(value).trim())) found.push(String(value));
    for (const [key, child] of Object.entries(node))
      if (!["css", "instance", "module", "metadata", "loc"].includes(key)) wordsIn(child, inText, found);
  }
  return found;
}

test.each(components)("%s holds no words of its own", (name) => {
  expect(wordsIn(parse(read(name), { modern: true }).fragment, false, [])).toEqual([]);
});

test("words in a component would be found", () => {
  const bad = '<p>Hello</p><img alt="A bison" />{isNew ? "Just now" : ""}<b class="quiet row">{say("key")}</b>';
  expect(wordsIn(parse(bad, { modern: true }).fragment, false, [])).toEqual(["Hello", "A bison", "Just now"]);
});

const folder = "../src/lascaux/locales/en/";
const sources = readdirSync(folder).map((name) => readFileSync(folder + name, "utf-8"));
const catalog = new Catalog("en", sources);
const code = files
  .filter((name) => !name.startsWith("games"))
  .map(read)
  .join("\n");

test("every message that is asked for by name is there", () => {
  const asked = [...code.matchAll(/\bsay\(\s*"([\w-]+)"/g), ...code.matchAll(/\? say\("([\w-]+)"/g)].map((match) => match[1]!);
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((key) => !catalog.has(key))).toEqual([]);
});

test("every message of the pages is used", () => {
  const written = ["client", "replay"].map((name) => readFileSync(`${folder}${name}.ftl`, "utf-8")).join("\n");
  const keys = [...written.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
  const families = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]!);
  const isUsed = (key: string): boolean => code.includes(`"${key}"`) || families.some((family) => key.startsWith(family));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
