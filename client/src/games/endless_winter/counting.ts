/** The tribes are counted category by category, where each stands on the table. */

import type { ScoreEntry } from "../../gen/wire";
import type { Counted } from "../../lib/board/props";
import type { Area } from "./regions";
import type { View } from "./types";

export const TIE_RULES = ["EW-END-02"];

/** Where a category is seen, where not everything has room. */
const AREAS: Record<string, Area> = {
  megaliths: "stones",
  carried: "stones",
  idols: "stones",
  sacrifice: "stones",
  burial: "stones",
  lands: "land",
  glaciers: "land",
};
export const areaOf = (key: string): Area => AREAS[key] ?? "own";

export function counted(lines: ScoreEntry[], view: View): Counted[] {
  const keys = [...new Set(lines.map(({ key }) => key))];
  return keys.flatMap((key) => lines.filter((line) => line.key === key)).map((line) => ({ line, spots: spotsOf(line, view) }));
}

function spotsOf({ seat, key }: ScoreEntry, view: View): string[] {
  const tribe = view.tribes[seat];
  if (!tribe) return [];
  const level = (track: "sacrifice" | "honor"): string => `level-${track}-${tribe[track]}`;
  switch (key) {
    case "megaliths":
    case "carried":
      return view.megaliths.flatMap((owner, at) => (owner === seat ? [`position-${at}`] : []));
    case "idols":
      return [level("sacrifice"), level("honor")];
    case "sacrifice":
      return [level("sacrifice")];
    case "burial":
      return [level("honor")];
    case "lands":
      return view.hexes.flatMap(({ leads }, at) => (leads.includes(seat) ? [`hex-${at}`] : []));
    case "glaciers":
      return view.villages.flatMap((village) => (village.seat === seat ? [`corner-${village.juncture}`] : []));
    case "stones":
      return tribe.stones.map((stone) => `laid-${stone}`);
    case "animals":
      return [`herd-${seat}`];
    case "cards":
    case "culture":
      return [`cards-${seat}`];
    default:
      return [];
  }
}
