import { expect, test } from "vitest";
import { Sending } from "./sending.svelte";

const STEP = { do: "pay" };
const OPTIONS = [{ action: STEP, words: { key: "", facts: {}, rule: "" } }];

function begun(): Sending<typeof STEP> {
  const sending = new Sending<typeof STEP>();
  sending.start();
  return sending;
}

test("steps are sent while the table goes on; nothing while an answer is awaited", () => {
  const sending = begun();
  expect(sending.next(OPTIONS, "one", () => STEP)).toEqual(STEP);
  expect(sending.next([], "two", () => STEP)).toBeNull();
  expect(sending.isOn).toBe(true);
  expect(sending.next(OPTIONS, "two", () => STEP)).toEqual(STEP);
});

test("a table that stands still has refused, and a step that is missing is the end", () => {
  for (const [mark, step] of [
    ["one", STEP],
    ["two", null],
  ] as const) {
    const sending = begun();
    sending.next(OPTIONS, "one", () => STEP);
    expect(sending.next(OPTIONS, mark, () => step)).toBeNull();
    expect(sending.isOn).toBe(false);
  }
});

test("what was stopped sends nothing, and can begin again where it was refused", () => {
  const sending = begun();
  sending.next(OPTIONS, "one", () => STEP);
  sending.stop();
  expect(sending.next(OPTIONS, "two", () => STEP)).toBeNull();
  sending.start();
  expect(sending.next(OPTIONS, "one", () => STEP)).toEqual(STEP);
});
