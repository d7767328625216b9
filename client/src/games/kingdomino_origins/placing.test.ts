import { describe, expect, test } from "vitest";
import { cellOf, joinOf, Layout, nameOf, nearest, sideOf, turnBetween } from "./geometry";
import { around, attempt, cellsOf, closest, placementsOf, turned } from "./placing";
import type { Offer, ShownLand, Square } from "./types";

function offer(left: string, right: string): Offer<"place"> {
  return { action: { do: "place", left, right }, words: { key: "", facts: {}, rule: "" }, gain: null };
}

function square(terrain: string, domino: number): Square {
  return { terrain, domino };
}

const HUT = { E5: square("hut", 0) };
const EASTWARD = offer("F5", "G5");
const WESTWARD = offer("G5", "F5");
const SOUTHWARD = offer("F5", "F6");

describe("squares", () => {
  test("a name is a column and a row", () => {
    expect(cellOf("F10")).toEqual({ column: 5, row: 9 });
    expect(nameOf({ column: 13, row: 0 })).toBe("N1");
  });

  test("turns count clockwise from the east", () => {
    const turns = ["F5", "E6", "D5", "E4"].map((right) => turnBetween(cellOf("E5"), cellOf(right)));
    expect(turns).toEqual([0, 1, 2, 3]);
  });

  const landOf = (names: string[], size: number): ShownLand => {
    const cells = ["E5", ...names].map(cellOf);
    const limits = (numbers: number[]): number[] => [Math.max(...numbers) - size + 1, Math.min(...numbers) + size - 1];
    return {
      squares: Object.fromEntries(["E5", ...names].map((name) => [name, square("lake", 1)])),
      columns: limits(cells.map(({ column }) => column)),
      rows: limits(cells.map(({ row }) => row)),
      stock: {},
    };
  };
  const shown = (land: ShownLand): string[] => {
    const { cells } = new Layout(land, 5, sideOf(land, 5));
    return [cells[0], cells.at(-1)].map((cell) => (cell ? nameOf(cell) : ""));
  };

  test("the scale of a territory is the same from the first domino on, and changes twice at most", () => {
    const growing = ["F5", "G5", "F4", "F3", "D5", "E2", "C5", "E6", "D6"];
    const sides = growing.map((_, count) => sideOf(landOf(growing.slice(0, count), 5), 5));
    expect(sides).toEqual([7, 7, 7, 7, 7, 7, 6, 6, 5]);
  });

  test("squares are where they were while there is room around the hut", () => {
    expect(shown(landOf([], 5))).toEqual(["B2", "H8"]);
    expect(shown(landOf(["F5"], 5))).toEqual(["B2", "H8"]);
    expect(shown(landOf(["F5", "G5"], 5))).toEqual(["C2", "I8"]);
  });

  test("what can't be used any more is not drawn, and neither is more than fits, unless it is needed", () => {
    expect(shown(landOf(["F5", "G5", "D5", "C5"], 5))).toEqual(["C2", "G8"]);
    expect(sideOf(landOf([], 7), 7, 8)).toBe(8);
    expect(sideOf(landOf(["F5", "G5", "D5", "C5"], 7), 7, 8)).toBe(9);
  });

  test("a small picture holds what is built", () => {
    const { cells } = new Layout(landOf(["D5", "C5", "B5", "E4"], 5), 5, 5, 0);
    expect(cells.map(nameOf)).toEqual(expect.arrayContaining(["B5", "E5", "E4"]));
    expect(cells.length).toBeLessThanOrEqual(25);
  });

  test("halves of one domino are joined, the hut to nothing", () => {
    const squares = { ...HUT, F5: square("lake", 7), F6: square("desert", 7), G5: square("lake", 8) };
    expect(["E5", "F5", "F6", "G5"].map((name) => joinOf(squares, name))).toEqual([null, "south", "north", null]);
  });

  test("arrows prefer what lies straight ahead", () => {
    const cells = ["G5", "F8", "H6"].map(cellOf);
    expect(nearest(cells, cellOf("E5"), 0)).toEqual(cellOf("G5"));
    expect(nearest(cells, cellOf("E5"), 2)).toBeNull();
  });
});

describe("the domino in the hand", () => {
  const placements = placementsOf([EASTWARD, WESTWARD, SOUTHWARD]);

  test("a cell knows every placement that covers it, by turn and half", () => {
    expect([...around(placements, cellOf("F5")).keys()]).toEqual([0, 6, 1]);
    expect([...around(placements, cellOf("F6")).keys()]).toEqual([5]);
    expect(around(placements, cellOf("A1")).size).toBe(0);
  });

  test("it snaps to the closest stance: first the same turn, then the next clockwise", () => {
    expect(closest([0, 6, 1], 0)).toBe(0);
    expect(closest([4, 1], 0)).toBe(4);
    expect(closest([1, 3], 0)).toBe(1);
    expect(closest([], 2)).toBeNull();
  });

  test("turning goes round all that is possible and back", () => {
    expect([0, 1, 6].map((stance) => turned([0, 6, 1], stance, 1))).toEqual([1, 6, 0]);
    expect(turned([0, 6, 1], 0, -1)).toBe(6);
    expect(turned([3], 3, 1)).toBe(3);
  });

  test("every cell that can be covered stands once, in reading order", () => {
    expect(cellsOf(placements).map(nameOf)).toEqual(["F5", "G5", "F6"]);
  });

  test("what was tried in vain can be asked about", () => {
    expect(attempt(cellOf("C3"), 1)).toEqual({ do: "place", left: "C3", right: "C4" });
    expect(attempt(cellOf("C3"), 4)).toEqual({ do: "place", left: "B3", right: "C3" });
  });
});
