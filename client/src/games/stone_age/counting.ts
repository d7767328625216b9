/** A village is counted as it lies before the land: what was scored, the cards with their signs and people, the stores. */

import type { ScoreEntry } from "../../gen/wire";
import type { Counted } from "../../lib/board/props";
import { SYMBOLS } from "../../gen/stone-age";
import type { View } from "./types";

export const TIE_RULES = ["SA-FIN-08"];

const PEOPLE: Record<string, string> = { farmers: "farmer", toolmakers: "toolmaker", builders: "builder", shamans: "shaman" };

export function counted(lines: ScoreEntry[], view: View): Counted[] {
  return [...lines].sort((a, b) => a.seat - b.seat).map((line) => ({ line, spots: spotsOf(line, view) }));
}

function spotsOf({ seat, key }: ScoreEntry, view: View): string[] {
  const symbols = view.villages[seat]?.symbols ?? {};
  if (key === "buildings") return ["own-built"];
  if (key === "cards") return ["own-cards"];
  if (key === "hunger") return ["own-food"];
  if (key === "green") return SYMBOLS.filter((symbol) => symbols[symbol]).map((symbol) => `own-${symbol}`);
  if (key === "duplicates") return SYMBOLS.filter((symbol) => (symbols[symbol] ?? 0) > 1).map((symbol) => `own-${symbol}`);
  if (key in PEOPLE) return [`own-${PEOPLE[key]}`];
  return ["wood", "brick", "stone", "gold"].filter((what) => view.villages[seat]?.resources[what]).map((what) => `own-${what}`);
}
