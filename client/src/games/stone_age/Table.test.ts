import { cleanup, render } from "@testing-library/svelte";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { option, place_, propsOf, view } from "./fixture";
import Table from "./Table.svelte";
import { RESOURCES } from "../../gen/stone-age";
import type { Props } from "./types";

const choose = vi.fn();
const KINDS = [...RESOURCES];
const why = vi.fn();
let board: ReturnType<typeof mount> | null = null;

function show(changes: Partial<Props>): void {
  board = mount(Table, { target: document.body, props: propsOf({ choose, why, ...changes }) });
  flushSync();
}

function click(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  found.click();
  flushSync();
}

beforeEach(() => {
  choose.mockReset();
  why.mockReset();
});
afterEach(() => {
  cleanup();
  if (board) void unmount(board);
  board = null;
});

test("one number: one click; several: a button for each of them and no other", () => {
  show({ options: [place_("hut", 2), place_("hunt", 1), place_("hunt", 2)] });
  click('[data-place="hut"]');
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "place", at: "hut", people: 2 });
  click('[data-place="hunt"]');
  const numbers = [...document.querySelectorAll<HTMLElement>(".how-many .number")];
  expect(numbers.map((button) => button.querySelector("b")?.textContent)).toEqual(["1", "2"]);
  expect(numbers.map((button) => button.dataset["words"])).toEqual(["sa-board-about place 1½ food", "sa-board-about place 3½ food"]);
  expect(numbers.map((button) => button.dataset["act"])).toEqual(["1", "2"]);
  expect(document.activeElement).toBe(numbers[0]);
  numbers[1]?.click();
  expect(choose).toHaveBeenLastCalledWith({ do: "place", at: "hunt", people: 2 });
});

test("Escape closes the choice of a number and gives the focus back", () => {
  show({ options: [place_("hunt", 1), place_("hunt", 2)] });
  click('[data-place="hunt"]');
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  flushSync();
  expect(document.querySelector(".how-many")).toBeNull();
  expect((document.activeElement as HTMLElement).dataset["place"]).toBe("hunt");
});

test("a click on something shut asks why, in the words of the phase", () => {
  show({ options: [place_("hut", 2)] });
  click('[data-place="forest"]');
  expect(why).toHaveBeenLastCalledWith({ do: "place", at: "forest", people: 1 });
  if (board) void unmount(board);
  show({ options: [option({ do: "use", at: "hut" })], view: { ...view, phase: "using" } });
  click('[data-place="card_1"]');
  expect(why).toHaveBeenLastCalledWith({ do: "use", at: "card_1" });
  click('[data-place="hut"]');
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "use", at: "hut" });
});

test("a roll with tools: what is chosen is added, then it is taken", () => {
  const roll = { seat: 0, place: "forest", what: "wood", dice: [5], divisor: 3, added: 0, sum: 5, yields: 1, open: true };
  show({
    view: { ...view, phase: "using", roll },
    options: [option({ do: "done" }), option({ do: "add", tools: [1], one_use: [] }), option({ do: "add", tools: [], one_use: [4] })],
  });
  const tools = document.querySelectorAll<HTMLElement>(".tool");
  expect(tools).toHaveLength(2);
  expect(document.querySelector(".yields")?.textContent).toContain("1 wood");
  click(".tool");
  expect(document.querySelector(".yields")?.textContent).toContain("2 wood");
  click(".yours .primary");
  expect(document.querySelector(".tool[aria-pressed=false]")?.getAttribute("aria-disabled")).toBe("true"); // wasted
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "add", tools: [1], one_use: [] });
});

test("a payment is clicked together and sent in the table's order", () => {
  const offer = {
    seat: 0,
    place: "building_1",
    paid: { wood: 0, brick: 0, stone: 0, gold: 0 },
    kinds: KINDS,
    least: 4,
    most: 4,
    takes: false,
  };
  show({
    view: { ...view, phase: "using", offer },
    options: [0, 1, 2, 3].map((amount) => option({ do: "pay", resource: "wood", amount })),
  });
  const pay = document.querySelector<HTMLButtonElement>(".yours .primary");
  expect(pay?.disabled).toBe(true);
  for (let times = 0; times < 3; times++) click(".add[data-words*='stone']");
  click(".add[data-words*='gold']");
  expect(document.querySelector(".add[data-words*='wood']")?.getAttribute("aria-disabled")).toBe("true");
  expect(pay?.disabled).toBe(false);
  expect(pay?.textContent).toContain("21");
  pay?.click();
  flushSync();
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "pay", resource: "wood", amount: 0 });
});

test("people are fed with one of the ways that the table offers, sent whole, or not at all", () => {
  const offer = { seat: 0, place: null, paid: { wood: 0, brick: 0, stone: 0, gold: 0 }, kinds: KINDS, least: 2, most: 2, takes: false };
  const payAll = (wood: number, stone: number): ReturnType<typeof option> => option({ do: "pay_all", wood, brick: 0, stone, gold: 0 });
  show({ view: { ...view, phase: "feeding", offer }, options: [payAll(1, 1), payAll(0, 2), option({ do: "refuse" })] });
  const pay = document.querySelector<HTMLButtonElement>(".yours .primary");
  click(".add[data-words*='wood']");
  expect(document.querySelector(".add[data-words*='wood']")?.getAttribute("aria-disabled")).toBe("true");
  expect(pay?.disabled).toBe(true);
  click(".add[data-words*='stone']");
  pay?.click();
  flushSync();
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "pay_all", wood: 1, brick: 0, stone: 1, gold: 0 });
  expect([...document.querySelectorAll(".yours .other")].map((one) => one.textContent)).toEqual(["refuse"]);
});

const MEAL = { seat: 0, place: null, paid: { wood: 0, brick: 0, stone: 0, gold: 0 }, kinds: KINDS, least: 2, most: 2, takes: false };

test("who can pay for a meal with the card of choice only, can use it there", () => {
  show({ view: { ...view, phase: "feeding", offer: MEAL }, options: [option({ do: "refuse" }), option({ do: "use_card" })] });
  expect(document.querySelector(".yours")?.textContent).toContain("sa-board-pay-none 2");
  expect(document.querySelector(".yours .primary")).toBeNull();
  expect([...document.querySelectorAll(".yours .other")].map((one) => one.textContent)).toEqual(["refuse", "use_card"]);
  click(".yours .other:last-child");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "use_card" });
});

test("others see whether somebody takes or pays", () => {
  show({ actor: 1, view: { ...view, phase: "feeding", offer: { ...MEAL, seat: 1, takes: true } } });
  expect(document.body.textContent).toContain("sa-board-pay-take-by");
  expect(document.body.textContent).not.toContain("sa-board-pay-feed");
});

test("a payment that was begun shows what was paid, and is clicked to one of the ends that the table offers", () => {
  const offer = {
    seat: 0,
    place: "building_1",
    paid: { wood: 1, brick: 0, stone: 0, gold: 0 },
    kinds: ["brick", "stone", "gold"],
    least: 3,
    most: 3,
    takes: false,
  };
  const payAll = (wood: number, stone: number): ReturnType<typeof option> => option({ do: "pay_all", wood, brick: 0, stone, gold: 0 });
  show({ view: { ...view, phase: "using", offer }, options: [payAll(0, 2), payAll(0, 3)] });
  expect(document.querySelector(".yours")?.textContent).toContain("sa-board-paid sa-board-amount wood 1");
  for (let times = 0; times < 3; times++) click(".add[data-words*='stone']");
  expect(choose).not.toHaveBeenCalled();
  const pay = document.querySelector<HTMLButtonElement>(".yours .primary");
  expect(pay?.textContent).toContain("18");
  pay?.click();
  flushSync();
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "pay_all", wood: 0, brick: 0, stone: 3, gold: 0 });
});

test("people that wait look so and say why, where others are used", () => {
  const waiting = view.places.map((one) => (one.place === "card_1" ? { ...one, people: [1, 0], shut: ["SA-RUL-15", ""] } : one));
  show({ options: [option({ do: "use", at: "hunt" })], view: { ...view, phase: "using", places: waiting } });
  const card = document.querySelector<HTMLElement>('[data-place="card_1"]');
  expect(card?.dataset["words"]).toContain("sa-board-waits SA-RUL-15");
  expect([...document.querySelectorAll(".waits > [data-place]")]).toEqual([card]);
});

test("dice for all: a die reports itself", () => {
  show({ view: { ...view, phase: "using", dice: [2, 5] }, options: [option({ do: "die", value: 2 }), option({ do: "die", value: 5 })] });
  click(".yours li:nth-child(2) button");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "die", value: 5 });
});

test("hunger is told before it comes, and nothing can be done in a replay", () => {
  show({ options: [place_("hut", 2)], readonly: true });
  expect(document.querySelector(".stores-own .hungry")?.textContent).toContain("sa-board-hungry-you 2");
  expect(document.querySelector(".spot.open")).toBeNull();
  click('[data-place="hut"]');
  expect(choose).not.toHaveBeenCalled();
});

test("in a replay people who would better have gone elsewhere are ghosts there, and what is better to buy is marked", async () => {
  const hinted = (): string[] => [...document.querySelectorAll<HTMLElement>("[data-hinted]")].map(({ dataset }) => dataset["place"] ?? "");
  const replay = { readonly: true, you: null, focus: { seat: 0, isAsked: false } };
  const hut = place_("hut", 2);
  const { rerender } = render(Table, { props: propsOf({ ...replay, options: [hut], hint: hut.action }) });
  expect(hinted()).toEqual(["hut"]);
  expect(document.querySelectorAll('[data-place="hut"] .figure')).toHaveLength(2);
  await rerender(propsOf({ ...replay, hint: { do: "use", at: "card_1" } }));
  expect(hinted()).toEqual(["card_1"]);
  expect(document.querySelector<HTMLElement>(".table-sa")?.dataset["area"]).toBe("market");
});

test("where a hint leads is in sight, and nothing of it is told", async () => {
  const card = place_("card_1", 1);
  const { rerender } = render(Table, { props: propsOf({ options: [place_("hut", 2), card] }) });
  const shown = (): string | undefined => document.querySelector<HTMLElement>(".table-sa")?.dataset["area"];
  expect(shown()).toBe("places");
  await rerender(propsOf({ options: [place_("hut", 2), card], led: card.action }));
  expect(shown()).toBe("market");
  expect(document.querySelector('[data-act="1"]')?.closest<HTMLElement>("[data-region]")?.dataset["region"]).toBe("sa-board-market-cards");
  expect(document.querySelector("[data-hinted]")).toBeNull();
});

test("the board follows when a roll of somebody else gives way to dice for all", async () => {
  const roll = { seat: 1, place: "forest", what: "wood", dice: [3, 5, 6], divisor: 3, added: 0, sum: 14, yields: 4, open: true };
  const { rerender } = render(Table, { props: propsOf({ actor: 1, view: { ...view, phase: "using", roll } }) });
  expect(document.querySelector(".yields")).not.toBeNull();
  await rerender(
    propsOf({ view: { ...view, phase: "using", roll: { ...roll, open: false }, dice: [2] }, options: [option({ do: "die", value: 2 })] }),
  );
  expect(document.querySelector(".yields")).toBeNull();
  expect(document.querySelectorAll(".yours li button")).toHaveLength(1);
  await rerender(propsOf({ actor: 1 }));
  expect(document.querySelector(".yours")).toBeNull();
});
