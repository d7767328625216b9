import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Judged, Review, ReviewState } from "../src/gen/wire";
import { spotAt, stacked } from "../src/lib/result/course";
import { judgedAt, judgedFrom, judgedOf, linesOf, pointsOf, reasonsIn } from "../src/lib/review/review";
import { Reviewing } from "../src/lib/review/reviewing.svelte";
import { categoryIn, inPoints, luckInWords } from "../src/lib/review/words";
import { openWords } from "../src/words/words.svelte";

const words = { key: "ko-do-decline", facts: {} };
const choice = { action: { do: "decline" }, words } as unknown as Judged["played"];
const judged = (n: number, seat: number): Judged => ({
  n,
  seat,
  mark: "mistake",
  regret: 420,
  error: 80,
  share: 7,
  played: choice,
  better: choice,
  why: [],
});
const review = {
  positions: [0, 10, 20],
  points: [
    [0, 0],
    [1000, 540],
    [4000, 2000],
  ],
  shares: [
    [50, 50],
    [60, 40],
    [100, 0],
  ],
  judged: [judged(12, 0), judged(5, 0), judged(7, 1)],
  strokes: [],
  seats: [],
  searched: 3,
  decisions: 12,
} as Review;

test("points are told with one decimal, and lines are drawn by them", () => {
  expect([624, -47, 4, -4].map(pointsOf)).toEqual([6.2, -0.5, 0, -0]);
  expect(linesOf(review).points[1]).toEqual([10, 5.4]);
});

test("a mark stands on its seat's line, also between two positions that were judged", () => {
  const lines = linesOf(review);
  expect(spotAt(lines, "chances", 0, 10)).toEqual({ x: 0.5, y: 0.4 });
  expect(spotAt(lines, "chances", 0, 15).y).toBeCloseTo(0.2);
  expect(spotAt(lines, "points", 1, 5)).toEqual({ x: 0.25, y: 1 - 2.7 / 40 });
  expect(spotAt(lines, "chances", 1, 20)).toEqual({ x: 1, y: 1 });
});

test("marks that would lie on each other stand one above the other", () => {
  const levels = stacked([{ x: 0.1 }, { x: 0.12 }, { x: 0.13 }, { x: 0.5 }, { x: 0.51 }], 0.05).map(({ level }) => level);
  expect(levels).toEqual([0, 1, 2, 0, 1]);
});

test("a seat's decisions come in the order of the game, and lead to the next and the one before", () => {
  const own = judgedOf(review, 0);
  expect(own.map(({ n }) => n)).toEqual([5, 12]);
  expect([judgedFrom(own, 0, 1)?.n, judgedFrom(own, 5, 1)?.n, judgedFrom(own, 12, 1)]).toEqual([5, 12, null]);
  expect([judgedFrom(own, 9, -1)?.n, judgedFrom(own, 5, -1)]).toEqual([5, null]);
  expect([judgedAt(review, 7)?.seat, judgedAt(review, 8), judgedAt(null, 7)]).toEqual([1, null, null]);
});

test("what matters most comes first, and what is next to nothing is not said", () => {
  const why = [
    { key: "area", points: 60 },
    { key: "totem", points: 4 },
    { key: "rival", points: -310 },
  ];
  expect(reasonsIn(why).map(({ key }) => key)).toEqual(["rival", "area"]);
});

test("luck is said to whoever looks and of others, with its points", async () => {
  await openWords("stone-age");
  const seat = { name: "Bo", sign: "bison", colour: "" };
  expect(luckInWords(620, true, seat)).toBe("Chance gave you 6.2 points.");
  expect(luckInWords(-100, false, seat)).toBe("Chance cost Bo 1 point.");
  expect(luckInWords(3, false, seat)).toBe("Luck was even for Bo.");
  expect(inPoints(-420)).toBe("4.2 points");
});

test("every category that a net tells apart has a word, of the score sheet or for all its lines of a kind", async () => {
  const folder = "../src/lascaux/learned/";
  const games = readdirSync(folder).filter((name) => readdirSync("../src/lascaux/games").includes(name) && !name.includes("."));
  for (const game of games) await openWords(game.replaceAll("_", "-"));
  const found = games.flatMap((game) => {
    const code = readFileSync(`${folder}${game}/features.py`, "utf-8");
    const listed = /CATEGORIES[^=]*= \(([^)]*)\)/.exec(code)?.[1] ?? "";
    return [...listed.matchAll(/"(\w+)"/g)].map(([, key]) => [game.replaceAll("_", "-"), key!] as const);
  });
  expect(found.length).toBeGreaterThan(10);
  for (const [game, key] of found) expect(categoryIn(game, key), `${game} ${key}`).not.toMatch(/^\w*-|\{|^$/);
  expect(categoryIn("kingdomino-origins", "area")).toBe("areas");
});

// The server, as far as a page sees it.
const answers: (ReviewState | "lost")[] = [];
let asked: string[] = [];
const state = (status: ReviewState["status"], progress = 0): ReviewState => ({
  status,
  progress,
  place: 0,
  review: status === "done" ? review : null,
});

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers.length = 0;
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const answer = answers.shift() ?? state("none");
    if (answer === "lost") return Promise.reject(new TypeError());
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

test("it is asked for once, and once a second from when it is begun until it is done", async () => {
  const reviewing = new Reviewing("abc");
  const stop = reviewing.watch();
  await wait(5000);
  expect(asked).toEqual(["GET /api/replays/abc/review"]);
  expect(reviewing.state?.status).toBe("none");
  answers.push(state("working"), state("working", 40), state("done", 100));
  void reviewing.begin();
  await wait(0);
  expect([asked.at(-1), reviewing.isWorking]).toEqual(["POST /api/replays/abc/review", true]);
  await wait(1000);
  expect(reviewing.state?.progress).toBe(40);
  await wait(1000);
  expect(reviewing.review).toBe(review);
  await wait(5000);
  expect(asked.length).toBe(4);
  stop();
});

test("a hidden page asks seldom, and at once when it is seen again; whoever leaves asks no more", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  answers.push(state("working", 1), state("working", 2), state("working", 3), state("working", 4));
  const reviewing = new Reviewing("abc");
  const stop = reviewing.watch();
  await wait(9000);
  expect(asked.length).toBe(1);
  await wait(1000);
  expect(asked.length).toBe(2);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await wait(0);
  expect([asked.length, reviewing.state?.progress]).toEqual([3, 3]);
  stop();
  await wait(20_000);
  expect(asked.length).toBe(3);
});

test("an answer that is lost is asked for again, and a review can be stopped", async () => {
  answers.push(state("working", 10), "lost", state("working", 30), state("none"));
  const reviewing = new Reviewing("abc");
  reviewing.watch();
  await wait(1000);
  expect(reviewing.state?.progress).toBe(10);
  await wait(4000);
  expect(reviewing.state?.progress).toBe(30);
  void reviewing.cancel();
  await wait(0);
  expect([asked.at(-1), reviewing.state?.status]).toEqual(["DELETE /api/replays/abc/review", "none"]);
});

test("where it can't be begun it is said why, and it can be tried again", async () => {
  answers.push("lost", "lost", state("working"));
  const reviewing = new Reviewing("abc");
  reviewing.watch();
  await wait(0);
  expect([reviewing.state?.status, reviewing.trouble]).toEqual(["none", null]);
  void reviewing.begin();
  await wait(0);
  expect(reviewing.trouble).not.toBe(null);
  void reviewing.begin();
  await wait(0);
  expect([reviewing.isWorking, reviewing.trouble]).toEqual([true, null]);
});
