/** What of the table is in sight: as much as there is room for. What is left over is behind tabs. */

import { areaFor } from "../../lib/board/areas";
import type { Action, Kind, Offer } from "./types";

/** A part of the table. */
export type Region = "columns" | "display" | "grounds" | "land" | "stones" | "strip" | "details" | "others";
/** What a tab shows. */
export type Area = "board" | "display" | "land" | "stones" | "own" | "others";
/** How much room there is: a hand's width, a small desk, a low one, one for everything but one corner, one for all. */
export type Tier = "phone" | "small" | "low" | "large" | "full";

interface Size {
  width: number;
  height: number;
}

const WIDE: Size = { width: 1500, height: 800 };
const LARGE: Size = { width: 1050, height: 744 };
const LEAST = { small: 580, low: 940, lowest: 700 };

export function tierOf({ width, height }: Size): Tier {
  if (width < LEAST.small) return "phone";
  if (width < LEAST.low) return "small";
  if (height < LEAST.lowest) return "low";
  return width >= WIDE.width && height >= WIDE.height ? "full" : "large";
}

/** Pixels of a unit in which the scene is drawn: it fills the room, and nothing becomes too small to be read. */
export function unitOf(tier: Tier, { width, height }: Size): number {
  if (tier !== "full" && tier !== "large") return 1;
  const whole = tier === "full" ? WIDE : LARGE;
  return Math.max(1, Math.min(width / whole.width, height / whole.height));
}

const AREAS: Record<Tier, Partial<Record<Area, Region[]>>> = {
  phone: { board: ["columns", "display", "grounds"], land: ["land"], stones: ["stones"], own: ["strip", "details"], others: ["others"] },
  small: { board: ["columns", "display", "grounds"], land: ["land"], stones: ["stones"], own: ["details"], others: ["others"] },
  low: { board: ["columns", "land"], display: ["display", "grounds"], stones: ["stones"], own: ["details"] },
  large: { land: ["land", "grounds"], stones: ["stones"], own: ["details"] },
  full: {},
};
const ALWAYS: Record<Tier, Region[]> = {
  phone: [],
  small: ["strip"],
  low: ["strip"],
  large: ["columns", "display", "strip"],
  full: ["columns", "display", "grounds", "land", "stones", "strip", "details"],
};

const HOME: Record<Region, Kind[]> = {
  columns: ["place", "top", "middle", "bottom", "rest", "use_token", "token"],
  display: ["take_card"],
  grounds: ["take_animal", "reveal"],
  land: ["move", "settle", "harvest", "glacier"],
  stones: ["build", "climb", "take_stone"],
  strip: ["play", "use", "use_chief", "spend", "gain", "tip", "bury", "discard", "pile", "resolve"],
  details: ["benefit"],
  others: [],
};

export const hasRegion = (kind: Kind): boolean => Object.values(HOME).some((kinds) => kinds.includes(kind));

/** What was discarded lies with the details; on a small desk the animals and the deck, too. */
function isAt({ do: kind, ...action }: Action, region: Region, tier: Tier): boolean {
  const isApart = ("from" in action && action.from === "discard") || (tier === "small" && kind === "tip");
  return isApart ? region === "details" : HOME[region].includes(kind);
}

/** The tabs that there are, and how much is open behind each. */
export function openIn(tier: Tier, offers: Offer[]): Record<Area, number> {
  const count = (regions: Region[]): number => offers.filter(({ action }) => regions.some((region) => isAt(action, region, tier))).length;
  return Object.fromEntries(Object.entries(AREAS[tier]).map(([area, regions]) => [area, count(regions)])) as Record<Area, number>;
}

/** The tab for a new question: the one that is open, unless something can only be done elsewhere. */
export function areaNow(tier: Tier, shown: Area, offers: Offer[]): Area {
  return areaFor(tabOf(tier, shown), openIn(tier, offers));
}

/** Where places are drawn, by how their names (`data-spot`) begin. */
const SPOTS: Record<string, Region> = {
  column: "columns",
  columns: "columns",
  card: "display",
  species: "grounds",
  hex: "land",
  corner: "land",
  stone: "stones",
  position: "stones",
  level: "stones",
  cards: "strip",
  herd: "strip",
  laid: "details",
};

/** The tab behind which a place is, unless it is in sight. */
export function areaAt(tier: Tier, shown: Area, spot: string): Area {
  const region = SPOTS[spot.split("-")[0] ?? ""];
  if (!region || regionsOf(tier, shown).has(region)) return shown;
  const areas = Object.keys(AREAS[tier]) as Area[];
  return areas.find((area) => AREAS[tier][area]?.includes(region)) ?? shown;
}

/** Where there is no such tab, the first one. */
export function tabOf(tier: Tier, area: Area): Area {
  const areas = Object.keys(AREAS[tier]) as Area[];
  return areas.includes(area) ? area : (areas[0] ?? area);
}

/** What is drawn. On a low desk the left and the right half of the upper row are changed one by one. */
export function regionsOf(tier: Tier, area: Area): Set<Region> {
  const chosen = AREAS[tier][tabOf(tier, area)] ?? [];
  const beside: Region[] = tier !== "low" || area === "board" ? [] : area === "display" ? ["land"] : ["columns"];
  return new Set([...ALWAYS[tier], ...chosen, ...beside]);
}
