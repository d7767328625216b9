import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pointing } from "../src/lib/board/pointing.svelte";
import { keepToken } from "../src/net/keep";
import { Session } from "../src/net/session.svelte";
import { FakeSocket, position } from "./fake";

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.all = [];
  keepToken("abc", "secret-token");
  session = new Session("abc", (address) => new FakeSocket(address) as unknown as WebSocket);
  FakeSocket.last.onopen?.();
  FakeSocket.last.say(position(3));
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const asked = (): Record<string, unknown>[] => FakeSocket.last.sent.filter(({ type }) => type === "hint");

function answer(): void {
  const id = asked().at(-1)?.["id"];
  const words = { key: "ko-do-choose", facts: {}, rule: "" };
  FakeSocket.last.say({ type: "hinted", id, action: { do: "choose", domino: 4 }, words, gain: 0, why: [], instead: null });
  FakeSocket.last.say({ type: "done", id, version: 3 });
}

test("a hint is asked for once, and told in two steps", () => {
  session.askHint();
  session.askHint();
  expect(asked()).toHaveLength(1);
  expect(session.isThinking).toBe(true);
  answer();
  expect([session.isThinking, session.hint?.action["do"], session.isHintWhole]).toEqual([false, "choose", false]);
  session.askHint();
  expect([asked().length, session.isHintWhole]).toEqual([1, true]);
  session.hint = null;
  session.askHint();
  answer();
  expect(session.isHintWhole).toBe(false);
});

test("a hint may take its time", () => {
  session.askHint();
  vi.advanceTimersByTime(30_000);
  expect(FakeSocket.all).toHaveLength(1);
  answer();
  expect(session.hint).not.toBeNull();
});

test("one that comes too late is not shown, and another one can be asked for", () => {
  session.askHint();
  FakeSocket.last.say(position(4));
  expect(session.isThinking).toBe(false);
  answer();
  expect(session.hint).toBeNull();
  session.askHint();
  expect(asked()).toHaveLength(2);
});

const marked = (): string[] => [...document.querySelectorAll("[data-led]")].map(({ id }) => id);

test("it leads to the region of its option, as the board calls it", () => {
  document.body.innerHTML = `
    <button data-option="2" data-act="2"></button>
    <section data-region="Table" id="outer"><ul data-region="Cards" id="cards"><li data-act="1 2"></li></ul><i data-act="0"></i></section>`;
  const pointing = new Pointing();
  const leave = pointing.lead(2, [1, 2]);
  expect([pointing.led, marked()]).toEqual(["Cards", ["cards"]]);
  leave();
  expect(marked()).toEqual([]);
});

test("where there are no regions, it is one of the options of its kind", () => {
  document.body.innerHTML = `<i id="a" data-act="0"></i><i id="b" data-act="1"></i><i id="c" data-act="2"></i>`;
  const pointing = new Pointing();
  pointing.lead(2, [1, 2]);
  expect([pointing.led, marked()]).toEqual([2, ["b", "c"]]);
});
