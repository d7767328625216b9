// @vitest-environment node
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { lettersOf, rangesOf } from "./woff2";

const FOLDER = new URL("../src/art/fonts/", import.meta.url);
const ALPHABETS: Record<string, string> = {
  english: "abcdefghijklmnopqrstuvwxyz",
  czech: "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž",
  slovak: "aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž",
  polish: "aąbcćdeęfghijklłmnńoóqprsśtuvwxyzźż",
  croatian: "abcčćdđefghijklmnoprsštuvzž",
  ukrainian: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяʼ",
};
const SIGNS = "0123456789 .,:;!?()[]/+-=%&'\"@#*„“”‚‘’«»–—…·×−½°";
const OWN_SIGNS = "←→↑↓≠≤≥✓"; // of boards, in the text face
const faces = readFileSync(new URL("faces.css", FOLDER), "utf-8");

/** What a browser finds for a family: what its files hold and their ranges let through. */
function coverage(face: string): Set<number> {
  const files = readdirSync(FOLDER).filter((name) => name.startsWith(`${face}-`) && name.endsWith(".woff2"));
  const found = files.flatMap((name) => {
    const passes = rangesOf(faces, name);
    return [...lettersOf(readFileSync(new URL(name, FOLDER)))].filter((code) => passes(code));
  });
  return new Set(found);
}

const missing = (face: string, text: string): string[] => {
  const has = coverage(face);
  return [...new Set(text)].filter((letter) => !has.has(letter.codePointAt(0) as number));
};

test.each(Object.entries(ALPHABETS))("both faces have every letter of %s", (_, letters) => {
  for (const face of ["text", "display"]) expect(missing(face, letters + letters.toLocaleUpperCase("en") + SIGNS)).toEqual([]);
});

test("the text face has the signs of the boards", () => expect(missing("text", OWN_SIGNS)).toEqual([]));

test("whoever reads English fetches no other letters", () => {
  const [ext, cyrillic] = ["latin-ext", "cyrillic"].map((slice) => rangesOf(faces, `text-${slice}.woff2`));
  const usual = [...ALPHABETS["english"]!, ...ALPHABETS["english"]!.toUpperCase(), ...SIGNS];
  expect(usual.filter((letter) => ext!(letter.charCodeAt(0)) || cyrillic!(letter.charCodeAt(0)))).toEqual([]);
});

test("a licence lies beside each face", () => {
  for (const face of ["text", "display"])
    expect(readFileSync(new URL(`${face}-OFL.txt`, FOLDER), "utf-8")).toContain("SIL OPEN FONT LICENSE Version 1.1");
});

test("a file without a letter is found out", () => {
  expect(missing("text", "漢a")).toEqual(["漢"]);
});
