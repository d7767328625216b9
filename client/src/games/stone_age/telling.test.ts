import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line, option, place_, propsOf, view } from "./fixture";
import Table from "./Table.svelte";
import type { Props } from "./types";

const choose = vi.fn();
const why = vi.fn();
const on = (place: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (!found) throw new Error(place);
  return found;
};
const props = (changes: Partial<Props>): Props => propsOf({ choose, why, ...changes });

function touch(type: string, place: string): void {
  on(place).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch" }));
  flushSync();
}

function tap(place: string): void {
  for (const type of ["pointerdown", "pointerup", "click"]) touch(type, place);
}

beforeEach(() => {
  vi.useFakeTimers();
  choose.mockReset();
  why.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a tap on something shut tells what it is and asks why; the next touch closes it", async () => {
  const options = [place_("hunt", 1), place_("hunt", 2)];
  const { rerender } = render(Table, { props: props({ options }) });
  tap("forest");
  expect(why).toHaveBeenCalledExactlyOnceWith({ do: "place", at: "forest", people: 1 });
  await rerender(props({ options: structuredClone(options) })); // the answer has come
  expect(document.querySelector(".told")?.textContent).toContain("forest");
  touch("pointerdown", "hunt");
  expect(document.querySelector(".told")).toBeNull();
});

test("a finger that stays is told what it is and sends nobody; a mouse is not told", () => {
  render(Table, { props: props({ options: [place_("hut", 2)] }) });
  touch("pointerdown", "hut");
  vi.advanceTimersByTime(600);
  touch("pointerup", "hut");
  touch("click", "hut");
  expect(document.querySelector(".told")?.textContent).toContain("hut");
  expect(choose).not.toHaveBeenCalled();
  tap("hut");
  expect(choose).toHaveBeenCalledOnce();
  on("forest").dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "mouse" }));
  flushSync();
  expect(document.querySelector(".told")).toBeNull();
});

test("what is being paid stays while a click on something else is answered, and is sent once", async () => {
  const buy = (wood: number, stone: number): ReturnType<typeof option> =>
    option({ do: "buy", at: "card_2", wood, brick: 0, stone, gold: 0 });
  const [options, using] = [[buy(2, 0), buy(1, 1), buy(0, 2), option({ do: "done" })], { ...view, phase: "using" }];
  const { rerender } = render(Table, { props: props({ options, view: using }) });
  on("card_2").click();
  flushSync();
  document.querySelector<HTMLElement>(".add[data-words*='stone']")?.click();
  flushSync();
  expect(document.querySelectorAll(".less")).toHaveLength(document.querySelectorAll(".add").length);
  on("forest").click();
  expect(why).toHaveBeenCalledExactlyOnceWith({ do: "use", at: "forest" });
  await rerender(props({ options: structuredClone(options), view: using }));
  const chosen = (): string | null | undefined => document.querySelector(".add[data-words*='stone'] b")?.textContent;
  expect(chosen()).toBe("1");
  document.querySelector<HTMLElement>(".add[data-words*='wood']")?.click();
  flushSync();
  document.querySelector<HTMLElement>(".yours .primary")?.click();
  flushSync();
  document.querySelector<HTMLElement>(".yours .primary")?.click();
  expect(choose).toHaveBeenCalledExactlyOnceWith(buy(1, 1).action);
});

test("on a phone a new question turns to where it is answered; the same one lets people look around", async () => {
  const area = (): string | undefined => document.querySelector<HTMLElement>(".table-sa")?.dataset["area"];
  const { rerender } = render(Table, { props: props({ actor: 1 }) });
  expect(area()).toBe("places");
  await rerender(props({ options: [place_("card_1", 1)] }));
  expect(area()).toBe("market");
  document.querySelector<HTMLElement>(".areas button")?.click();
  on("forest").click();
  await rerender(props({ options: [place_("card_1", 1)] }));
  expect(area()).toBe("places");
});

test("what is new in one's own village is said in a line that is always there", async () => {
  const fed = line(3, 1, { event: "fed", seat: 0, food: 5, left: 7 });
  const { rerender } = render(Table, { props: props({ actor: 1 }) });
  expect(document.querySelector(".news")?.textContent?.trim()).toBe("");
  await rerender(props({ log: [fed] }));
  expect(document.querySelector(".news[role=status]")?.textContent).toContain("fed food 5 7");
  await rerender(props({ log: [fed, line(4, 0)] }));
  expect(document.querySelector(".news")?.textContent?.trim()).toBe("");
});

test("dice for everyone lie beside the cards, and what was taken back does not", async () => {
  const dice = line(3, 1, { event: "dice_rolled", seat: 1, dice: [2, 5] });
  const { rerender } = render(Table, { props: props({ actor: 1, log: [dice] }) });
  const pile = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-spot=deck]");
  expect(pile()?.dataset["words"]).toContain("sa-board-rolled-for-all bison 2 5  0 0 dice");
  expect(pile()?.querySelectorAll(".die")).toHaveLength(2);
  await rerender(props({ log: [] }));
  expect(pile()?.dataset["words"]).not.toContain("sa-board-rolled-for-all");
  expect(document.querySelector(".lying .roll")).toBeNull();
});

test("at the end nothing is a forecast any more, and the hidden card is shown", () => {
  const secret_card = view.cards[0]?.card ?? undefined;
  const villages = view.villages.map((village) => ({ ...village, secret: 1, ...(secret_card ? { secret_card } : {}) }));
  const { rerender } = render(Table, { props: props({ view: { ...view, villages } }) });
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {} });
  document.querySelector<HTMLElement>(".stores-own .more")?.click();
  flushSync();
  const text = (): string => document.querySelector("dialog .village")?.textContent ?? "";
  const pile = (): string | undefined => document.querySelector<HTMLElement>("[data-spot=deck]")?.dataset["words"];
  expect(text()).toContain("sa-board-projection 0 0");
  expect(text()).toContain("sa-board-secret-own");
  expect(pile()).toContain("sa-board-deck");
  void rerender(props({ view: { ...view, villages, phase: "end", deck: 0 }, actor: null, readonly: true }));
  flushSync();
  expect(text()).toContain("sa-board-projection 0 1");
  expect(pile()).not.toContain("sa-board-deck");
});

test("an area out of sight says that something happened there", () => {
  const placed = line(3, 1, { event: "placed", seat: 1, place: "card_1", people: 1 });
  render(Table, { props: props({ actor: 1, recent: [placed] }) });
  const marked = [...document.querySelectorAll(".areas button:has(i)")].map((button) => button.textContent?.trim());
  expect(marked).toEqual(["sa-board-area-market"]);
});

test("the second click of a double one sends nobody", () => {
  render(Table, { props: props({ options: [place_("hunt", 1), place_("hunt", 2)] }) });
  on("hunt").click();
  flushSync();
  const number = document.querySelector<HTMLElement>(".how-many .number");
  number?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  expect(choose).not.toHaveBeenCalled();
  number?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  expect(choose).toHaveBeenCalledOnce();
});

test("a shut place says which rule keeps the others out", () => {
  const places = view.places.map((place) =>
    place.place === "forest" ? { ...place, people: [2, 0], shut: ["SA-PLC-03", "SA-PLC-12"] } : place,
  );
  render(Table, { props: props({ actor: 1, view: { ...view, places } }) });
  expect(on("forest").dataset["words"]).toContain("sa-board-closed SA-PLC-12");
});
