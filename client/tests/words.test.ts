import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { Catalog, prefix } from "../src/words/catalog";

const folder = "../src/lascaux/locales/en/";
const sources = readdirSync(folder).map((name) => readFileSync(folder + name, "utf-8"));
const catalog = new Catalog("en", sources);

test("all catalogs can be read", () => {
  expect(catalog.problems).toEqual([]);
});

test("WORD takes a noun of the game, in a form if one is wanted", () => {
  expect(catalog.say("ko-do-settle", { person: "fire_lady", at: "E5" })).toBe("the fire lady lives on E5");
  expect(catalog.say("ko-ask-hand-on", { resource: "flint" })).toContain("more flints now");
});

test("plurals, selectors and messages in messages", () => {
  const domino = { domino: 17, left: "volcano", left_fires: 2, right: "lake", right_fires: 1 };
  expect(catalog.say("ko-domino", domino)).toBe("domino 17 (volcano with 2 craters, lake with 1 fire)");
  expect(catalog.say("ko-domino", { ...domino, right_fires: 0 })).toBe("domino 17 (volcano with 2 craters, lake)");
});

test("seats are said by name", () => {
  const text = { key: "ko-log-totem-handed", facts: { seat: 0, other: 1, resource: "fish" } };
  expect(catalog.tell(text, ["Ana", "Bo"])).toBe("Ana hands the fish totem on to Bo.");
});

test("a name from right to left leaves the words around it in order", () => {
  const text = { key: "ko-log-totem-handed", facts: { seat: 0, other: 1, resource: "fish" } };
  expect(catalog.tell(text, ["\u05d0\u05d1", "Bo"])).toBe("\u2068\u05d0\u05d1\u2069 hands the fish totem on to Bo.");
});

test("a text inside a text is said where it stands, with its seats by name", () => {
  const inner = { key: "ko-log-totem-handed", facts: { seat: 0, other: 1, resource: "fish" } };
  const outer = { key: "ew-list-comma", facts: { one: inner, two: { key: "ew-good-tool", facts: { amount: 2 } } } };
  expect(catalog.tell(outer, ["Ana", "Bo"])).toBe("Ana hands the fish totem on to Bo., 2 tools");
  expect(catalog.say("ew-effect-gain", { what: { key: "ew-good-food", facts: { amount: 3 } } })).toBe("gain 3 food");
});

test("a missing message says its key and is noted", () => {
  const fresh = new Catalog("en", []);
  expect(fresh.say("no-such-key")).toBe("no-such-key");
  expect(fresh.problems).toEqual(["no-such-key is missing"]);
});

test("a component of somebody's own that has no word is called by its name", () => {
  const fresh = new Catalog("en", sources);
  expect(fresh.say("ew-word-snow-hunter")).toBe("snow hunter");
  expect(fresh.say("ew-short-play", { card: "snow_hunter" })).toBe("play snow hunter");
  expect(fresh.problems).toHaveLength(2);
});

test("a game's prefix is the initials of its id", () => {
  expect(prefix("kingdomino-origins")).toBe("ko");
});
