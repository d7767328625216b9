import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, Position } from "../src/gen/wire";
import { prefs } from "../src/lib/app/prefs.svelte";
import type { News } from "../src/net/session.svelte";
import { Pace } from "../src/lib/table/pace.svelte";

const YOU = 0;
const BOT = 1;

const entry = (version: number, by: number, kind = "act"): LogEntry => ({ version, by, kind, words: [], events: [] });
const at = (version: number): Position => ({ version, you: YOU }) as Position;
const news = (version: number, by: number, kind = "act"): News => ({ position: at(version), entries: [entry(version, by, kind)] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  prefs.speed = "normal";
});

function opened(): Pace {
  const pace = new Pace();
  pace.hear({ position: at(1), entries: [] });
  return pace;
}

async function wait(time: number): Promise<void> {
  await tick();
  await vi.advanceTimersByTimeAsync(time);
}

test("what came first is shown at once, what follows one step after the other", async () => {
  const pace = opened();
  for (const version of [2, 3, 4]) pace.hear(news(version, BOT));
  expect(pace.shown?.version).toBe(2);
  expect(pace.isBehind).toBe(true);
  await wait(400);
  expect(pace.shown?.version).toBe(3);
  expect(pace.isBehind).toBe(true);
  await wait(400);
  expect(pace.shown?.version).toBe(4);
  await wait(400);
  expect(pace.isBehind).toBe(false);
});

test("what one did oneself waits for nothing, also while the last step of somebody else rests", () => {
  const pace = opened();
  pace.hear(news(2, BOT));
  pace.hear(news(3, YOU));
  expect(pace.shown?.version).toBe(3);
  expect(pace.played).toHaveLength(1);
});

test("whoever clicks sees the newest position at once, and nothing of what was skipped moves", async () => {
  const pace = opened();
  for (const version of [2, 3, 4, 5]) pace.hear(news(version, BOT));
  expect(pace.skip()).toBe(true);
  expect(pace.shown?.version).toBe(5);
  expect(pace.played).toEqual([]);
  await wait(5_000);
  expect(pace.shown?.version).toBe(5);
  expect(pace.skip()).toBe(false);
});

test("what is taken back, another seat, and a wish for no motion are shown at once", () => {
  const pace = opened();
  pace.hear(news(2, BOT));
  pace.hear(news(3, BOT));
  pace.hear(news(4, BOT, "undo"));
  expect(pace.shown?.version).toBe(4);
  prefs.speed = "once";
  pace.hear(news(5, BOT));
  pace.hear(news(6, BOT));
  expect(pace.shown?.version).toBe(6);
  prefs.speed = "normal";
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  pace.hear(news(7, BOT));
  pace.hear(news(8, BOT));
  expect(pace.shown?.version).toBe(8);
});

test("whoever comes or goes meanwhile is no step of its own", async () => {
  const pace = opened();
  pace.hear(news(2, BOT));
  pace.hear(news(3, BOT));
  const left = at(3);
  pace.hear({ position: left, entries: [] });
  await wait(400);
  expect(pace.shown).toBe(left);
});

test("a long turn goes by faster than a short one, a step at a time", async () => {
  const pace = opened();
  for (let version = 2; version < 32; version += 1) pace.hear(news(version, BOT));
  await wait(6_000);
  expect(pace.shown?.version).toBe(31);
});

test("a pace that is stopped shows nothing more", async () => {
  const pace = opened();
  pace.hear(news(2, BOT));
  pace.hear(news(3, BOT));
  pace.stop();
  await wait(5_000);
  expect(pace.shown?.version).toBe(2);
});
