import { beforeEach, expect, test } from "vitest";
import type { Contributor, Proof } from "../src/gen/wire";
import { verdictOf } from "../src/lib/result/proof";
import { bytesOf, sha256 } from "../src/lib/result/sha256";
import { boundOf, dropContributors, keepBound, keepContributors, type Bound } from "../src/net/bound";
import { addSeat, dropSeat, keepRevealed, keepSalt, luckOf, type KeptLuck } from "../src/net/keep";
import { commitmentTo } from "../src/net/luck";

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
const thrownBy = (seat: number, salt: string): Proof["thrown"][number] => ({ seat, commitment: commitmentTo(salt), salt });
const thrown = [thrownBy(0, "ochre"), thrownBy(2, "hematite")];
const proof: Proof = { seed: SEED, commitment: BOUND, salt: "ochrehematite", deals: 48, bent: null, begins: 0, thrown };
const contributors: Contributor[] = thrown.map(({ seat, commitment }) => ({ seat, commitment }));
const kept: Bound = { commitment: BOUND, at: 1, isBefore: true, contributors };
const own: KeptLuck[] = [{ salt: "hematite", isRevealed: true }];

test("what was kept, thrown in and dealt fits together", () => {
  expect(verdictOf(proof, kept, own)).toEqual({ seed: "kept", luck: "mixed", others: "same", deals: "follow", isGood: true });
  expect(verdictOf(proof, null, [])).toEqual({ seed: "told", luck: "none", others: "unseen", deals: "follow", isGood: true });
});

test("luck that the table never had in time is told, and no fraud", () => {
  const { contributors: _, ...never } = kept;
  expect(verdictOf(proof, never, [{ salt: "chalk", isRevealed: false }])).toMatchObject({ luck: "late", others: "unseen", isGood: true });
});

test("a game from before luck was bound is as good as it was", () => {
  const { contributors: _, ...before } = kept;
  const old = { ...proof, thrown: [] };
  expect(verdictOf(old, before, [{ salt: "ochre", isRevealed: false }])).toMatchObject({ luck: "mixed", others: "unseen", isGood: true });
});

const chosen = [thrownBy(0, "chosen afterwards"), thrown[1]!];

test.each<[string, Proof, Bound | null, KeptLuck[], object]>([
  ["another seed", { ...proof, seed: SEED.replace("00", "ff") }, kept, [], { seed: "other" }],
  ["another seed with a commitment of its own", { ...proof, commitment: sha256(text("x")) }, kept, [], { seed: "other" }],
  ["a seed that is none", { ...proof, seed: "wolf" }, null, [], { seed: "unfit" }],
  ["what was kept is another", proof, { ...kept, commitment: sha256(text("x")) }, [], { seed: "other" }],
  ["luck that was left out", proof, kept, [...own, { salt: "lost", isRevealed: true }], { luck: "missing" }],
  ["luck that was bound later", { ...proof, salt: "chosen afterwardshematite", thrown: chosen }, kept, own, { others: "other" }],
  [
    "luck that nobody had bound",
    { ...proof, salt: "ochrehematitewolf", thrown: [...thrown, thrownBy(3, "wolf")] },
    kept,
    own,
    { others: "other" },
  ],
  ["luck that was mixed in besides", { ...proof, salt: "ochrehematitewolf" }, kept, own, { others: "other" }],
  [
    "luck that does not fit its commitment",
    { ...proof, thrown: [{ ...thrown[0]!, commitment: BOUND }, thrown[1]!] },
    null,
    [],
    { others: "other" },
  ],
  ["luck that was taken out", { ...proof, thrown: [] }, kept, own, { others: "other" }],
  ["a bent deal", { ...proof, bent: 7 }, kept, [], { deals: "bent" }],
])("%s is no proof", (_, told, bound, luck, found) => {
  expect(verdictOf(told, bound, luck)).toMatchObject({ ...found, isGood: false });
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

test("contributors are kept with the seed that was bound first, and dropped with their round", () => {
  expect(keepContributors("k6", BOUND, contributors)).toBe(false);
  keepBound({ table: "k6", commitment: BOUND, status: "open" });
  expect(keepContributors("k6", "another", contributors)).toBe(false);
  expect(keepContributors("k6", BOUND, contributors)).toBe(true);
  expect(boundOf("k6", "")).toMatchObject({ commitment: BOUND, isBefore: true, contributors });
  dropContributors("k6");
  expect(boundOf("k6", "")).not.toHaveProperty("contributors");
});

test("what a seat threw in goes with the seat", () => {
  addSeat("k5", "mine", 0);
  addSeat("k5", "yours", 1);
  keepSalt("k5", "mine", "ochre");
  keepSalt("k5", "yours", "chalk");
  keepRevealed("k5", "yours", "chalk");
  keepRevealed("k5", "mine", "of a round before");
  expect(luckOf("k5")).toEqual([
    { salt: "ochre", isRevealed: false },
    { salt: "chalk", isRevealed: true },
  ]);
  dropSeat("k5", "mine");
  expect(luckOf("k5")).toEqual([{ salt: "chalk", isRevealed: true }]);
  keepSalt("k5", "yours", "anew");
  expect(luckOf("k5")).toEqual([{ salt: "anew", isRevealed: false }]);
});
