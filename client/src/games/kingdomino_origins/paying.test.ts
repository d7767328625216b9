import { describe, expect, test } from "vitest";
import { chosenWith, dueFor, dueNow, waysOf } from "./paying";
import { Paying, type Purse } from "./paying.svelte";
import { PRICE, RESOURCES, type InviteAction } from "../../gen/kingdomino-origins";
import type { Action, Choice, ShownLand, Square } from "./types";

const on = (terrain: string, more: Partial<Square> = {}): Square => ({ terrain, domino: 1, ...more });
const land = (squares: Record<string, Square>): ShownLand => ({ squares, columns: [0, 8], rows: [0, 8], stock: {} });
const choice = (action: Action): Choice => ({ action, words: { key: "", facts: {}, rule: "" } });
const mammoth = on("prairie", { resource: "mammoth" });
const fish = on("lake", { resource: "fish" });
const flint = on("quarry", { resource: "flint" });

describe("what can be paid", () => {
  test("kinds are told apart, squares of a kind are a choice", () => {
    const due = dueFor(land({ E5: on("hut"), F5: flint, G5: mammoth, F6: mammoth }), 2);
    expect([...due.tokens]).toEqual([
      ["mammoth", ["G5", "F6"]],
      ["flint", ["F5"]],
    ]);
    expect(waysOf(due)).toEqual([
      ["G5", "F5"],
      ["F6", "F5"],
    ]);
  });

  test("the table says how much is still due, and of which kinds", () => {
    const squares = { F5: mammoth, G5: fish, H5: flint };
    const first = dueNow(land(squares), { last_paid: null, due: 2 });
    expect([first.count, ...first.tokens.keys()]).toEqual([2, "mammoth", "fish", "flint"]);
    const rest = dueNow(land(squares), { last_paid: "mammoth", due: 1 });
    expect([rest.count, ...rest.tokens.keys()]).toEqual([1, "fish", "flint"]);
  });

  test("a token comes and goes, and takes the place of its like", () => {
    const squares = { F5: mammoth, F6: mammoth, G5: fish };
    expect(chosenWith(squares, [], "G5")).toEqual(["G5"]);
    expect(chosenWith(squares, ["G5", "F5"], "F6")).toEqual(["G5", "F6"]);
    expect(chosenWith(squares, ["G5", "F6"], "G5")).toEqual(["F6"]);
  });

  test("somebody of the stack costs one of each", () => expect(PRICE["search"]).toBe(RESOURCES.length));
});

describe("a payment that is put together", () => {
  const squares = { E5: on("hut"), F5: mammoth, F6: mammoth, G5: fish, H5: flint };
  const INVITE: InviteAction = { do: "invite", person: "brawler" };
  const purse =
    (changes: Partial<Purse> = {}) =>
    (): Purse => ({ land: land(squares), asked: null, ...changes });
  const pays = (...names: string[]): Choice[] => names.map((at) => choice({ do: "pay", at }));

  test("in any order, and sent in the order of the table", () => {
    const paying = new Paying(purse());
    expect(paying.open(INVITE, 0)).toBe(true);
    paying.pick("H5");
    expect([paying.missing, paying.isSending]).toEqual([1, false]);
    paying.pick("F6");
    expect(paying.isOpen).toBe(false);
    expect(paying.next([choice({ do: "decline" }), choice(INVITE)])).toEqual(INVITE);
    expect(paying.next([])).toBeNull();
    expect(paying.next(pays("F5", "F6", "G5"))).toEqual({ do: "pay", at: "F6" });
    expect(paying.isSending).toBe(true);
    expect(paying.next(pays("G5", "H5"))).toEqual({ do: "pay", at: "H5" });
    expect(paying.isSending).toBe(false);
  });

  test("a step that was refused is the last", () => {
    const paying = new Paying(purse());
    paying.open(INVITE, 0);
    paying.pick("F5");
    paying.pick("G5");
    paying.next([choice(INVITE)]);
    expect(paying.next([choice(INVITE)])).toBeNull();
    expect(paying.isSending).toBe(false);
  });

  test("where there is only one way, it is sent at once", () => {
    const paying = new Paying(purse({ land: land({ F5: mammoth, G5: fish }) }));
    expect(paying.onlyWay(INVITE)).toEqual(["F5", "G5"]);
    expect(paying.open(INVITE, 0)).toBe(false);
    expect(paying.isSending).toBe(true);
  });

  test("what the table knows of already is paid in any order, too; its last token is like any square", () => {
    const paying = new Paying(purse({ asked: { asks: "paying", seat: 0, last_paid: null, due: 2 } }));
    expect([paying.active, paying.isOpen, paying.missing]).toEqual([true, false, 2]);
    expect(new Paying(purse({ asked: { asks: "paying", seat: 0, last_paid: "mammoth", due: 1 } })).active).toBe(false);
  });
});
