import { beforeEach, expect, test } from "vitest";
import { moment, nextHere } from "../src/lib/table/passing";
import { hasTwice } from "../src/lib/home/starting";
import { addSeat, dropSeat, keepLooked, keepToken, lookedAt, numberSeat, seatsHere, showSeat, tokenOf } from "../src/net/keep";
import type { Position } from "../src/gen/wire";
import { position } from "./fake";

const wish = (by: number, agreed: number[] = []): Pick<Position, "undo"> => ({
  undo: { free: 0, back: [], asked_by: by, wished: [3], agreed, away: [] },
});

test("the device goes to whoever of those at it is to play", () => {
  expect(nextHere(position(3, { you: 0, actor: 1 }), [0, 1])).toBe(1);
  expect(nextHere(position(3, { you: 1, actor: 1 }), [0, 1])).toBe(null);
});

test("with one seat here, or while somebody elsewhere plays, it stays where it is", () => {
  expect(nextHere(position(3, { you: 0, actor: 1 }), [0])).toBe(null);
  expect(nextHere(position(3, { you: 0, actor: 2 }), [0, 1])).toBe(null);
  expect(nextHere(position(3, { you: null, actor: 1 }), [])).toBe(null);
});

test("when the game is over nobody is waited for", () => {
  const over = position(3, { you: 0, actor: 1 });
  over.info.status = "over";
  expect(nextHere(over, [0, 1])).toBe(null);
});

test("whoever is asked to agree comes first, one after the other, then the one who plays", () => {
  expect(nextHere(position(3, { you: 0, actor: 0, ...wish(0) }), [0, 1, 2])).toBe(1);
  expect(nextHere(position(3, { you: 1, actor: 0, ...wish(0) }), [0, 1, 2])).toBe(null);
  expect(nextHere(position(3, { you: 1, actor: 0, ...wish(0, [1]) }), [0, 1, 2])).toBe(2);
  expect(nextHere(position(3, { you: 2, actor: 0, ...wish(0, [1, 2]) }), [0, 1, 2])).toBe(0);
});

test("a moment ends with a move, a wish and an answer", () => {
  const moments = [position(3), position(4), position(3, wish(0)), position(3, wish(0, [1]))].map(moment);
  expect(new Set(moments).size).toBe(4);
  expect(moment(position(3))).toBe(moments[0]);
});

test("everybody has a name of their own", () => {
  expect(hasTwice(["Ana", "Bo", "Ana"])).toBe(true);
  expect(hasTwice(["Ana", "Bo"])).toBe(false);
});

beforeEach(() => localStorage.clear());

test("several seats of a table are kept, and one of them is shown", () => {
  addSeat("abc", "ana-token", 0);
  addSeat("abc", "bo-token", 1);
  expect(tokenOf("abc")).toBe("ana-token");
  keepLooked("abc", 7);
  showSeat("abc", "bo-token");
  expect([tokenOf("abc"), lookedAt("abc")]).toEqual(["bo-token", 0]);
  showSeat("abc", "ana-token");
  expect(lookedAt("abc")).toBe(7);
  showSeat("abc", "nobody's");
  expect(tokenOf("abc")).toBe("ana-token");
});

test("a seat that is given up goes, and with the last one the table", () => {
  addSeat("abc", "ana-token", 0);
  addSeat("abc", "bo-token", 1);
  dropSeat("abc", "ana-token");
  expect([tokenOf("abc"), seatsHere("abc").length]).toEqual(["bo-token", 1]);
  dropSeat("abc", "bo-token");
  expect(localStorage.getItem("lascaux.tables")).toBe("{}");
});

test("a personal link is shown, and learns its number from the table", () => {
  addSeat("abc", "ana-token", 0);
  keepToken("abc", "bo-token");
  expect(tokenOf("abc")).toBe("bo-token");
  numberSeat("abc", "bo-token", 1);
  expect(seatsHere("abc").map((own) => own.seat)).toEqual([0, 1]);
});

test("what is no table of ours is not believed", () => {
  localStorage.setItem("lascaux.tables", '{"abc": null, "def": {"token": 3}, "ghi": 4}');
  expect(tokenOf("abc")).toBe("");
  addSeat("abc", "ana-token", 0);
  expect(tokenOf("abc")).toBe("ana-token");
});
