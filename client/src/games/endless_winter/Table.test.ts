import { cleanup } from "@testing-library/svelte";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { own, printed, view } from "./fixture";
import Table from "./Table.svelte";
import type { Action, Choice, GameEvent, Props, View } from "./types";

const option = (action: Action): Choice => ({ action, words: { key: action.do, facts: {}, rule: "" } });
const lesser = (action: Action): Choice => ({ action, words: { key: action.do, facts: { lesser: 1 }, rule: "" } });
const DOWN = [lesser({ do: "gain", what: "draw" }), lesser({ do: "climb", track: "honor" }), lesser({ do: "gain", what: "tool" })];
const choose = vi.fn();
const why = vi.fn();
let board: ReturnType<typeof mount> | null = null;

function propsOf(changes: Partial<Props>): Props {
  const seats = ["wolf", "bison"].map((sign) => ({ name: sign, sign, colour: "red" }));
  const say: Props["say"] = (key, told = {}) => [key, ...Object.values(told).map(String)].join(" ");
  const words: Props["words"] = ({ key }) => key;
  const still = {
    game: "endless-winter",
    view,
    printed,
    options: [],
    gains: null,
    you: 0,
    actor: 0,
    seats,
    words,
    say,
    choose,
    why,
    readonly: false,
    recent: [],
    log: [],
  };
  return { ...still, ...changes };
}

function show(changes: Partial<Props>): void {
  board = mount(Table, { target: document.body, props: propsOf(changes) });
  flushSync();
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const saying = (words: string): HTMLElement => {
  const found = all("[data-words]").find((one) => one.dataset["words"]?.includes(words));
  if (!found) throw new Error(words);
  return found;
};
function click(words: string): void {
  saying(words).click();
  flushSync();
}
/** Chooses an area: only that one is drawn. */
function open(name: string): void {
  all(`.areas [data-area=${name}]`)[0]?.click();
  flushSync();
}
const area = (): string | undefined => all(".layout")[0]?.dataset["area"];
const acting = (turn: Partial<View["turn"]>): View => ({ ...view, turn: { ...view.turn, section: "top", place: "hunt", ...turn } });

beforeEach(() => {
  choose.mockReset();
  why.mockReset();
});
afterEach(() => {
  cleanup();
  if (board) void unmount(board);
  board = null;
});

test("a figure goes to a column by a click, and a shut one asks why", () => {
  show({ options: [option({ do: "place", figure: "tribe", at: "hunt" })] });
  click("ew-board-place tribe hunt");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "place", figure: "tribe", at: "hunt" });
  click("ew-board-place chief hunt");
  expect(why).toHaveBeenCalledExactlyOnceWith({ do: "place", figure: "chief", at: "hunt" });
});

test("only the column of the figure can be used", () => {
  show({ view: acting({}), options: [option({ do: "top", which: 0 }), option({ do: "done" })] });
  expect(all(".column .open")).toHaveLength(1);
  click("ew-board-row-of top hunt");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "top", which: 0 });
});

test("a camp is lifted, then laid down; the land comes into sight", () => {
  const moves = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map(([from, to]) => option({ do: "move", from: from ?? 0, to: to ?? 0 }));
  show({ options: moves });
  expect(area()).toBe("land");
  expect(all(".hex .open")).toHaveLength(2);
  click("ew-board-hex C4");
  expect(choose).not.toHaveBeenCalled();
  click("ew-board-hex D2");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "move", from: 1, to: 2 });
});

test("tokens beside a new village are chosen on their hexes", () => {
  const hexes = view.hexes.map((hex, at) => ({ ...hex, token: at === 1 ? "ice_cave" : at === 2 ? "warm_spring" : null }));
  show({
    view: { ...view, hexes },
    options: [option({ do: "glacier", token: "ice_cave" }), option({ do: "glacier", token: "warm_spring" })],
  });
  expect(area()).toBe("land");
  expect(all(".hex .open")).toHaveLength(2);
  click("ew-board-hex D2");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "glacier", token: "warm_spring" });
});

test("before turn order, land and tiles are there, the board says so and shows the others as they sit", () => {
  show({
    view: { ...view, phase: "setup", order: [], hexes: [], villages: [], megaliths: [] },
    options: [option({ do: "side", side: "a" }), option({ do: "side", side: "b" })],
  });
  for (const [number, words] of [
    [1, "ew-board-not-laid"],
    [2, "ew-board-not-laid"],
    [4, "bison"],
  ] as const) {
    all(".areas button")[number]?.click();
    flushSync();
    expect(document.body.textContent).toContain(words);
  }
});

test("where only one camp can move it is lifted already", () => {
  show({ options: [option({ do: "move", from: 0, to: 2 }), option({ do: "skip" })] });
  click("ew-board-hex D2");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "move", from: 0, to: 2 });
});

test("a land pays only where the seat leads", () => {
  show({ view: { ...view, phase: "eclipse", eclipse: { seat: 0, step: "lands" } }, options: [option({ do: "harvest", land: "steppe" })] });
  expect(all(".hex .open")).toHaveLength(1);
  click("ew-board-hex C4");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "harvest", land: "steppe" });
  expect(all(".steps [aria-current]")[0]?.textContent).toContain("ew-board-step lands");
});

test("a place on top of four is there only while something may be built on it", () => {
  show({});
  expect(all(".spot"), "out of sight").toHaveLength(0);
  open("stones");
  expect(all(".spot")).toHaveLength(4);
  if (board) void unmount(board);
  show({ options: [option({ do: "build", position: 4 })] });
  expect(area()).toBe("stones");
  click("ew-board-above 1-1 2");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "build", position: 4 });
});

test("a click on a thing that is lesser gives nothing up: it only unfolds", () => {
  show({ options: [option({ do: "build", position: 1 }), ...DOWN] });
  open("own");
  click("ew-board-deck-of");
  expect([choose, why].map((one) => one.mock.calls.length)).toEqual([0, 0]);
  expect(all(".fold")[0]?.getAttribute("aria-expanded")).toBe("true");
  click("ew-board-deck-of");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "gain", what: "draw" });
});

test("cards of the hand do what is asked for: played, put into the pile or buried", () => {
  show({ options: [option({ do: "pile", card: "hunter" }), option({ do: "done" })] });
  const [brave, hunter] = all("article[aria-label=ew-board-own] [aria-label^=ew-board-hand] .piece");
  hunter?.click();
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "pile", card: "hunter" });
  brave?.click();
  expect(why).toHaveBeenCalledExactlyOnceWith({ do: "pile", card: "brave" });
});

test("a used ability is not offered again by the card that used it", () => {
  const played = [
    { card: "brave", used: [0] },
    { card: "brave", used: [] },
  ];
  show({
    view: { ...acting({}), tribes: [{ ...own, played }, own] },
    options: [option({ do: "use", card: "brave", which: 0 }), option({ do: "done" })],
  });
  expect(all(".ability")).toHaveLength(2);
  expect(all(".ability.open")).toHaveLength(1);
});

test("other hands stay hidden, and nothing can be clicked by whoever watches", () => {
  show({ you: null, readonly: true, options: [option({ do: "place", figure: "tribe", at: "hunt" })] });
  expect(all(".piece.open")).toHaveLength(0);
  expect(all(".area.own")).toHaveLength(0);
  open("others");
  expect(all(".others article")).toHaveLength(2);
});

test("in a replay what would have been better is marked, and can't be done", () => {
  const better = option({ do: "place", figure: "tribe", at: "hunt" });
  show({ you: null, readonly: true, options: [better], hint: better.action, focus: { seat: 0, isAsked: false } });
  expect(all("[data-hinted].ghost")).toHaveLength(1);
  expect(all(".piece.open")).toHaveLength(0);
  all("[data-hinted]")[0]?.click();
  expect(choose).not.toHaveBeenCalled();
});

test("where a hint leads is drawn, and nothing of it is told", () => {
  const climb = option({ do: "climb", track: "honor" });
  const options = [option({ do: "place", figure: "tribe", at: "hunt" }), climb];
  show({ options });
  expect(area()).toBe("board");
  void unmount(board!);
  show({ options, led: climb.action });
  expect(area()).toBe("stones");
  const regions = all('[data-act~="1"]').map((piece) => piece.closest<HTMLElement>("[data-region]")?.dataset["region"]);
  expect(regions).toContain("ew-board-region stones");
  expect(all("[data-hinted]")).toHaveLength(0);
});

test("things say in words what is printed on them", () => {
  show({ options: [option({ do: "tip", species: "rhino" })] });
  expect(saying("rhino-line").dataset["words"]).toContain("ew-board-thing rhino");
  all(".own .piece.open")[0]?.click();
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "tip", species: "rhino" });
});

test("who only wants to read does nothing by a click", () => {
  show({ options: [option({ do: "place", figure: "tribe", at: "hunt" })] });
  all(".read")[0]?.click();
  flushSync();
  click("ew-board-place tribe hunt");
  expect(choose).not.toHaveBeenCalled();
});

test("arrows lead from thing to thing; Tab stops at what is open", async () => {
  show({ view: { ...view, grounds: { rhino: 2, beaver: 1 } }, options: [option({ do: "take_card", card: "hunter" })] });
  await tick();
  const pile = saying("ew-board-pile");
  expect(pile.tabIndex).toBe(0);
  const stones = all("[aria-label='ew-board-stones 1'] .piece, [aria-label='ew-board-grounds'] .piece");
  expect(stones.map((one) => one.tabIndex)).toContain(-1);
  const [first, second] = all("[aria-label='ew-board-grounds'] .piece");
  first?.focus();
  first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(second);
});

test("what the events of the log name is marked where it lies", () => {
  const events: GameEvent[] = [
    { event: "figure_placed", seat: 1, figure: "chief", at: "hunt" },
    { event: "culture_shown", card: "ember_pouch" },
    { event: "settled", seat: 1, juncture: 0 },
    { event: "megalith_built", seat: 1, position: 2, points: 1 },
  ];
  show({ actor: 1, recent: [{ version: 3, by: 1, kind: "act", words: [], events }] });
  const marked = (): (string | null)[] => all(".fresh").map((one) => one.dataset["words"]?.split(";")[0] ?? one.getAttribute("aria-label"));
  expect(marked()).toEqual(["ew-word-hunt", "ew-word-ember-pouch"]);
  open("land");
  expect(marked()).toEqual(["C4", "D2", "D3"].map((label) => `ew-board-hex ${label} steppe`));
  open("stones");
  expect(marked()).toEqual(["ew-board-cell 2-1 dusk no"]);
});

test("effects of resting are open one after the other", () => {
  show({ view: acting({ section: "rest", place: "rest", rested: 1 }), options: [option({ do: "rest" }), option({ do: "done" })] });
  expect(all(".rest .effects .piece").map((one) => one.classList.contains("open"))).toEqual([false, true]);
});
