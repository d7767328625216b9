import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import * as words from "../../words/words.svelte";
import { folderOf } from "../board/folder";
import type { BoardProps, Data } from "../board/props";
import type { Position, ScoreEntry } from "../../gen/wire";
import { seatsOf } from "../people/seats";
import { countingOf, seatBySeat, stepsOf, sumsOf } from "./count";

const boards = import.meta.glob<{ default: Component<BoardProps> }>("../../games/*/Table.svelte");
const GAMES = ["kingdomino-origins", "kingdomino-origins-totem", "stone-age", "endless-winter"];

/** A finished game as a watcher was sent it: see tests/server/test_ends.py. */
function ended(name: string): { position: Position; printed: unknown } {
  return JSON.parse(readFileSync(`${process.cwd()}/src/lib/result/ends/${name}.json`, "utf-8")) as { position: Position; printed: unknown };
}

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
afterEach(cleanup);

test.each(GAMES)("the steps of %s add up to the result, and all lines with points are among them", async (name) => {
  const { position } = ended(name);
  const { score, view, result, info } = position;
  const steps = stepsOf(await countingOf(info.game), score, view);
  expect(sumsOf(steps, info.players)).toEqual(result?.points);
  expect(new Set(steps.map(({ line }) => line))).toEqual(new Set(score.filter(({ points }) => points !== 0)));
});

test.each(GAMES)("whatever is counted in %s comes from places that are on the board", async (name) => {
  const { position, printed } = ended(name);
  const { view, info, score } = position;
  const { default: Board } = await boards[`../../games/${folderOf(info.game)}/Table.svelte`]!();
  const steps = stepsOf(await countingOf(info.game), score, view);
  const still = { game: info.game, view: view as Data, printed, options: [], gains: null, you: 0, actor: null, seats: seatsOf(info.seats) };
  const props: BoardProps = { ...still, words: () => "", say: words.say, choose: () => {}, readonly: true, recent: [], log: [] };
  const { rerender } = render(Board, { props });
  const nowhere: string[] = [];
  for (const step of steps) {
    await rerender({ counted: { ...step, sums: [] } });
    const found = step.spots.filter((spot) => document.querySelector(`[data-spot="${CSS.escape(spot)}"]`));
    if (step.spots.length && !found.length) nowhere.push(`${step.line.key} of ${step.line.seat}: ${step.spots.join(" ")}`);
  }
  expect(steps.filter(({ spots }) => spots.length).length).toBeGreaterThan(steps.length / 2);
  expect(nowhere).toEqual([]);
});

test("a game without places is counted line by line, seat after seat", () => {
  const line = (seat: number, key: string): ScoreEntry => ({ seat, key, points: 1, facts: {} });
  expect(seatBySeat([line(1, "wood"), line(0, "wood"), line(1, "stone")]).map(({ line: { seat, key } }) => `${seat} ${key}`)).toEqual([
    "0 wood",
    "1 wood",
    "1 stone",
  ]);
});

test("two areas that look the same are counted where each of them lies", async () => {
  const { position } = ended("kingdomino-origins");
  const steps = stepsOf(await countingOf("kingdomino-origins"), position.score, position.view);
  const squares = steps.filter(({ line }) => line.key === "area").flatMap(({ spots }) => spots);
  expect(new Set(squares).size).toBe(squares.length);
  for (const { line, spots } of steps) if (line.key === "area") expect(spots.length).toBe(line.facts["squares"]);
});
