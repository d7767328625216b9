import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import ScoreSheet from "../src/lib/result/ScoreSheet.svelte";
import { useLanguage } from "../src/words/words.svelte";

const seats = ["Ana", "Bo"].map((name) => ({ name, sign: "wolf", colour: "red" }));

test("equal points: the sheet says what broke the tie", async () => {
  await useLanguage("en");
  const result = { points: [9, 9], places: [1, 2], ties: [[8, 6]] };
  render(ScoreSheet, { game: "stone-age", lines: [], result, seats });
  const row = screen.getByText("tie: production, tools and people").closest("tr");
  expect([...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent)).toEqual(["8", "6"]);
});
