import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { characters, tooManyIn, tooManyInLine } from "../src/lib/people/length";
import { othersAt, shownLines } from "../src/lib/talk/lines";
import { Muting } from "../src/net/muting.svelte";
import { basesFor } from "../src/net/reach";
import { Session } from "../src/net/session.svelte";
import { FakeSocket, position } from "./fake";

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.all = [];
  session = new Session("abc", (address) => new FakeSocket(address) as unknown as WebSocket);
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

function online(more: Parameters<typeof position>[1] = {}): FakeSocket {
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.say(position(3, more));
  return socket;
}

const said = (seat: number, name: string, text: string): object => ({ type: "said", seat, name, text });

test("names are counted as people see them", () => {
  const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
  expect(["Ana", "Zoe\u0308", "张伟", family.repeat(2), "علی\u200cرضا"].map(characters)).toEqual([3, 3, 2, 2, 6]);
  expect([tooManyIn(family.repeat(24)), tooManyIn(` ${"x".repeat(24)} `), tooManyIn("x".repeat(26))]).toEqual([0, 0, 2]);
  expect([tooManyInLine("x".repeat(300)), tooManyInLine("x".repeat(303))]).toEqual([0, 3]);
});

test("a line is sent as it is, however long: whoever writes it is told before", () => {
  const socket = online();
  session.say("x".repeat(301));
  expect((socket.sent.at(-1)!["text"] as string).length).toBe(301);
});

test("whoever watches speaks by name, and knows their own line again", () => {
  const socket = online({ you: null });
  session.say("hello", "Cleo");
  expect(socket.sent.at(-1)).toMatchObject({ type: "say", text: "hello", name: "Cleo" });
  socket.say(said(-1, "Dana", "hello"));
  expect(session.waiting.length).toBe(1);
  socket.say(said(-1, "Cleo", "hello"));
  expect(session.waiting.length).toBe(0);
});

test("a sign is seen for a moment, one a seat, and is not sent later", () => {
  const socket = online();
  socket.say({ type: "emoted", seat: 1, emote: "sun" });
  socket.say({ type: "emoted", seat: 1, emote: "drum" });
  expect(session.signs).toMatchObject([{ seat: 1, emote: "drum" }]);
  vi.advanceTimersByTime(5_000);
  expect(session.signs).toEqual([]);
  socket.close(1006);
  session.show("fire");
  expect(session.waiting).toEqual([]);
});

test("who is muted is not heard and not seen, leaves a mark, and can be heard again", () => {
  const socket = online();
  const heard: string[] = [];
  session.onChat = ({ text }) => heard.push(text);
  session.muting.set({ seat: 1, name: "Bo" }, true);
  for (const line of [said(1, "Bo", "one"), said(1, "Bo", "two"), said(0, "Ana", "hush"), said(-1, "Bo", "me?")]) socket.say(line);
  socket.say({ type: "emoted", seat: 1, emote: "sun" });
  expect(session.signs).toEqual([]);
  expect(heard).toEqual(["hush", "me?"]);
  expect(shownLines(session.chat, session.muting).map(({ line, hidden }) => hidden || line.text)).toEqual([2, "hush", "me?"]);
  expect(new Muting("abc").has({ seat: 1, name: "Bo" })).toBe(true);
  expect(new Muting("other").has({ seat: 1, name: "Bo" })).toBe(false);
  session.muting.set({ seat: 1, name: "Bo" }, false);
  expect(shownLines(session.chat, session.muting).length).toBe(4);
  expect(new Muting("abc").has({ seat: 1, name: "Bo" })).toBe(false);
});

test("one does not mute oneself or a bot", () => {
  const { info } = position(3);
  const lines = [
    { type: "said", seat: -1, name: "Cleo", text: "" },
    { type: "said", seat: -1, name: "Me", text: "" },
  ] as const;
  expect(othersAt(info, [...lines], [0], "Me")).toEqual([
    { seat: 1, name: "Bo" },
    { seat: -1, name: "Cleo" },
  ]);
});

test("an address that only this computer can open is no invitation", () => {
  const server = { public_url: "", addresses: [], is_alone: true, command: "" };
  const here = { origin: "http://127.0.0.1:8000", hostname: "127.0.0.1" };
  expect(basesFor(here, server)).toEqual([]);
  expect(basesFor(here, null)).toEqual([]);
  expect(basesFor(here, { ...server, addresses: ["http://192.168.0.4:8000"] })).toEqual(["http://192.168.0.4:8000"]);
  const elsewhere = { origin: "http://192.168.0.4:8000", hostname: "192.168.0.4" };
  expect(basesFor(elsewhere, server)).toEqual([elsewhere.origin]);
  expect(basesFor(elsewhere, { ...server, public_url: "https://games.example.org" })).toEqual(["https://games.example.org"]);
});

test("what a bot did is told until it was read, also after a reload", () => {
  const stood_in = { versions: [2, 3], at: 1 };
  online({ stood_in });
  FakeSocket.last.say(position(3));
  expect(session.stoodIn).toEqual(stood_in);
  session.readStoodIn();
  expect(session.stoodIn).toBeNull();
  FakeSocket.last.say(position(3, { stood_in }));
  expect(session.stoodIn).toBeNull();
  FakeSocket.last.say(position(3, { stood_in: { versions: [2, 3, 7], at: 1 } }));
  expect(session.stoodIn?.versions).toEqual([2, 3, 7]);
});
