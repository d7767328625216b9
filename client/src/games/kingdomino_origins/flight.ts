import type { Landing, ShownLand } from "./types";

/** The lava that is new in a territory, and where it came from, as the log tells. Who looks far ahead or back sees none fly. */
export function flightIn(before: ShownLand, now: ShownLand, landings: Landing[]): Landing | null {
  const landed = Object.keys(now.squares).filter((name) => now.squares[name]?.lava && !before.squares[name]?.lava);
  return landed.length === 1 ? (landings.find(({ at }) => at === landed[0]) ?? null) : null;
}
