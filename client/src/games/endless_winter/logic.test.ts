import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Price, Test, Tree } from "../../gen/endless-winter";
import { counted } from "../../lib/board/counting";
import { keyOf } from "../../lib/board/props";
import { wayInto } from "../../lib/board/sight";
import { saidOf } from "./areas";
import { beast, ground, person } from "./drawn";
import { laborText, one, signsOf } from "./effect";
import { gain, printed as paper, view } from "./fixture";
import { arrowOf, boxOf, hexCentre, middleOf, spotsOf, turned } from "./geometry";
import { ICONS } from "./icons";
import { hexesOf, positionsOf } from "./laid";
import { lesserIn } from "./lesser";
import { marksIn } from "./marks";
import { areaAt, areaNow, openIn, regionsOf, tierOf, unitOf } from "./regions";
import { sourcesIn } from "./sources";
import type { Action, GameEvent, LogEntry, Offer, Position, Printed } from "./types";

const offer = (action: Action): Offer => ({ action, words: { key: action.do, facts: {}, rule: "" }, gain: null });
const offersOf = (...actions: Action[]): Offer[] => actions.map(offer);
const drawn = (tree: Tree, gate: string | null = null): string =>
  signsOf({ gate, tree })
    .map((sign) =>
      sign.kind === "mark"
        ? sign.mark
        : sign.kind === "gate"
          ? `@${sign.name}`
          : `${sign.kind === "test" ? "?" : ""}${sign.name}${sign.amount}`,
    )
    .join(" ");

test("effects become rows of icons", () => {
  const pay = (effect: Tree, ...price: Price[]): Tree => ({ pay: { price, effect } });
  const tool = { what: "tool", amount: 1 };
  const when = (test: Test, effect: Tree): Tree => ({ condition: { tests: [test], effect } });
  expect(drawn(gain("food", 3))).toBe("food3");
  expect(drawn({ all: [gain("tool"), gain("food")] })).toBe("tool food");
  expect(drawn(gain("labor", 2), "hunt")).toBe("@hunt labor1");
  expect(drawn(gain("labor", 3))).toBe("labor1½");
  expect(drawn(gain("labor", 1))).toBe("labor½");
  expect(drawn(pay(gain("animal-grounds"), tool, { what: "labor", amount: 2 }))).toBe("tool labor1 → animal-grounds");
  expect(drawn({ either: [gain("vp", 3), gain("idol", 2), gain("megalith")] })).toBe("vp3 / idol2 / megalith");
  expect(drawn({ all: [gain("food", 2), when({ what: "animals", how: "same", least: 3 }, gain("vp", 3))] })).toBe("food2 ?paw=3+ : vp3");
  expect(drawn(when({ what: "first", how: "any", least: null }, gain("idol")))).toBe("?first : idol");
  expect(drawn({ all: [gain("reveal", 2), pay(gain("animal-grounds"), tool)] })).toBe("reveal2 ( tool → animal-grounds )");
  expect(drawn({ all: [{ either: [gain("food"), gain("tool")] }, gain("idol")] })).toBe("( food / tool ) idol");
  expect(drawn(gain("tribe-hand", 2, "different"))).toBe("tribe-hand2 ≠");
  expect(drawn({})).toBe("");
});

test("labor is counted in halves", () => {
  expect([0, 1, 2, 3, 9].map(laborText)).toEqual(["0", "½", "1", "1½", "4½"]);
  expect(["labor", "food max"].map(one)).toEqual([
    { kind: "icon", name: "labor", amount: "1" },
    { kind: "icon", name: "food-max", amount: "" },
  ]);
});

test("sources of labor say what they add in this column, and what an ability adds later", () => {
  const card = { era: 0, labor: 2, vp: 1, abilities: ["@hunt labor 1", "@eclipse labor 2"] };
  const cards: Printed["cards"] = { hunter: card, ember: { era: 1, labor: 0, vp: 1, abilities: ["labor 2"] } };
  const words = { key: "", facts: {} };
  const effects: Printed["effects"] = {
    "labor 2": { gate: null, tree: gain("labor", 4), words },
    "@hunt labor 1": { gate: "hunt", tree: gain("labor", 2), words },
    "@hunt labor 2": { gate: "hunt", tree: gain("labor", 4), words },
    "@eclipse labor 2": { gate: "eclipse", tree: gain("labor", 4), words },
  };
  const printed = { cards, effects } as Printed;
  const offers = offersOf(
    { do: "play", card: "hunter" },
    { do: "use", card: "hunter", which: 0 },
    { do: "spend", food: 2 },
    { do: "use_chief" },
    { do: "done" },
    { do: "play", card: "ember" },
  );
  const found = (column: string, chief: string): [string, number, number][] =>
    sourcesIn(offers, printed, column, chief).map(({ offer: { action }, adds, later }) => [action.do, adds, later]);
  expect(found("hunt", "labor 2")).toEqual([
    ["play", 2, 2],
    ["use", 2, 0],
    ["spend", 2, 0],
    ["use_chief", 4, 0],
  ]);
  expect(found("migrate", "@hunt labor 2")).toEqual([
    ["play", 2, 0],
    ["spend", 2, 0],
  ]);
});

test("what can be clicked is brought into sight, and nothing jumps without need", () => {
  const moving = offersOf({ do: "move", from: 0, to: 1 }, { do: "skip" });
  expect(openIn("phone", moving)).toEqual({ board: 0, land: 1, stones: 0, own: 0, others: 0 });
  expect(areaNow("phone", "board", moving)).toBe("land");
  expect(areaNow("phone", "own", offersOf({ do: "play", card: "x" }, { do: "top", which: 0 }))).toBe("own");
  expect(areaNow("phone", "others", [])).toBe("others");
  expect(areaNow("large", "own", moving), "only the corner of the land is another one").toBe("land");
  expect(areaNow("large", "stones", offersOf({ do: "top", which: 0 }))).toBe("stones");
  const burying = offersOf({ do: "bury", from: "discard", card: "x" }, { do: "bury", from: "hand", card: "y" });
  expect(openIn("large", burying)).toEqual({ land: 0, stones: 0, own: 1 });
  expect(saidOf(offersOf({ do: "skip" }, { do: "build", position: 1 })).map(({ action }) => action.do)).toEqual(["skip"]);
  const isNew = { do: "sing" } as unknown as Action;
  expect(saidOf(offersOf(isNew, { do: "side", side: "a" })), "nothing is out of reach because the board does not know it").toHaveLength(1);
});

test("as much of the table is in sight as there is room for", () => {
  const sizes = { "390x377": "phone", "680x540": "small", "1008x617": "low", "1065x749": "large", "1545x930": "full" };
  const sizeOf = (text: string): { width: number; height: number } => {
    const [width = 0, height = 0] = text.split("x").map(Number);
    return { width, height };
  };
  expect(Object.keys(sizes).map((text) => tierOf(sizeOf(text)))).toEqual(Object.values(sizes));
  expect([...regionsOf("large", "land")].sort()).toEqual(["columns", "display", "grounds", "land", "strip"]);
  expect([...regionsOf("low", "display")].sort()).toEqual(["display", "grounds", "land", "strip"]);
  expect([...regionsOf("low", "stones")].sort()).toEqual(["columns", "stones", "strip"]);
  expect(regionsOf("full", "land").has("stones"), "without a tab").toBe(true);
  expect(unitOf("large", sizeOf("1365x967")), "it grows with the window").toBeCloseTo(1.3);
  expect(unitOf("low", sizeOf("1008x617")), "and never shrinks").toBe(1);
});

test("a lesson opens the tab of the place that it is about, unless it is in sight", () => {
  expect(areaAt("phone", "board", "hex-3")).toBe("land");
  expect(areaAt("phone", "land", "cards-0")).toBe("own");
  expect(areaAt("large", "stones", "cards-0"), "one's cards are always in sight").toBe("stones");
  expect(areaAt("large", "own", "position-28")).toBe("stones");
  expect(areaAt("low", "stones", "column-hunt"), "beside the stones").toBe("stones");
  expect(areaAt("full", "land", "stone-village_marsh"), "without a tab").toBe("land");
  expect(areaAt("phone", "own", "somewhere")).toBe("own");
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
  const drawings = ["Beasts", "People", "Lands", "Goods", "Deeds", "Pieces"]
    .map((name) => readFileSync(`src/games/endless_winter/art/${name}.svelte`, "utf-8"))
    .join("");
  const names = ["rhino", "yeti"].map(beast).concat(["elder", "yeti"].map(person), ["marsh", "moon"].map(ground));
  expect(names).toEqual(["rhino", "paw", "elder", "person", "land-marsh", "land-hills"]);
  const asked = ICONS.flatMap(({ signs }) => signs).flatMap((sign) => ("name" in sign ? [sign.name] : []));
  expect(asked).toHaveLength(33);
  expect([...names, ...asked].filter((name) => !drawings.includes(`id="ew-${name}"`))).toEqual([]);
});

test("hexes and places for megaliths are what is printed there and what stands there now", () => {
  expect(hexesOf(view, paper)[1]).toEqual({
    label: "C4",
    place: [1, 0],
    land: "steppe",
    camps: [1, 0],
    influence: [3, 0],
    leads: [0],
    token: null,
  });
  const owners = [0, null, null, 4, null];
  const dusk = { ...view, tiles: ["dusk", "dawn"], megaliths: owners };
  const positions = positionsOf(dusk, paper);
  expect(positions.map(({ owner }) => owner)).toEqual(owners);
  expect(positions.map(({ tile }) => tile)).toEqual(["dusk", "dusk", "dawn", "dawn", ""]);
  expect(positions[2]).toEqual({
    label: "2-1",
    level: 1,
    below: [],
    place: [0, 1],
    tile: "dawn",
    start: true,
    arrows: [3],
    reward: "extra",
    owner: null,
  });
  expect(positions[4]).toMatchObject({ below: [0, 1, 2, 3], start: false, reward: "" });
  expect(positionsOf({ ...dusk, tiles: ["dusk"], megaliths: [] }, paper), "not laid yet").toEqual([]);
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
  const cell = (x: number, y: number): Position => ({
    place: [x, y],
    below: [],
    owner: null,
    tile: "a",
    start: false,
    arrows: [],
    reward: "",
    label: "",
    level: 1,
  });
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
  const entry = (...events: GameEvent[]): LogEntry => ({ version: 1, by: 0, kind: "act", words: [], events });
  const acted = entry(
    { event: "figure_placed", seat: 1, figure: "tribe", at: "hunt" },
    { event: "recruited", seat: 1, card: "hunter", to: "hand" },
  );
  expect([...marksIn([acted, entry({ event: "camp_moved", seat: 1, from: 0, to: 2 })], paper)]).toEqual([
    "column hunt",
    "card hunter",
    "hex 0",
    "hex 2",
  ]);
  expect([...marksIn([entry({ event: "settled", seat: 0, juncture: 0 })], paper)]).toEqual(["hex 1", "hex 2", "hex 3"]);
  expect([...marksIn([entry({ event: "card_piled", seat: 1 })], paper)], "not seen").toEqual([]);
  expect(counted(["a", "b", "a"])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});
