import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, Position } from "../src/gen/wire";
import { addSeat, keepToken, tokenOf } from "../src/net/keep";
import { Session } from "../src/net/session.svelte";
import { FakeSocket, position } from "./fake";

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.all = [];
  keepToken("abc", "secret-token");
  session = new Session("abc", (address) => new FakeSocket(address) as unknown as WebSocket);
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

function online(version = 3): FakeSocket {
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.say(position(version));
  return socket;
}

function reconnect(): FakeSocket {
  FakeSocket.last.close(1006);
  vi.advanceTimersByTime(20_000);
  const socket = FakeSocket.last;
  socket.onopen?.();
  return socket;
}

test("says hello with the token, which is not in the address", () => {
  const socket = online();
  expect(socket.sent[0]).toEqual({ type: "hello", token: "secret-token", seen: 0 });
  expect(socket.address).not.toContain("secret");
  expect(session.link).toBe("online");
  expect(session.log.length).toBe(3);
});

test("comes back by itself and asks only for what is new", () => {
  online();
  const again = reconnect();
  expect(FakeSocket.all.length).toBe(2);
  expect(session.link).toBe("reconnecting");
  expect(again.sent[0]).toEqual({ type: "hello", token: "secret-token", seen: 3 });
  again.say(position(5, { log: position(5).log.slice(2) }));
  expect(session.log.map((entry) => entry.version)).toEqual([1, 2, 3, 4, 5]);
  expect(session.link).toBe("online");
});

test("waits longer and longer, but never for ever", () => {
  for (let i = 0; i < 12; i += 1) {
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(10_000);
  }
  expect(FakeSocket.all.length).toBe(13);
  FakeSocket.last.close(1006);
  vi.advanceTimersByTime(4_900);
  expect(FakeSocket.all.length).toBe(13);
});

test("an action without an answer is sent again with the same id, after the table has answered", () => {
  const socket = online();
  session.choose({ do: "choose", domino: 4 });
  const sent = socket.sent[1]!;
  expect(sent).toMatchObject({ type: "act", seen: 3, action: { do: "choose", domino: 4 } });
  const again = reconnect();
  expect(again.sent.length).toBe(1);
  again.say(position(4));
  expect(again.sent[1]).toEqual(sent);
  again.say({ type: "done", id: sent["id"], version: 4 });
  expect(session.waiting).toEqual([]);
  expect(reconnect().sent.length).toBe(1);
});

test("a second click while an action waits sends nothing", () => {
  const socket = online();
  session.choose({ do: "a" });
  session.choose({ do: "a" });
  expect(socket.sent.length).toBe(2);
});

test("no answer in time: the socket is given up and the action goes out again", () => {
  online();
  session.choose({ do: "a" });
  vi.advanceTimersByTime(8_000);
  expect(session.link).toBe("reconnecting");
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all.length).toBe(2);
});

test("entries that were heard already are not told twice", () => {
  const socket = online();
  const told: number[] = [];
  session.listeners.add(({ entries }) => told.push(...entries.map((entry) => entry.version)));
  socket.say(position(4));
  socket.say(position(4));
  expect(told).toEqual([4]);
});

test("whoever comes and goes leaves the options as they are", () => {
  const socket = online();
  const options = [{ action: { do: "a" }, words: { key: "ko-do-a", facts: {}, rule: "" } }] as unknown as Position["options"];
  socket.say(position(4, { options }));
  const before = session.position!;
  const info = structuredClone(before.info);
  info.seats[1]!.here = false;
  socket.say(position(4, { options, info, log: [] }));
  expect(session.position!.info.seats[1]!.here).toBe(false);
  expect(session.position!.options).toBe(before.options);
});

test("a chat line that the table has is not sent again, another one is", () => {
  const socket = online();
  session.say("hello");
  session.say("still there?");
  expect(socket.sent.filter((message) => message["type"] === "say").length).toBe(2);
  const again = reconnect();
  again.say({ type: "said", seat: 0, name: "Ana", text: "hello" });
  again.say(position(3));
  expect(again.sent.slice(1).map((message) => message["text"])).toEqual(["still there?"]);
  expect(session.chat.length).toBe(1);
});

test.each(["unknown-token", "asked-to-leave"] as const)(
  "a seat that is no longer ours (%s): the person is told why, and watches",
  (code) => {
    const socket = FakeSocket.last;
    socket.onopen?.();
    socket.say({ type: "refused", id: "", problem: { code, text: "", rule: "", key: "", facts: {} } });
    expect(session.lostSeat).toBe(code);
    expect(tokenOf("abc")).toBe("");
    expect(socket.sent[1]).toEqual({ type: "hello", token: "", seen: 0 });
  },
);

test("a refusal is kept until something happens", () => {
  const socket = online();
  session.choose({ do: "a" });
  const problem = { code: "illegal", text: "no", rule: "KO-CON-01", key: "ko-why-no-match", facts: {} };
  socket.say({ type: "refused", id: socket.sent[1]!["id"], problem });
  expect(session.refusal?.rule).toBe("KO-CON-01");
  expect(session.waiting).toEqual([]);
  socket.say(position(4));
  expect(session.refusal).toBe(null);
});

const shut = { code: "illegal-action", text: "no", rule: "KO-CON-01", key: "ko-why-no-match", facts: {} };

test("asking why leaves the options alone, and its answer is kept until something happens", () => {
  const socket = online();
  const before = session.position;
  session.why({ do: "a" });
  const { id } = socket.sent[1]!;
  expect(socket.sent[1]).toEqual({ type: "why", id, action: { do: "a" } });
  expect(
    session.waiting.some((sent) => sent.type === "act"),
    "nothing is being done",
  ).toBe(false);
  socket.say({ type: "because", id, problem: shut });
  expect([session.refusal?.rule, session.waiting, session.position]).toEqual(["KO-CON-01", [], before]);
  vi.advanceTimersByTime(20_000);
  expect(session.link, "nothing is awaited any more").toBe("online");
  socket.say(position(4));
  expect(session.refusal).toBe(null);
});

test("what may be done after all is not refused", () => {
  const socket = online();
  session.why({ do: "a" });
  socket.say({ type: "because", id: socket.sent[1]!["id"], problem: null });
  expect([session.refusal, session.waiting]).toEqual([null, []]);
});

test("whoever acts does not wait for a reason, and one that comes late is not shown", () => {
  const socket = online();
  session.why({ do: "a" });
  session.choose({ do: "b" });
  expect(socket.sent[2]).toMatchObject({ type: "act", action: { do: "b" } });
  socket.say({ type: "because", id: socket.sent[1]!["id"], problem: shut });
  expect(session.refusal).toBe(null);
  expect(session.waiting.map(({ type }) => type)).toEqual(["act"]);
});

test("while an action waits, or without a connection, nobody asks why", () => {
  const socket = online();
  session.choose({ do: "a" });
  session.why({ do: "a" });
  expect(socket.sent.length, "a second click on what was just chosen").toBe(2);
  socket.say({ type: "done", id: socket.sent[1]!["id"], version: 3 });
  socket.close(1006);
  session.why({ do: "a" });
  expect(session.waiting).toEqual([]);
});

test("a question is not asked again on a new connection", () => {
  online();
  session.why({ do: "a" });
  const again = reconnect();
  again.say(position(3));
  expect(again.sent.length).toBe(1);
  expect(session.waiting).toEqual([]);
});

test("nobody is asked by a plain take-back; a wish is asked on purpose and can be withdrawn", () => {
  const socket = online();
  session.undo();
  session.undo(true);
  session.withdraw();
  expect(socket.sent.slice(1)).toMatchObject([
    { type: "undo", seen: 3, ask: false },
    { type: "undo", seen: 3, ask: true },
    { type: "withdraw" },
  ]);
});

test("an answer stays through the move that it brings, until the person does something", () => {
  const socket = online();
  const answer = { type: "answer", seat: 1, answer: "agreed" };
  socket.say(answer);
  socket.say(position(4));
  expect(session.answer).toEqual(answer);
  session.choose({ do: "a" });
  expect(session.answer).toBe(null);
});

test("what was said waits until it came back", () => {
  const socket = online();
  session.say("hello");
  session.say("hello");
  socket.say({ type: "said", seat: 1, name: "Bo", text: "hello" });
  expect(session.waiting.length, "that was somebody else").toBe(2);
  socket.say({ type: "said", seat: 0, name: "Ana", text: "hello" });
  expect([session.waiting.length, session.chat.length]).toEqual([1, 2]);
});

test("gains belong to one version", () => {
  const socket = online();
  socket.say({ type: "gains", version: 3, gains: [1, 2] });
  expect(session.gains).toEqual([1, 2]);
  socket.say(position(4));
  expect(session.gains).toBe(null);
  socket.say({ type: "gains", version: 3, gains: [1, 2] });
  expect(session.gains).toBe(null);
});

test("no such table: it does not try again", () => {
  FakeSocket.last.close(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
  expect(session.link).toBe("gone");
});

test("the device goes to another seat: a hello with its token, and nothing of the log before", () => {
  addSeat("abc", "bo-token", 1);
  session.close();
  session = new Session("abc", (address) => new FakeSocket(address) as unknown as WebSocket);
  const socket = online();
  const told: number[] = [];
  session.listeners.add(({ entries }) => told.push(...entries.map((entry) => entry.version)));
  session.passTo(1);
  expect(socket.sent.at(-1)).toEqual({ type: "hello", token: "bo-token", seen: 0 });
  socket.say(position(4));
  expect([session.position?.you, session.position?.version], "what was on its way to the other seat").toEqual([0, 3]);
  const heard = [{ version: 1, by: 0, kind: "act", words: [{ key: "k", rule: "", facts: {} }], events: [] }];
  socket.say(position(4, { you: 1, log: heard }));
  expect([session.position?.you, session.log, told]).toEqual([1, heard, []]);
  expect(tokenOf("abc")).toBe("bo-token");
});

test("the device stays while an answer is awaited", () => {
  addSeat("abc", "bo-token", 1);
  session.close();
  session = new Session("abc", (address) => new FakeSocket(address) as unknown as WebSocket);
  const socket = online();
  session.choose({ do: "a" });
  session.passTo(1);
  expect(socket.sent.filter((message) => message["type"] === "hello").length).toBe(1);
});

test("a lost seat leaves the other ones of the device", () => {
  addSeat("abc", "bo-token", 1);
  session.close();
  session = new Session("abc", (address) => new FakeSocket(address) as unknown as WebSocket);
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.say({ type: "refused", id: "", problem: { code: "unknown-token", text: "", rule: "", key: "", facts: {} } });
  expect(tokenOf("abc")).toBe("bo-token");
  expect(session.here.length).toBe(1);
});

test("what is new to whoever watches is what came last; to whoever plays, what came since they acted, here or elsewhere", () => {
  const watcher = online();
  const others = (version: number): LogEntry[] => position(version).log.map((entry) => ({ ...entry, by: 1 }));
  for (const version of [4, 5]) watcher.say(position(version, { you: null, log: others(version) }));
  expect(session.looked).toBe(4);
  watcher.say(position(5, { you: null, log: [] }));
  expect(session.looked).toBe(4);
  for (const version of [6, 7]) watcher.say(position(version, { log: others(version) }));
  expect(session.looked).toBe(4);
  watcher.say(position(8, { log: position(8).log.slice(7) }));
  expect(session.looked).toBe(8);
});
