import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Start, TableInfo } from "../src/gen/wire";
import { boundOf, keepBound } from "../src/net/bound";
import { addSeat, luckOf, seatsHere } from "../src/net/keep";
import { bindLuck, commitmentTo, followStart, newSalt } from "../src/net/luck";
import { position } from "./fake";

interface Asked {
  path: string;
  token: string;
  json: { salt?: string; commitment?: string };
}
let asked: Asked[] = [];
let isRefused = false;
let number = 0;
let table = "";

const start = (more: Partial<Start>): Start => ({ round: 1, is_on: true, contributors: [], revealed: [], bound: [], missing: [], ...more });
const told = (more: Partial<Start>): TableInfo => ({ ...position(0).info, table, status: "open", commitment: "seed", start: start(more) });
const last = (): Asked => asked.at(-1)!;

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  isRefused = false;
  table = `t${(number += 1)}`;
  vi.stubGlobal("fetch", (address: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    asked.push({ path: address.split("/").at(-1)!, token: headers["authorization"]!.slice(7), json: JSON.parse(body) as Asked["json"] });
    const problem = { code: "starting", text: "" };
    return Promise.resolve(isRefused ? new Response(JSON.stringify(problem), { status: 409 }) : new Response("{}"));
  });
  addSeat(table, "mine", 1);
  keepBound({ table, commitment: "seed", status: "open" });
  await bindLuck(table, "mine");
});
afterEach(() => vi.unstubAllGlobals());

const others = { seat: 0, commitment: commitmentTo("another's") };
const ours = (): { seat: number; commitment: string } => ({ seat: 1, commitment: last().json.commitment! });

test("only the SHA-256 of 128 bits is sent at first, and what it binds is kept", () => {
  const [{ salt, isRevealed }] = luckOf(table) as [{ salt: string; isRevealed: boolean }];
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(newSalt()).not.toBe(salt);
  expect(isRevealed).toBe(false);
  expect(asked).toEqual([{ path: "salt", token: "mine", json: { commitment: commitmentTo(salt) } }]);
});

test("it is revealed once, when all contributors are fixed and kept", async () => {
  await followStart(told({ bound: [0, 1] }));
  expect(asked).toHaveLength(1);
  const contributors = [others, ours()];
  await followStart(told({ contributors }));
  await followStart(told({ contributors, revealed: [0] }));
  expect(asked).toHaveLength(2);
  expect(last()).toEqual({ path: "reveal", token: "mine", json: { salt: seatsHere(table)[0]!.salt } });
  expect(boundOf(table, "")).toMatchObject({ contributors });
  expect(luckOf(table)[0]!.isRevealed).toBe(true);
});

test("a table that tells of another seed, or of another commitment of this seat, gets nothing", async () => {
  await followStart({ ...told({ contributors: [ours()] }), commitment: "another seed" });
  await followStart(told({ contributors: [{ seat: 1, commitment: commitmentTo("of another device") }] }));
  expect(asked).toHaveLength(1);
  expect(boundOf(table, "")).not.toHaveProperty("contributors");
});

test("after a round that was void it binds new luck, once a round, and forgets who was to throw in", async () => {
  const first = ours();
  await followStart(told({ contributors: [others, first] }));
  await followStart(told({ round: 2, missing: [0] }));
  await followStart(told({ round: 2, missing: [0] }));
  expect(asked.map(({ path }) => path)).toEqual(["salt", "reveal", "salt"]);
  expect(ours()).not.toEqual(first);
  expect(boundOf(table, "")).not.toHaveProperty("contributors");
  await followStart(told({ round: 2, bound: [1] }));
  await followStart(told({ round: 2, contributors: [ours()] }));
  expect(asked.map(({ path }) => path)).toEqual(["salt", "reveal", "salt", "reveal"]);
});

test("whoever was missing is silent while the start goes on, and binds anew when it is off", async () => {
  await followStart(told({ round: 2, missing: [1] }));
  expect(asked).toHaveLength(1);
  await followStart(told({ round: 3, missing: [1], is_on: false }));
  expect(asked.map(({ path }) => path)).toEqual(["salt", "salt"]);
});

test("what did not get through is sent again as it was when the table speaks again", async () => {
  isRefused = true;
  await followStart(told({ round: 2 }));
  const once = last();
  isRefused = false;
  await followStart(told({ round: 2 }));
  expect(asked).toHaveLength(3);
  expect(last()).toEqual(once);
  expect(commitmentTo(luckOf(table)[0]!.salt)).toBe(once.json.commitment);
});

test("two tabs bind the same luck for a seat", async () => {
  await bindLuck(table, "mine", 2);
  const first = last();
  await bindLuck(table, "mine", 2);
  expect(last()).toEqual(first);
});

test("a device with two seats throws in for both, and a game that has begun asks for nothing", async () => {
  addSeat(table, "hers", 0);
  const mine = ours();
  await bindLuck(table, "hers");
  const contributors = [{ ...ours(), seat: 0 }, mine];
  await followStart({ ...told({ contributors }), status: "playing" });
  expect(asked).toHaveLength(2);
  await followStart(told({ contributors }));
  expect(asked.slice(2).map(({ path, token }) => [path, token])).toEqual([
    ["reveal", "mine"],
    ["reveal", "hers"],
  ]);
});
