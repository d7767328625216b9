import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Position } from "../src/gen/wire";
import Play from "../src/pages/Play.svelte";
import { keepToken } from "../src/net/keep";
import { Session } from "../src/net/session.svelte";
import { FakeSocket, position } from "./fake";

const half = (terrain: string): object => ({ terrain });
const land = { squares: { E5: { terrain: "hut", domino: 0 } }, columns: [0, 8], rows: [0, 8], stock: {} };
const view = {
  asks: { asks: "placing", seat: 0, domino: 7 },
  mode: "discovery",
  size: 5,
  round: 1,
  rounds: 12,
  row: [],
  last_row: [{ domino: 7, chief: 0, halves: [half("desert"), half("lake")] }],
  box: 40,
  lava: {},
  lands: [land, land],
  points: [0, 0],
};
const lay = (right: string): object => ({
  action: { do: "place", left: "F5", right },
  words: { key: "ko-do-place", facts: { domino: 7 }, rule: "" },
});
const asked = (version: number): Position => position(version, { view, options: [lay("G5"), lay("F6")] } as unknown as Partial<Position>);

let session: Session;

beforeEach(() => {
  localStorage.clear();
  FakeSocket.all = [];
  keepToken("abc", "secret-token");
  session = new Session("abc", (address) => new FakeSocket(address) as unknown as WebSocket);
});

afterEach(() => {
  session.close();
  cleanup();
});

/** The server goes down as it does when it is told to, and another one answers. */
async function restart(version: number): Promise<FakeSocket> {
  FakeSocket.last.say({ type: "restarting" });
  const before = FakeSocket.all.length;
  FakeSocket.last.close(1012);
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(before + 1), 5_000);
  FakeSocket.last.onopen?.();
  FakeSocket.last.say(asked(version));
  flushSync();
  return FakeSocket.last;
}

const held = (): number => document.querySelectorAll(".held[data-at]").length;

test("a domino in the hand is still there when the server was restarted, and is laid then", async () => {
  FakeSocket.last.onopen?.();
  FakeSocket.last.say(asked(3));
  const { rerender } = render(Play, { session, position: session.position!, pass: () => {} });
  await vi.waitFor(() => expect(document.querySelector("[data-at='F5']")).not.toBeNull(), 20_000);
  const cell = document.querySelector<HTMLElement>("[data-at='F5']")!;
  cell.focus(); // by keyboard it is held where the focus is
  flushSync();
  expect(held()).toBe(2);
  const socket = await restart(3);
  await rerender({ session, position: session.position!, pass: () => {} });
  expect(held()).toBe(2);
  expect(session.isRestarting).toBe(false);
  cell.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(socket.sent.at(-1)).toMatchObject({ type: "act", seen: 3, action: { do: "place", left: "F5" } });
}, 30_000);

test("the page says that the server restarts, until it is back", async () => {
  FakeSocket.last.onopen?.();
  FakeSocket.last.say(asked(3));
  FakeSocket.last.say({ type: "restarting" });
  expect([session.link, session.isRestarting]).toEqual(["online", true]);
  await restart(3);
  expect([session.link, session.isRestarting]).toEqual(["online", false]);
});
