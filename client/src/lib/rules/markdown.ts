/** As much Markdown as the rules use, as plain data: nothing of it is ever put on a page as HTML. */

export type Inline = { kind: "text" | "bold" | "soft" | "code"; text: string } | { kind: "link"; text: string; to: string };

export interface Item {
  id: string;
  text: Inline[];
  more: Block[];
}

export type Block =
  | { kind: "heading"; level: number; id: string; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; items: Item[] }
  | { kind: "code"; text: string }
  | { kind: "picture"; words: string; rows: string[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
const ANCHOR = /<a id="([\w-]+)"><\/a>/;

export function inline(source: string): Inline[] {
  const text = source.replace(/<a id="[\w-]+"><\/a>/g, "");
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, code, bold, soft, label, to] = match;
    if (code) parts.push({ kind: "code", text: code });
    else if (bold) parts.push({ kind: "bold", text: bold });
    else if (soft) parts.push({ kind: "soft", text: soft });
    else parts.push(linked(label ?? "", to ?? ""));
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** Only places on the same page are followed: other files of the documentation are not here. */
const linked = (text: string, to: string): Inline => (to.startsWith("#") ? { kind: "link", text, to } : { kind: "text", text });

export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

export const plain = (parts: Inline[]): string => parts.map((part) => part.text).join("");

export function parse(source: string): Block[] {
  return blocks(source.replaceAll("\r", "").split("\n"));
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  const take = (belongs: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && belongs(lines[at] ?? "")) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (!line.trim()) at += 1;
    else if (heading) {
      at += 1;
      const text = inline(heading[2] ?? "");
      found.push({ kind: "heading", level: heading[1]?.length ?? 1, id: slug(plain(text)), text });
    } else if (line.startsWith("```")) {
      at += 1;
      found.push(
        fenced(
          line.slice(3).trim(),
          take((next) => !next.startsWith("```")),
        ),
      );
      at += 1;
    } else if (line.startsWith("|")) found.push(table(take((next) => next.startsWith("|"))));
    else if (line.startsWith("- ")) found.push(list(take((next) => /^(- | {2}|$)/.test(next))));
    else found.push({ kind: "paragraph", text: inline(take((next) => isProse(next)).join(" ")) });
  }
  return found;
}

const PICTURE = /^picture\b */;

const piecesOf = (row: string): string[] => row.split(/\s+/).filter(Boolean);

/** A picture is named in words and drawn row by row: names of drawings, numbers and signs between spaces. */
const fenced = (info: string, lines: string[]): Block =>
  PICTURE.test(info)
    ? { kind: "picture", words: info.replace(PICTURE, ""), rows: lines.map(piecesOf).filter((row) => row.length) }
    : { kind: "code", text: lines.join("\n") };

const isProse = (line: string): boolean => line.trim() !== "" && !/^(#{1,6} |```|\||- )/.test(line);

function table(lines: string[]): Block {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim())),
  );
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(2) };
}

function list(lines: string[]): Block {
  const items: string[][] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push([line.slice(2)]);
    else items.at(-1)?.push(line.slice(2));
  }
  return { kind: "list", items: items.map(item) };
}

function item(lines: string[]): Item {
  const gap = lines.findIndex((line) => !line.trim());
  const own = (gap < 0 ? lines : lines.slice(0, gap)).join(" ");
  return {
    id: ANCHOR.exec(own)?.[1] ?? "",
    text: inline(own),
    more: gap < 0 ? [] : blocks(lines.slice(gap)),
  };
}

/** The list item with this anchor. */
export function ruleOf(all: Block[], id: string): Item | null {
  for (const block of all) if (block.kind === "list") for (const entry of block.items) if (entry.id === id) return entry;
  return null;
}

/** Only what holds all words that are looked for; headings stay where something below them does. */
export function search(all: Block[], words: string): Block[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return all;
  const holds = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  const found = all.flatMap((block): Block[] => {
    if (block.kind === "heading") return [block];
    if (block.kind !== "list") return [];
    const items = block.items.filter((entry) => holds(plain(entry.text)));
    return items.length ? [{ kind: "list", items }] : [];
  });
  return found.filter((block, at) => block.kind !== "heading" || (found[at + 1]?.kind ?? "heading") !== "heading");
}
