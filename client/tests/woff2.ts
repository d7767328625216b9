/** Just enough of a WOFF2 file to know which letters it has. */
import { brotliDecompressSync } from "node:zlib";

const HEADER = 48;
const KNOWN_CMAP = 0; // its number among the tags that are not spelt out
const SPELT_OUT = 63;
const [GLYF, LOCA] = [10, 11];

interface Table {
  isCmap: boolean;
  length: number;
}

export function lettersOf(file: Buffer): Set<number> {
  if (file.toString("latin1", 0, 4) !== "wOF2") throw new Error("this is no WOFF2 file");
  const [tables, end] = directoryOf(file, file.readUInt16BE(12));
  const content = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)));
  let start = 0;
  for (const { isCmap, length } of tables) {
    if (isCmap) return lettersIn(content.subarray(start, start + length));
    start += length;
  }
  throw new Error("this font has no letters");
}

function directoryOf(file: Buffer, count: number): [Table[], number] {
  let at = HEADER;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables: Table[] = [];
  for (let i = 0; i < count; i++) {
    const flags = file.readUInt8(at++);
    const [tag, how] = [flags & 63, flags >> 6];
    if (tag === SPELT_OUT) at += 4;
    const original = number();
    // Outlines are packed unless it says 3, all else only if it says so.
    const isPacked = tag === GLYF || tag === LOCA ? how !== 3 : how !== 0;
    tables.push({ isCmap: tag === KNOWN_CMAP, length: isPacked ? number() : original });
  }
  return [tables, at];
}

/** Of the subtables that browsers use for all of Unicode's first plane. */
function lettersIn(cmap: Buffer): Set<number> {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4));
    if (subtable.readUInt16BE(0) === 4) return lettersBySegment(subtable);
  }
  throw new Error("the letters of this font are listed in a way that is not known here");
}

function lettersBySegment(table: Buffer): Set<number> {
  const doubled = table.readUInt16BE(6);
  const found = new Set<number>();
  for (let at = 0; at < doubled; at += 2) {
    const [last, first] = [table.readUInt16BE(14 + at), table.readUInt16BE(16 + doubled + at)];
    for (let code = first; code <= last && code < 0xffff; code++) if (glyphOf(table, doubled, at, first, code)) found.add(code);
  }
  return found;
}

function glyphOf(table: Buffer, doubled: number, at: number, first: number, code: number): number {
  const delta = table.readUInt16BE(16 + 2 * doubled + at);
  const place = 16 + 3 * doubled + at;
  const offset = table.readUInt16BE(place);
  if (!offset) return (code + delta) & 0xffff;
  const glyph = table.readUInt16BE(place + offset + 2 * (code - first));
  return glyph && (glyph + delta) & 0xffff;
}

/** Whether a letter is within the `unicode-range` that the style sheet gives a file. */
export function rangesOf(css: string, file: string): (code: number) => boolean {
  const rule = css.split("@font-face").find((one) => one.includes(file));
  const listed = /unicode-range: ([^;]+);/.exec(rule ?? "")?.[1];
  if (!listed) throw new Error(`nothing is said of ${file}`);
  const ranges = listed.split(", ").map((one) =>
    one
      .slice(2)
      .split("-")
      .map((end) => parseInt(end, 16)),
  );
  return (code) => ranges.some(([first, last]) => code >= first! && code <= (last ?? first!));
}
