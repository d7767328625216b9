/**
 * The view of any game as areas and lists, for one that brings no board. A field is called by the message `view-<field>` of
 * its game, a word by `word-<word>`; without a message it stands for itself, and an empty one leaves it out.
 */

import type { Facts, Words } from "../props";

export interface Field {
  name: string;
  label: string;
  value: Value;
}

export type Value = { kind: "text"; text: string } | { kind: "list"; items: Value[] } | { kind: "fields"; fields: Field[] };

/** What is needed to say a view. */
export interface Speech {
  names: readonly string[];
  say(key: string, facts?: Facts): string;
  /** A message of the game by the end of its key, or null if there is none. */
  own(key: string): string | null;
  tell(words: Pick<Words, "key" | "facts">): string;
}

export interface Listing {
  /** Numbers and words of the whole table. */
  facts: Field[];
  /** Lists and groups of the whole table. */
  areas: Field[];
  /** What lies before each seat. */
  seats: Field[][];
  points: (number | undefined)[];
}

const BY_SEAT = "seats";
const POINTS = "points";
/** What is asked stands above every board, in words. */
const ASKS = "asks";
/** Facts that are seat numbers: said by name, as in the catalogs. */
const SEATS = ["seat", "other"];
const DEEPEST = 6;

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: Data): boolean => Object.keys(value).sort().join() === "facts,key" && isData(value["facts"]);

export function listingOf(view: Data, speech: Speech): Listing {
  const { [BY_SEAT]: seats, [POINTS]: points, [ASKS]: _, ...rest } = view;
  const all = fieldsOf(rest, speech, 0);
  const before = Array.isArray(seats) ? seats : [];
  const sums = Array.isArray(points) ? points : [];
  return {
    facts: all.filter(({ value }) => value.kind === "text"),
    areas: all.filter(({ value }) => value.kind !== "text"),
    seats: speech.names.map((_, seat) => (isData(before[seat]) ? fieldsOf(before[seat], speech, 0) : [])),
    points: speech.names.map((_, seat) => (typeof sums[seat] === "number" ? sums[seat] : undefined)),
  };
}

/** What is not there (null) is not listed; an empty list says that nothing is there. */
function fieldsOf(data: Data, speech: Speech, depth: number): Field[] {
  return Object.entries(data)
    .map(([name, value]) => ({ name, label: labelOf(name, speech), value: valueOf(value, name, speech, depth) }))
    .filter(({ name, label }) => label !== "" && data[name] !== null);
}

function labelOf(name: string, speech: Speech): string {
  return speech.own(`view-${name.replaceAll("_", "-")}`) ?? name.replaceAll("_", " ");
}

function valueOf(value: unknown, name: string, speech: Speech, depth: number): Value {
  if (depth <= DEEPEST && Array.isArray(value)) {
    return { kind: "list", items: value.map((item) => valueOf(item, name, speech, depth + 1)) };
  }
  if (depth <= DEEPEST && isData(value) && !isText(value)) return { kind: "fields", fields: fieldsOf(value, speech, depth + 1) };
  return { kind: "text", text: textOf(value, name, speech) };
}

function textOf(value: unknown, name: string, speech: Speech): string {
  if (typeof value === "boolean") return speech.say(value ? "listing-yes" : "listing-no");
  if (typeof value === "number") return (SEATS.includes(name) ? speech.names[value] : undefined) ?? String(value);
  if (typeof value === "string") return speech.own(`word-${value.replaceAll("_", "-")}`) ?? value.replaceAll("_", " ");
  return isData(value) && isText(value) ? speech.tell(value as unknown as Words) : speech.say("listing-nothing");
}
