import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { areaFor } from "../../lib/board/areas";
import { counted } from "../../lib/board/counting";
import { wayInto } from "../../lib/board/sight";
import { openIn, saidOf } from "./areas";
import { beast, ground, person } from "./drawn";
import { laborText, signsOf } from "./effect";
import { arrowOf, boxOf, hexCentre, middleOf, spotsOf, turned } from "./geometry";
import { lesserIn } from "./lesser";
import { keyOf, namedIn } from "./play.svelte";
import { halvesOf, sourcesIn } from "./sources";
import type { Action, Components, Offer, Position } from "./types";

const offer = (action: Action): Offer => ({ action, words: { key: String(action["do"]), facts: {}, rule: "" }, gain: null });
const drawn = (text: string): string =>
  signsOf(text)
    .map((sign) => (sign.kind === "mark" ? sign.mark : sign.kind === "gate" ? `@${sign.name}` : `${sign.kind === "test" ? "?" : ""}${sign.name}${sign.amount}`))
    .join(" ");

test("effects become rows of icons", () => {
  expect(drawn("food 3")).toBe("food3");
  expect(drawn("tool 1, food 1")).toBe("tool food");
  expect(drawn("@hunt labor 1")).toBe("@hunt labor1");
  expect(drawn("labor 1 1/2")).toBe("labor1½");
  expect(drawn("labor 1/2")).toBe("labor½");
  expect(drawn("pay tool 1, labor 1 -> animal grounds 1")).toBe("tool labor1 → animal-grounds");
  expect(drawn("vp 3 / idol 2 / megalith 1")).toBe("vp3 / idol2 / megalith");
  expect(drawn("food 2, (if animals same >= 3: vp 3)")).toBe("food2 ?paw=3+ : vp3");
  expect(drawn("if first: idol 1")).toBe("?first : idol");
  expect(drawn("reveal 2, (pay tool 1 -> animal grounds 1)")).toBe("reveal2 ( tool → animal-grounds )");
  expect(drawn("tribe hand 2 different")).toBe("tribe-hand2 ≠");
  expect(drawn("food max")).toBe("food-max");
});

test("labor is counted in halves", () => {
  expect([0, 1, 2, 3, 9].map(laborText)).toEqual(["0", "½", "1", "1½", "4½"]);
  expect(["labor", "labor 2", "labor 1/2", "labor 1 1/2", "food 2"].map(halvesOf)).toEqual([2, 4, 1, 3, 0]);
});

test("sources of labor say what they add in this column, and what an ability adds later", () => {
  const card = { era: 0, labor: 2, vp: 1, abilities: ["@hunt labor 1", "@eclipse labor 2"] };
  const cards: Components["cards"] = { hunter: card, ember: { era: 1, labor: 0, vp: 1, abilities: ["labor 2"] } };
  const facts = { cards } as Components;
  const offers = [{ do: "play", card: "hunter" }, { do: "use", card: "hunter", which: 0 }, { do: "spend", food: 2 }, { do: "use_chief" }, { do: "done" }, { do: "play", card: "ember" }].map(offer);
  const found = (column: string, chief: string): [string, number, number][] =>
    sourcesIn(offers, facts, column, chief).map(({ offer: { action }, adds, later }) => [String(action["do"]), adds, later]);
  expect(found("hunt", "labor 2")).toEqual([["play", 2, 2], ["use", 2, 0], ["spend", 2, 0], ["use_chief", 4, 0]]);
  expect(found("migrate", "@hunt labor 2")).toEqual([["play", 2, 0], ["spend", 2, 0]]);
});

test("what can be clicked is brought into sight, and nothing jumps without need", () => {
  const open = openIn([{ do: "move", from: 0, to: 1 }, { do: "skip" }].map(offer));
  expect(open).toEqual({ board: 0, land: 1, stones: 0, own: 0, others: 0 });
  expect(areaFor("board", open)).toBe("land");
  expect(areaFor("own", openIn([offer({ do: "play", card: "x" }), offer({ do: "top", which: 0 })]))).toBe("own");
  expect(areaFor("others", openIn([]))).toBe("others");
  expect(saidOf([{ do: "skip" }, { do: "build", position: 1 }].map(offer)).map(({ action }) => action["do"])).toEqual(["skip"]);
});

test("what comes with another area is scrolled to as a whole, anything else only if none of it is in sight", () => {
  const room = { top: 100, bottom: 500 };
  const at = (...tops: number[]): { top: number; bottom: number }[] => tops.map((top) => ({ top, bottom: top + 40 }));
  expect(wayInto(room, at(300, 480), false), "one is seen").toBe(0);
  expect(wayInto(room, at(300, 480), true), "all could be seen").toBe(28);
  expect(wayInto(room, at(110, 450), true), "all are").toBe(0);
  expect(wayInto(room, at(60, 300), true), "under the bar").toBe(-48);
  expect(wayInto(room, at(300, 900), true), "too far apart, and one is seen").toBe(0);
  expect(wayInto(room, at(600, 1200), true), "too far apart, and none is seen").toBe(492);
  expect(wayInto(room, at(600), false)).toBe(148);
});

test("what is lesser is what the engine calls so, except where nothing else is left", () => {
  const gain = (lesser: number, action: Action): Offer => ({ ...offer(action), words: { key: "", facts: { lesser }, rule: "" } });
  const build = gain(0, { do: "build", position: 1 });
  const down = [gain(1, { do: "gain", what: "draw" }), gain(1, { do: "climb", track: "honor" })];
  expect(lesserIn([build, ...down])).toEqual(down);
  expect(lesserIn(down)).toEqual([]);
  expect(lesserIn([offer({ do: "done" }), offer({ do: "climb", track: "honor" })])).toEqual([]);
});

test("every drawing that is asked for is drawn, and what nobody has drawn has a stand-in", () => {
  const drawings = ["Beasts", "People", "Lands", "Goods", "Deeds"].map((name) => readFileSync(`src/games/endless_winter/art/${name}.svelte`, "utf-8")).join("");
  const names = ["rhino", "yeti"].map(beast).concat(["elder", "yeti"].map(person), ["marsh", "moon"].map(ground));
  expect(names).toEqual(["rhino", "paw", "elder", "person", "land-marsh", "land-hills"]);
  const icons = ["food max / tribe hand / tribe discard / animal grounds / animal deck / extra / tip / bury / reveal / culture / stone", "@eclipse idol", "if villages >= 1: vp"];
  const asked = icons.flatMap(signsOf).flatMap((sign) => ("name" in sign ? [sign.name] : []));
  expect([...names, ...asked].filter((name) => !drawings.includes(`id="ew-${name}"`))).toEqual([]);
});

test("hexes stand in rows, and a corner lies between its three", () => {
  const base = hexCentre({ place: [0, 0] });
  expect([base.x, base.y]).toEqual([0.5, 0.5]);
  expect(hexCentre({ place: [1, 0] }).x - base.x).toBeCloseTo(0.2);
  const corner = middleOf([base, hexCentre({ place: [1, 0] }), hexCentre({ place: [0, 1] })]);
  expect(corner.x).toBeCloseTo(0.6);
  expect(corner.y).toBeGreaterThan(0.5);
});

test("what is carried stands over the middle of the four that carry it", () => {
  const cell = (x: number, y: number): Position => ({ place: [x, y], below: [], owner: null, tile: "a", start: false, arrows: [], reward: "", label: "", level: 1 });
  const upper: Position = { ...cell(0, 0), place: [], below: [0, 1, 2, 3], level: 2 };
  const positions = [cell(2, 0), cell(3, 0), cell(2, 1), cell(3, 1), upper];
  expect(spotsOf(positions)[4]).toEqual({ x: 3, y: 1, level: 1 });
  expect(boxOf(positions)).toEqual({ x: 2, y: 0, across: 2, down: 2 });
  expect(turned(cell(2, 0)).place).toEqual([0, 2]);
  expect(arrowOf({ x: 0.5, y: 0.5 }, { x: 0.5, y: 1.5 })).toEqual({ x: 0.5, y: 1, turn: 90 });
});

test("actions are found whatever the order of their fields, and the log says what to mark", () => {
  expect(keyOf({ do: "bury", from: "hand", card: "brave" })).toBe(keyOf({ card: "brave", from: "hand", do: "bury" }));
  expect(keyOf({ do: "tip", species: "cat" })).not.toBe(keyOf({ do: "tip", species: "rhino" }));
  const entry = { version: 1, time: 0, seat: 0, words: [{ key: "ew-log-recruited", facts: { card: "hunter", to: "hand" }, rule: "" }] };
  const moved = { key: "ew-log-camp-moved", facts: { seat: 1, goal: { key: "ew-hex", facts: { label: "B3" } } }, rule: "" };
  expect([...namedIn([entry as never, { ...entry, words: [moved] } as never])]).toEqual(["card hunter", "to hand", "seat 1", "label B3"]);
  expect(counted(["a", "b", "a"])).toEqual([["a", 2], ["b", 1]]);
});
