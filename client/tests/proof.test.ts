import { beforeEach, expect, test } from "vitest";
import type { Proof } from "../src/gen/wire";
import { verdictOf } from "../src/lib/result/proof";
import { bytesOf, sha256 } from "../src/lib/result/sha256";
import { boundOf, keepBound, type Bound } from "../src/net/bound";
import { addSeat, dropSeat, keepSalt, saltsOf } from "../src/net/keep";

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

// FIPS 180-4 and NIST's example values; the last ones stand at the edges of a block.
test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
  ["a".repeat(55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"],
  ["a".repeat(56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"],
  ["a".repeat(64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"],
])("SHA-256 of published messages: %s", (message, digest) => {
  expect(sha256(text(message))).toBe(digest);
});

test("SHA-256 of a million letters", () => {
  expect(sha256(text("a".repeat(1_000_000)))).toBe("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
});

test("only hex is bytes", () => {
  expect(bytesOf("00ff1A")).toEqual(Uint8Array.of(0, 255, 26));
  for (const wrong of ["0", "0g", "00 "]) expect(bytesOf(wrong)).toBeNull();
});

const SEED = "000102030405060708090a0b0c0d0e0f";
const BOUND = sha256(bytesOf(SEED)!);
const proof: Proof = { seed: SEED, commitment: BOUND, salt: "ochrehematite", deals: 48, bent: null, begins: 0 };
const kept: Bound = { commitment: BOUND, at: 1, isBefore: true };

test("what was kept, thrown in and dealt fits together", () => {
  expect(verdictOf(proof, kept, ["hematite"])).toEqual({ seed: "kept", luck: "mixed", deals: "follow", isGood: true });
  expect(verdictOf(proof, null, [])).toEqual({ seed: "told", luck: "none", deals: "follow", isGood: true });
});

test.each<[string, Proof, Bound | null, string[], object]>([
  ["another seed", { ...proof, seed: SEED.replace("00", "ff") }, kept, [], { seed: "other" }],
  ["another seed with a commitment of its own", { ...proof, commitment: sha256(text("x")) }, kept, [], { seed: "other" }],
  ["a seed that is none", { ...proof, seed: "wolf" }, null, [], { seed: "unfit" }],
  ["what was kept is another", proof, { ...kept, commitment: sha256(text("x")) }, [], { seed: "other" }],
  ["luck that was left out", proof, kept, ["hematite", "lost"], { luck: "missing" }],
  ["a bent deal", { ...proof, bent: 7 }, kept, [], { deals: "bent" }],
])("%s is no proof", (_, told, bound, salts, found) => {
  expect(verdictOf(told, bound, salts)).toMatchObject({ ...found, isGood: false });
});

beforeEach(() => localStorage.clear());

test("the first commitment that a table told stays, and none is kept from a game that is over", () => {
  keepBound({ table: "k1", commitment: BOUND, status: "open" });
  keepBound({ table: "k1", commitment: "other", status: "playing" });
  keepBound({ table: "k2", commitment: "late", status: "over" });
  keepBound({ table: "k3", commitment: "middle", status: "playing" });
  expect(boundOf("k1", "")).toMatchObject({ commitment: BOUND, isBefore: true });
  expect(boundOf("k2", "late")).toBeNull();
  expect(boundOf("k3", "")).toMatchObject({ isBefore: false });
});

test("a record of a table that was seen here is known by its commitment", () => {
  keepBound({ table: "k4", commitment: "seen", status: "open" });
  expect(boundOf("a record", "seen")).toMatchObject({ commitment: "seen" });
  expect(boundOf("a record", "unseen")).toBeNull();
});

test("what a seat threw in goes with the seat", () => {
  addSeat("k5", "mine", 0);
  addSeat("k5", "yours", 1);
  keepSalt("k5", "mine", "ochre");
  keepSalt("k5", "yours", "chalk");
  expect(saltsOf("k5")).toEqual(["ochre", "chalk"]);
  dropSeat("k5", "mine");
  expect(saltsOf("k5")).toEqual(["chalk"]);
});
