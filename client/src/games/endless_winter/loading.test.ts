import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import BoardFrame from "../../lib/board/BoardFrame.svelte";
import { printed, view } from "./fixture";

interface Answer {
  resolve: (printed: unknown) => void;
  reject: (error: Error) => void;
}
const answers: Answer[] = [];
vi.mock("../../net/api", () => ({
  api: { printed: () => new Promise((resolve, reject) => answers.push({ resolve, reject })) },
}));

const props = {
  game: "endless-winter",
  view: { ...view },
  options: [],
  gains: null,
  you: null,
  actor: 0,
  seats: [],
  words: () => "",
  choose: () => undefined,
  readonly: true,
  recent: [],
  log: [],
};
const find = (selector: string): HTMLElement | null => document.querySelector(selector);

afterEach(cleanup);

test("a board waits for what is printed, offers to try again, and asks once while positions change", async () => {
  const { rerender } = render(BoardFrame, { props });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(find("[aria-busy=true]")).not.toBeNull();
  answers[0]?.reject(new Error("out of reach"));
  await vi.waitFor(() => expect(find("button")).not.toBeNull(), { timeout: 20_000 });
  expect(find(".layout")).toBeNull();
  find("button")?.click();
  flushSync();
  expect(find("[aria-busy=true]")).not.toBeNull();
  answers[1]?.resolve(printed);
  await vi.waitFor(() => expect(find(".layout")).not.toBeNull(), { timeout: 20_000 });
  const board = find(".layout");
  await rerender({ ...props, view: { ...view, round: 2 } });
  expect(find(".layout"), "the same board").toBe(board);
  expect(answers).toHaveLength(2);
}, 60_000);
