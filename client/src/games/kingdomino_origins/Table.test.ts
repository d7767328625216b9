import { cleanup, render } from "@testing-library/svelte";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Table from "./Table.svelte";
import type { Action, Choice, Half, Props, Square, View } from "./types";

const half = (terrain: string): Half => ({ terrain });
const square = (terrain: string, domino: number): Square => ({ terrain, domino });
const land = { squares: { E5: square("hut", 0) }, columns: [0, 8], rows: [0, 8], stock: {} };
const view: View = {
  asks: { asks: "placing", seat: 0, domino: 7 },
  mode: "discovery",
  size: 5,
  round: 1,
  rounds: 12,
  row: [{ domino: 20, chief: null, halves: [half("lake"), half("jungle")] }],
  last_row: [{ domino: 7, chief: 0, halves: [half("desert"), half("lake")] }],
  box: 40,
  lava: { "1": 5 },
  lands: [land, land],
  points: [0, 0],
};

function option(action: Action): Choice {
  return { action, words: { key: action.do, facts: { domino: 7 }, rule: "" } };
}

const choose = vi.fn();
const why = vi.fn();
let board: ReturnType<typeof mount> | null = null;

const seats = ["wolf", "bison"].map((sign) => ({ name: sign, sign, colour: "red" }));

function propsOf(changes: Partial<Props>): Props {
  const say: Props["say"] = (key, facts = {}) => [key, ...Object.values(facts).map(String)].join(" ");
  const words: Props["words"] = ({ key }) => key;
  const still = {
    game: "kingdomino-origins",
    view,
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
  return { ...still, options: [], ...changes };
}

function show(changes: Partial<Props>): void {
  board = mount(Table, { target: document.body, props: propsOf(changes) });
  flushSync();
}

function cell(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-at="${name}"]`);
  if (!found) throw new Error(name);
  return found;
}

function press(key: string): void {
  const from = document.activeElement ?? document.body;
  from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

beforeEach(() => {
  choose.mockReset();
  why.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  if (board) void unmount(board);
  board = null;
});

const EAST = option({ do: "place", left: "F5", right: "G5" });
const SOUTH = option({ do: "place", left: "F5", right: "F6" });

test("by keyboard: arrows hold the domino where it can lie, R turns it, Enter lays it", () => {
  show({ options: [EAST, SOUTH] });
  cell("F5").focus();
  press("ArrowDown");
  press("ArrowUp");
  press("r");
  press("Escape");
  expect(document.querySelector(".held[data-at]")).toBeNull();
  press("Enter");
  expect(document.querySelectorAll(".held[data-at]")).toHaveLength(2);
  press("Enter");
  expect(choose).toHaveBeenCalledExactlyOnceWith(SOUTH.action);
});

test("by mouse: a click lays it, a click where it can't lie asks why", () => {
  show({ options: [EAST] });
  cell("F5").click();
  expect(choose).toHaveBeenCalledExactlyOnceWith(EAST.action);
  cell("E5").click();
  expect(why).toHaveBeenCalledExactlyOnceWith({ do: "place", left: "E5", right: "F5" });
});

test("squares and dominoes report what was clicked", () => {
  show({ options: [option({ do: "land", at: "E5" }), option({ do: "choose", domino: 20 })] });
  cell("E5").click();
  document.querySelector<HTMLElement>(".offered button")?.click();
  expect(choose.mock.calls).toEqual([[{ do: "land", at: "E5" }], [{ do: "choose", domino: 20 }]]);
});

test("nothing can be done in a replay", () => {
  show({ options: [EAST], readonly: true });
  cell("F5").click();
  expect(document.querySelector(".open")).toBeNull();
  expect(choose).not.toHaveBeenCalled();
});

test("a hint is drawn as a ghost, and what offers it names it", () => {
  show({ options: [EAST, SOUTH], hint: SOUTH.action });
  const ghosts = [...document.querySelectorAll<HTMLElement>(".hint")].map(
    (ghost) => ghost.closest<HTMLElement>("[data-at]")?.dataset["at"],
  );
  expect(ghosts).toEqual(["F5", "F6"]);
  expect(cell("F5").dataset["act"]).toBe("0 1");
  expect(cell("F6").dataset["act"]).toBe("1");
});

test("in a replay what would have been better is drawn, for whoever acts, and can't be done", () => {
  show({ options: [SOUTH], hint: SOUTH.action, readonly: true, you: null });
  const hinted = [...document.querySelectorAll<HTMLElement>("[data-hinted]")].map(({ dataset }) => dataset["at"]);
  expect(hinted).toEqual(["F5", "F6"]);
  expect(document.querySelectorAll(".hint")).toHaveLength(2);
  cell("F5").click();
  expect(choose).not.toHaveBeenCalled();
});

test("in a replay a domino that would have been better has the chief of whoever acts as a ghost", () => {
  const { action, words } = option({ do: "choose", domino: 20 });
  show({ options: [{ action, words }], hint: action, readonly: true, you: 1, actor: 0 });
  expect(document.querySelectorAll("[data-hinted] .chief.ghost")).toHaveLength(1);
});

test("who is looked at comes to the front, and goes back when something is asked", () => {
  const props = { options: [], actor: 1 };
  const { rerender } = render(Table, { props: propsOf(props) });
  document.querySelector<HTMLElement>(".others button")?.click();
  flushSync();
  expect(document.querySelector(".own footer button")).not.toBeNull();
  void rerender(propsOf({ options: [EAST] }));
  flushSync();
  expect(document.querySelector(".own footer button")).toBeNull();
});
