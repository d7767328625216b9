/** A territory is counted area by area, then its people, resources and totems. */

import type { ScoreEntry } from "../../gen/wire";
import { PEOPLE } from "../../gen/kingdomino-origins";
import type { Counted } from "../../lib/board/props";
import { cellOf, nameOf, STEPS, stepped } from "./geometry";
import type { ShownLand, Square, View } from "./types";

export const TIE_RULES = ["KO-END-03", "KO-END-03"];

export function counted(lines: ScoreEntry[], view: View): Counted[] {
  const taken = new Set<string>(); // what was counted already: of two equal areas, each once
  return [...lines]
    .sort((a, b) => a.seat - b.seat)
    .map((line) => ({ line, spots: placesOf(line, view, taken).map((place) => (place.includes("-") ? place : `${line.seat}-${place}`)) }));
}

function placesOf({ seat, key, facts }: ScoreEntry, view: View, taken: Set<string>): string[] {
  const land = view.lands[seat];
  if (!land) return [];
  const names = namesIn(land);
  if (key === "totem") return [`totem-${facts["resource"]}`];
  if (key === "resources") return names.filter((name) => land.squares[name]?.resource);
  if (key === "area") return firstFree(areasIn(land), seat, taken, key, (area) => isArea(land, area, facts));
  if (key === "band") return firstFree(bandsIn(land), seat, taken, key, (band) => band.length === facts["members"]);
  if (key !== "person") return names;
  const people = names.filter((name) => land.squares[name]?.person === facts["person"]).map((name) => [name]);
  return firstFree(people, seat, taken, key, () => true);
}

/** The first group that fits and was not counted yet. */
function firstFree(groups: string[][], seat: number, taken: Set<string>, key: string, fits: (group: string[]) => boolean): string[] {
  const nameIn = (group: string[]): string => `${key} ${seat} ${group[0] ?? ""}`;
  const found = groups.find((group) => !taken.has(nameIn(group)) && fits(group));
  if (found) taken.add(nameIn(found));
  return found ?? [];
}

function isArea(land: ShownLand, area: string[], facts: ScoreEntry["facts"]): boolean {
  const first = land.squares[area[0] ?? ""];
  return first?.terrain === facts["terrain"] && area.length === facts["squares"] && firesIn(land, area) === facts["fires"];
}

export const firesIn = (land: ShownLand, area: string[]): number =>
  area.reduce((sum, name) => sum + (land.squares[name]?.fires ?? 0) + (land.squares[name]?.lava ?? 0), 0);

/** In reading order. */
export function namesIn(land: ShownLand): string[] {
  const order = (name: string): number => cellOf(name).row * 100 + cellOf(name).column;
  return Object.keys(land.squares).sort((a, b) => order(a) - order(b));
}

export const areasIn = (land: ShownLand): string[][] =>
  groupsOf(land, (one, other) => one.terrain === other.terrain && one.terrain !== "hut");

const isWarrior = ({ person }: Square): boolean => !!person && PEOPLE[person]?.per === "strength";
const bandsIn = (land: ShownLand): string[][] =>
  groupsOf(land, (one, other) => isWarrior(one) && isWarrior(other)).filter(([first]) => isWarrior(land.squares[first ?? ""] as Square));

/** Squares joined by sides, where neighbours belong together. */
function groupsOf(land: ShownLand, belong: (one: Square, other: Square) => boolean): string[][] {
  const seen = new Set<string>();
  const groups: string[][] = [];
  for (const start of namesIn(land)) {
    if (seen.has(start)) continue;
    seen.add(start);
    const group = [start];
    for (const name of group) {
      for (const turn of STEPS.keys()) {
        const near = nameOf(stepped(cellOf(name), turn));
        const [here, there] = [land.squares[name], land.squares[near]];
        if (!here || !there || seen.has(near) || !belong(here, there)) continue;
        seen.add(near);
        group.push(near); // it grows while it is gone through
      }
    }
    groups.push(group);
  }
  return groups;
}
