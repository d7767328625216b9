import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Replay } from "../src/gen/wire";
import { Playback } from "../src/net/replay.svelte";

const replay = { id: "abc", length: 300, status: "over", you: 1, may_see: [0, 1], log: [] } as unknown as Replay;
let asked: { path: string; signal: AbortSignal; answer: (value: object) => void }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal(
    "fetch",
    (path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        asked.push({ path, signal, answer: (value) => resolve({ ok: true, json: () => Promise.resolve(value) }) });
      }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const numbers = (): number[] => asked.map(({ path }) => Number(/\/(\d+)\?/.exec(path)?.[1]));

async function answerAll(): Promise<void> {
  for (const { path, answer } of asked) answer({ n: Number(/\/(\d+)\?/.exec(path)?.[1]) });
  await vi.advanceTimersByTimeAsync(0);
}

test("whoever rests at a position has its neighbours, through the same eyes", async () => {
  const playback = new Playback("abc", replay, 40);
  await answerAll();
  expect(playback.shown?.n).toBe(40);
  await vi.advanceTimersByTimeAsync(200);
  expect(numbers()).toEqual([40, 41, 39, 42]);
  expect(asked.every(({ path }) => path.endsWith("?as=1"))).toBe(true);
  await answerAll();
  void playback.go(41);
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.shown?.n, "at once").toBe(41);
});

test("a dragged scrubber asks for few positions, gives up what it left, and shows the last", async () => {
  const playback = new Playback("abc", replay, 0);
  for (let n = 10; n <= 200; n += 10) {
    void playback.go(n);
    await vi.advanceTimersByTimeAsync(16);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.length).toBeLessThan(8);
  expect(numbers().at(-1)).toBe(200);
  expect(asked.slice(0, -1).every(({ signal }) => signal.aborted)).toBe(true);
  await answerAll();
  expect([playback.at, playback.shown?.n, playback.trouble]).toEqual([200, 200, null]);
});

test("a position that was given up is asked for again", async () => {
  const playback = new Playback("abc", replay, 5);
  await vi.advanceTimersByTimeAsync(100);
  void playback.go(9);
  await vi.advanceTimersByTimeAsync(100);
  void playback.go(5);
  await vi.advanceTimersByTimeAsync(100);
  expect(numbers()).toEqual([5, 9, 5]);
  await answerAll();
  expect([playback.shown?.n, playback.trouble]).toEqual([5, null]);
});

test("a wish beyond the game stays in it", () => {
  const playback = new Playback("abc", replay, 999);
  expect(playback.at).toBe(300);
  void playback.go(Number.NaN);
  expect(playback.at).toBe(0);
});

test("the log and the address follow when the board is painted, and not what was only passed", async () => {
  const playback = new Playback("abc", replay, 5);
  await answerAll();
  await vi.advanceTimersByTimeAsync(50);
  void playback.go(90);
  expect([playback.at, playback.passed]).toEqual([90, 5]);
  await answerAll();
  expect([playback.shown?.n, playback.passed], "the board comes first").toEqual([90, 5]);
  void playback.go(200);
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.passed).toBe(5);
  await answerAll();
  await vi.advanceTimersByTimeAsync(50);
  expect([playback.shown?.n, playback.passed]).toEqual([200, 200]);
});

test("single jumps wait for nothing, also after neighbours were asked for", async () => {
  const playback = new Playback("abc", replay, 0);
  for (const n of [100, 50, 200, 10]) {
    await answerAll();
    await vi.advanceTimersByTimeAsync(150);
    void playback.go(n);
    expect(numbers().at(-1), "at once").toBe(n);
  }
});

test("only the latest positions are kept", async () => {
  const playback = new Playback("abc", { ...replay, length: 900 }, 0);
  for (let n = 0; n <= 800; n += 10) {
    void playback.go(n);
    await vi.advanceTimersByTimeAsync(100);
    await answerAll();
  }
  const before = asked.length;
  void playback.go(790);
  expect(asked.length, "kept").toBe(before);
  void playback.go(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(numbers().slice(before)).toContain(0);
});

test("there is time for more than positions when nobody has jumped for a while, and at last in any case", async () => {
  const playback = new Playback("abc", replay, 0);
  await vi.advanceTimersByTimeAsync(1900);
  void playback.go(40);
  await vi.advanceTimersByTimeAsync(1900);
  expect(playback.isCalm).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(playback.isCalm).toBe(true);
  void playback.go(41);
  expect(playback.isCalm, "what is on its way is not given up").toBe(true);
  const restless = new Playback("abc", replay, 0);
  for (let n = 1; n < 14; n += 1) {
    await vi.advanceTimersByTimeAsync(900);
    void restless.go(n);
  }
  expect(restless.isCalm).toBe(false);
  await vi.advanceTimersByTimeAsync(900);
  expect(restless.isCalm).toBe(true);
  restless.close();
});
