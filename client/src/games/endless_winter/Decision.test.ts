import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameQuestion } from "../../gen/endless-winter";
import { printed, view } from "./fixture";
import Table from "./Table.svelte";
import type { Action, Choice, Props, View } from "./types";

const option = (action: Action, lesser = 0): Choice => ({ action, words: { key: action.do, facts: { lesser }, rule: "" } });
const choose = vi.fn();
const ACTING: GameQuestion = { asks: "acting", seat: 0 };
const TOP = option({ do: "top", which: 0 });
const DONE = option({ do: "done" });
const CARDS = [option({ do: "play", card: "brave" }), option({ do: "play", card: "hunter" })];
const DOWN = [option({ do: "climb", track: "honor" }, 1), option({ do: "gain", what: "tool" }, 1)];

const asked = (asks: GameQuestion, turn: Partial<View["turn"]> = {}): View => ({
  ...view,
  asks,
  turn: { ...view.turn, section: "top", place: "hunt", ...turn },
});
const gaining = (rung: "megalith" | "idol" | "tool"): View => ({ ...view, asks: { asks: "gaining", seat: 0, rung, is_lesser: false } });

function propsOf(changes: Partial<Props>, past = 0): Props {
  const seats = ["wolf", "bison"].map((sign) => ({ name: sign, sign, colour: "red" }));
  const say: Props["say"] = (key, told = {}) => [key, ...Object.values(told).map(String)].join(" ");
  const log = Array.from({ length: past }, (_, version) => ({ version, by: 0, kind: "act" as const, words: [], events: [] }));
  return {
    game: "endless-winter",
    view,
    printed,
    options: [],
    gains: null,
    you: 0,
    actor: 0,
    seats,
    words: ({ key }) => key,
    say,
    choose,
    readonly: false,
    recent: [],
    log,
    ...changes,
  };
}

function show(changes: Partial<Props>): (changes: Partial<Props>, past: number) => Promise<void> {
  const { rerender } = render(Table, { props: propsOf(changes) });
  flushSync();
  return (more, past) => rerender(propsOf(more, past));
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.deciding ${selector}`)];
function click(selector: string): void {
  const [found] = all(selector);
  if (!found) throw new Error(selector);
  found.click();
  flushSync();
}
const first = (): (string | undefined)[] => all(".first button").map((one) => one.dataset["do"] ?? one.dataset["plan"]);
const sent = (): string[] => choose.mock.calls.map(([action]) => (action as Action).do);

beforeEach(() => choose.mockReset());
afterEach(cleanup);

test("labor says what there is and what each source adds; all cards are one click", () => {
  show({ view: asked(ACTING, { labor: 3 }), options: [...CARDS, option({ do: "spend", food: 2 }), DONE] });
  expect(all(".have b")[0]?.textContent).toBe("1½");
  expect(all(".labor button:not([data-plan]) b").map((one) => one.textContent)).toEqual(["+1½", "+2", "+1"]);
  click("[data-plan=cards]");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "play", card: "brave" });
});

test("the rows of the column stay in sight while its effect is carried out", () => {
  show({ view: asked({ asks: "taking_animal", seat: 0, must: true }), options: [option({ do: "take_animal", species: "rhino" })] });
  expect(all(".rows .row")).toHaveLength(4);
  expect(all(".rows button")).toEqual([]);
});

test("a top is done several times: the page goes on when the person has answered in between", async () => {
  const view = asked(ACTING, { labor: 6 });
  const go = show({ view, options: [TOP, DONE] });
  expect(all("[data-plan=times]").map((one) => one.textContent)).toEqual(["×2", "×3"]);
  click("[data-plan=times]");
  expect(sent()).toEqual(["top"]);
  await go({ view, options: [] }, 0);
  await go({ view: asked({ asks: "taking_animal", seat: 0, must: true }), options: [option({ do: "take_animal", species: "rhino" })] }, 1);
  expect(sent(), "this is asked of the person").toEqual(["top"]);
  expect(all(".under")).toHaveLength(1);
  await go({ view, options: [TOP, DONE] }, 2);
  expect(sent()).toEqual(["top", "top"]);
  await go({ view, options: [TOP, DONE] }, 3);
  expect(sent(), "not more often than wanted").toEqual(["top", "top"]);
});

test("what goes on by itself can be stopped", async () => {
  const view = asked(ACTING, { labor: 6 });
  const go = show({ view, options: [TOP, DONE] });
  click("[data-plan=times]");
  await go({ view: asked({ asks: "taking_animal", seat: 0, must: true }), options: [option({ do: "take_animal", species: "rhino" })] }, 1);
  click(".under button");
  await go({ view, options: [TOP, DONE] }, 2);
  expect(sent()).toEqual(["top"]);
});

test("the answer that comes first has one place: the rest of the turn, an order, a gain", () => {
  show({ view: asked(ACTING), options: [TOP, DONE] });
  expect(first()).toEqual(["finish"]);
  cleanup();
  const lands = [option({ do: "harvest", land: "steppe" }), option({ do: "harvest", land: "base" })];
  show({ view: { ...view, asks: { asks: "harvesting", seat: 0, left: [1] } }, options: lands });
  expect(first()).toEqual(["order"]);
  cleanup();
  show({ view: gaining("tool"), options: [option({ do: "gain", what: "tool" }), ...DOWN.slice(0, 1)] });
  expect(first()).toEqual(["gain"]);
});

test("both tracks are the whole gain of an idol, and what is lesser is beside them", () => {
  const tracks = [option({ do: "climb", track: "sacrifice" }), option({ do: "climb", track: "honor" })];
  show({ view: gaining("idol"), options: [...tracks, ...DOWN.slice(1)] });
  expect(first()).toEqual(["climb", "climb"]);
  expect(all(".fold")).toEqual([]);
  expect(all(".choices [data-do]").map((one) => [one.dataset["do"], one.dataset["act"]])).toEqual([["gain", "2"]]);
});

test("beside a megalith, which lies on the board, what is lesser is folded", () => {
  show({ view: gaining("megalith"), options: [option({ do: "build", position: 1 }), ...DOWN] });
  const [fold] = all(".fold");
  expect([first(), fold?.getAttribute("aria-expanded")]).toEqual([[], "false"]);
  expect(all(".choices [data-do]").every((one) => one.closest("[hidden]"))).toBe(true);
  click(".fold");
  expect([fold?.getAttribute("aria-expanded"), document.getElementById(fold?.getAttribute("aria-controls") ?? "")?.hidden]).toEqual([
    "true",
    false,
  ]);
  click(".choices [data-do=climb]");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "climb", track: "honor" });
});

test("what is lesser is folded again at the next question, also if it is the same", async () => {
  const question = { view: gaining("megalith"), options: [option({ do: "build", position: 1 }), ...DOWN] };
  const go = show(question);
  click(".fold");
  await go({ ...question, options: [] }, 0); // the answer is awaited
  await go({ ...question, options: [...question.options] }, 1);
  expect(all(".fold")[0]?.getAttribute("aria-expanded")).toBe("false");
});

test("without a place for a megalith what is lesser is the choice", () => {
  show({ view: gaining("megalith"), options: DOWN });
  expect([all(".fold"), first()]).toEqual([[], ["climb", "gain"]]);
});

test("a habit answers from now on, until it is asked for again", async () => {
  const tools = { view: gaining("tool"), options: [option({ do: "gain", what: "tool" }), option({ do: "gain", what: "food" }, 1)] };
  const go = show(tools);
  click(".habit");
  expect(sent()).toEqual(["gain"]);
  await go({ ...tools, options: [] }, 0);
  await go({ ...tools, options: [...tools.options] }, 1);
  expect(sent()).toEqual(["gain", "gain"]);
  click(".kept button");
  await go({ ...tools, options: [...tools.options] }, 2);
  expect(sent()).toEqual(["gain", "gain"]);
});

test("answers stay where they are until the next question, and answer nothing twice", async () => {
  const idol = { view: gaining("idol"), options: [option({ do: "climb", track: "sacrifice" }), option({ do: "climb", track: "honor" })] };
  const go = show(idol);
  await go({ ...idol, options: [] }, 0);
  expect(first()).toEqual(["climb", "climb"]);
  click(".first button");
  expect(choose).not.toHaveBeenCalled();
  await go({ ...idol, actor: 1, options: [] }, 1);
  expect(first()).toEqual([]);
});

test("whoever answers by keys goes on in the dock", async () => {
  const idol = { view: gaining("idol"), options: [option({ do: "climb", track: "sacrifice" }), option({ do: "climb", track: "honor" })] };
  const go = show(idol);
  all(".first button")[1]?.focus();
  await go({ view: gaining("tool"), options: [option({ do: "gain", what: "tool" }), option({ do: "gain", what: "food" }, 1)] }, 1);
  await vi.waitFor(() => expect(document.activeElement).toBe(all(".first button")[0]));
});
