import { beforeAll, expect, test } from "vitest";
import { openWords, useLanguage } from "../../words/words.svelte";
import { headlineFor, placeFor, seatsOfPage, tiesIn, winnersIn } from "./verdict";

const NAMES = ["Ana", "Bo", "Cy"];
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
beforeAll(async () => {
  await useLanguage("en");
  await openWords("kingdomino-origins");
});

test("who wins alone is told so, the others hear who it is and where they are", () => {
  const places = [2, 1, 3];
  expect(headlineFor(places, NAMES, [1])).toBe("You win!");
  expect(plain(headlineFor(places, NAMES, [0]))).toBe("Bo wins");
  expect([placeFor(places, [0]), placeFor(places, [1]), placeFor(places, [2])]).toEqual(["You are second.", "", "You are third."]);
});

test("a victory that is shared names the others", () => {
  expect(plain(headlineFor([1, 1, 3], NAMES, [0]))).toBe("You share the victory with Bo");
  expect(plain(winnersIn([1, 1, 3], NAMES))).toBe("Ana and Bo share the victory");
});

test("several people at one device and those who watch hear names", () => {
  expect(plain(headlineFor([1, 2, 3], NAMES, [0, 1]))).toBe("Ana wins");
  expect(plain(headlineFor([1, 2, 3], NAMES, []))).toBe("Ana wins");
  expect(placeFor([1, 2, 3], [0, 1])).toBe("");
  expect(seatsOfPage([{ seat: 0 }, { seat: null }], 1)).toEqual([0, 1]);
  expect(seatsOfPage([{ seat: null }], null)).toEqual([]);
});

test("a tie is explained by the first rule that decides it", () => {
  const result = { points: [41, 41, 30], places: [2, 1, 3], ties: [[6, 6, 9], [4, 7, 1]] }; // prettier-ignore
  const [tie, ...rest] = tiesIn("kingdomino-origins", result, NAMES);
  expect(rest).toEqual([]);
  expect(tie?.by).toBe(1);
  expect(plain(tie?.words ?? "")).toBe("Bo and Ana have 41 points each. Bo is ahead: more fires: 7 against 4.");
});

test("what nothing decides is shared", () => {
  const [tie] = tiesIn("stone-age", { points: [9, 9], places: [1, 1], ties: [[5, 5]] }, NAMES.slice(0, 2));
  expect(plain(tie?.words ?? "")).toMatch(/^Ana and Bo have 9 points each and are equal/);
  expect(tiesIn("stone-age", { points: [9, 8], places: [1, 2], ties: [] }, NAMES.slice(0, 2))).toEqual([]);
});
