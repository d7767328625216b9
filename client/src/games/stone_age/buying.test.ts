import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Resource } from "../../gen/stone-age";
import { option, propsOf, view, village } from "./fixture";
import Table from "./Table.svelte";
import type { Action, At, Choice, Paying, Props } from "./types";

// What is on a place is paid for on the page, and nothing is sent before.
const choose = vi.fn();
const amounts = (wood: number, stone: number, gold = 0): Record<Resource, number> => ({ wood, brick: 0, stone, gold });
const buy = (at: At, wood: number, stone: number): Action => ({ do: "buy", at, ...amounts(wood, stone) });
const CARD = [buy("card_2", 2, 0), buy("card_2", 1, 1), buy("card_2", 0, 2)];
const BUILDING = buy("building_2", 2, 1);
const begin = (resource: Resource, amount: number): Action => ({ do: "buy_with", at: "building_1", resource, amount });
const DONE: Action = { do: "done" };
const options = [...CARD, begin("wood", 0), begin("wood", 1), BUILDING, DONE].map(option);
const using = { ...view, phase: "using" };

const buying = (changes: Partial<Props> = {}): Props => propsOf({ choose, view: using, options, ...changes });
const panel = (): HTMLElement | null => document.querySelector("section.yours");
const opened = (): string | undefined => document.querySelector<HTMLElement>("[aria-expanded=true]")?.dataset["place"];

function the(selector: string): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(selector);
  if (!found) throw new Error(selector);
  return found;
}

const card = (place: string): HTMLButtonElement => the(`[data-place="${place}"]`);
const click = (selector: string): Promise<unknown> => fireEvent.click(the(selector));
const open = (place: string): Promise<unknown> => fireEvent.click(card(place));
const add = (resource: string): Promise<unknown> => click(`.yours .add[data-words*='${resource}']`);

beforeEach(() => choose.mockReset());
afterEach(cleanup);

test("a click opens the payment, and it is closed without sending anything", async () => {
  render(Table, { props: buying() });
  expect([...document.querySelectorAll(".spot.open > button")].map((one) => (one as HTMLElement).dataset["place"])).toEqual([
    "card_2",
    "building_1",
    "building_2",
  ]);
  expect(card("card_2").dataset["words"]).toContain("sa-board-may-buy");
  for (const close of [() => click(".yours .buttons .other"), () => fireEvent.keyDown(window, { key: "Escape" }), () => open("card_2")]) {
    await open("card_2");
    expect(panel()?.getAttribute("aria-label")).toBe("sa-board-pay card_2 wolf");
    expect(panel()?.contains(document.activeElement)).toBe(true);
    expect(opened()).toBe("card_2");
    expect(document.querySelector(".decision-sa > .bar")).toBeNull();
    await close();
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(card("card_2"));
    expect(document.querySelector(".decision-sa > .bar button")).not.toBeNull();
  }
  expect(choose).not.toHaveBeenCalled();
});

test("neither the second click of a double click nor Escape in a dialog closes it", async () => {
  render(Table, { props: buying() });
  await open("card_2");
  await fireEvent.click(card("card_2"), { detail: 2 });
  const dialog = document.body.appendChild(document.createElement("dialog"));
  await fireEvent.keyDown(dialog, { key: "Escape" });
  dialog.remove();
  expect(opened()).toBe("card_2");
});

test("a card is paid for in one of its ways; what was chosen for another place is forgotten", async () => {
  render(Table, { props: buying() });
  await open("card_2");
  await add("stone");
  await open("building_1");
  expect(opened()).toBe("building_1");
  await open("card_2");
  expect(the(".yours .primary").disabled).toBe(true);
  await add("stone");
  await add("wood");
  expect(the(".yours .add[data-words*='stone']").getAttribute("aria-disabled")).toBe("true");
  expect(the(".yours .primary").textContent?.trim()).toBe("sa-board-pay-now");
  await click(".yours .primary");
  expect(choose).toHaveBeenCalledExactlyOnceWith(CARD[1]);
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(card("card_2"));
});

test("a building with a printed price is chosen already, and paid with a second click", async () => {
  render(Table, { props: buying() });
  await open("building_2");
  expect(panel()?.textContent).toContain("sa-board-pay-only");
  expect([...document.querySelectorAll(".yours .add")].map((one) => one.querySelector("b")?.textContent)).toEqual(["2", "1"]);
  expect(document.querySelector(".yours .less")).toBeNull();
  expect(document.activeElement).toBe(the(".yours .primary"));
  expect(the(".yours .primary").textContent?.trim()).toBe("sa-board-pay-now-points 11");
  expect(choose).not.toHaveBeenCalled();
  await click(".yours .primary");
  expect(choose).toHaveBeenCalledExactlyOnceWith(BUILDING);
});

test("where there are many ways, one panel is all that is seen of the steps", async () => {
  const rich = { ...village, resources: { wood: 4, brick: 4, stone: 4, gold: 4 } };
  const before = { ...using, villages: [rich, village] };
  const begun = (...kinds: string[]): Paying => ({
    seat: 0,
    place: "building_1",
    paid: { wood: 0, brick: 0, stone: 0, gold: 0 },
    kinds,
    least: 4,
    most: 4,
    takes: false,
  });
  const { rerender } = render(Table, { props: buying({ view: before }) });
  const step = async (action: Action, offer: Paying | null, next: Choice[]): Promise<void> => {
    expect(choose).toHaveBeenLastCalledWith(action);
    expect(panel()).toBeNull();
    await rerender(buying({ view: before, options: [] }));
    await rerender(buying({ view: { ...before, offer }, options: next }));
  };
  await open("building_1");
  for (const resource of ["gold", "stone", "stone", "stone"]) await add(resource);
  expect(the(".yours .add[data-words*='wood']").getAttribute("aria-disabled")).toBe("true"); // a third kind
  expect(the(".yours .primary").textContent?.trim()).toBe("sa-board-pay-now-points 21");
  expect(choose).not.toHaveBeenCalled();
  await click(".yours .primary");
  await step(
    begin("wood", 0),
    begun("brick", "stone", "gold"),
    [0, 1].map((amount) => option({ do: "pay", resource: "brick", amount })),
  );
  await step({ do: "pay", resource: "brick", amount: 0 }, begun("stone", "gold"), [
    option({ do: "pay_all", ...amounts(0, 3, 1) }),
    option({ do: "pay_all", ...amounts(0, 2, 2) }),
  ]);
  await step({ do: "pay_all", ...amounts(0, 3, 1) }, null, [option(DONE)]);
  expect(choose).toHaveBeenCalledTimes(3);
  expect(panel()).toBeNull();
});

test("a payment that was begun elsewhere is asked for, and can't be put off", () => {
  const offer = {
    seat: 0,
    place: "building_1",
    paid: { wood: 1, brick: 0, stone: 0, gold: 0 },
    kinds: ["brick", "stone", "gold"],
    least: 3,
    most: 3,
    takes: false,
  };
  render(Table, { props: buying({ view: { ...using, offer }, options: [option({ do: "pay_all", ...amounts(0, 3) })] }) });
  expect(panel()).not.toBeNull();
  expect(document.querySelector(".yours .other")).toBeNull();
  expect(choose).not.toHaveBeenCalled();
});

test("the turn ends by a button beside the hint, in the table's words", async () => {
  const { rerender } = render(Table, { props: buying({ options: [option({ do: "use", at: "hunt" }), ...CARD.map(option)] }) });
  expect(the(".bar").textContent).toContain("sa-board-hint-use");
  expect(document.querySelector(".bar button")).toBeNull();
  await rerender(buying());
  expect(the(".bar").textContent).toContain("sa-board-hint-buy");
  await click(".bar button");
  expect(choose).toHaveBeenCalledExactlyOnceWith(DONE);
});

test("three places to buy from are three on the tab of the market, whatever the ways to pay", () => {
  render(Table, { props: buying() });
  expect([...document.querySelectorAll(".areas b")].map((one) => one.textContent)).toEqual(["3"]);
});

test("a new question closes what was open", async () => {
  const { rerender } = render(Table, { props: buying() });
  await open("card_2");
  await rerender(buying({ options: [option(BUILDING), option(DONE)] }));
  expect(panel()).toBeNull();
});
