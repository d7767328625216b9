import { expect, test } from "vitest";
import { Catalog } from "../../../words/catalog";
import { listingOf, type Speech, type Value } from "./listing";

const catalog = new Catalog("en", [
  'listing-yes = yes\nlisting-no = no\nlisting-nothing = none\nxy-view-big-bag = Bag\nxy-view-night = { "" }\nxy-word-red-deer = deer\nxy-log = { $seat } came\n',
]);
const names = ["Ana", "Bo"];
const speech: Speech = {
  names,
  own: (key) => (catalog.has(`xy-${key}`) ? catalog.say(`xy-${key}`) : null),
  say: (key, facts) => catalog.say(key, facts),
  tell: (words) => catalog.tell(words, names),
};
const plain = (value: Value): unknown =>
  value.kind === "text"
    ? value.text
    : value.kind === "list"
      ? value.items.map(plain)
      : Object.fromEntries(value.fields.map((field) => [field.label, plain(field.value)]));
const shown = (view: Record<string, unknown>): unknown => {
  const { facts, areas } = listingOf(view, speech);
  return plain({ kind: "fields", fields: [...facts, ...areas] });
};

test("fields and words are called by the catalog, or stand for themselves", () => {
  expect(shown({ big_bag: 7, some_thing: "red_deer", other_thing: "a_wolf" })).toEqual({
    Bag: "7",
    "some thing": "deer",
    "other thing": "a wolf",
  });
});

test("what an empty message names is left out, and so is what is not there", () => {
  expect(shown({ night: 3, gone: null, empty: [] })).toEqual({ empty: [] });
});

test("seats are named, answers are words, and messages are said", () => {
  expect(shown({ seat: 1, is_open: false, is_full: true })).toEqual({ seat: "Bo", "is open": "no", "is full": "yes" });
  expect(shown({ last: { key: "xy-log", facts: { seat: 0 } } })).toEqual({ last: "Ana came" });
});

test("lists and groups are areas, in which others may lie", () => {
  const view = { night: 1, wolves: [4, 2], row: [{ seat: 0, cards: ["red_deer"] }] };
  expect(listingOf(view, speech).areas.map(({ name }) => name)).toEqual(["wolves", "row"]);
  expect(shown(view)).toEqual({ wolves: ["4", "2"], row: [{ seat: "Ana", cards: ["deer"] }] });
});

test("every seat has its points and what lies before it, whatever is missing", () => {
  const whole = listingOf({ points: [3, -1], seats: [{ sticks: 2 }, { sticks: 0 }] }, speech);
  expect(whole.points).toEqual([3, -1]);
  expect(whole.seats.map((fields) => fields.map(({ value }) => plain(value)))).toEqual([["2"], ["0"]]);
  expect(whole.facts).toEqual([]);
  expect(listingOf({ points: "odd", seats: 3 }, speech)).toEqual({ facts: [], areas: [], seats: [[], []], points: [undefined, undefined] });
});

test("a view without end is cut", () => {
  let view: unknown = 1;
  for (let depth = 0; depth < 500; depth++) view = [view];
  expect(JSON.stringify(shown({ view }))).toContain("none");
});
