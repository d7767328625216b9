import { cellOf } from "./geometry";
import type { ShownLand } from "./types";

export interface FlightPath {
  from: string;
  to: string;
  fires: number;
}

/** The volcano that is new in a territory. */
export function newVolcano(before: ShownLand, now: ShownLand): string | null {
  return Object.keys(now.squares).find((name) => now.squares[name]?.craters && !before.squares[name]) ?? null;
}

/** The lava that is new in a territory; it came from the volcano placed last, or, if unknown, from the nearest alike. */
export function flightIn(before: ShownLand, now: ShownLand, volcano: string | null): FlightPath | null {
  const names = Object.keys(now.squares);
  const landed = names.filter((name) => now.squares[name]?.lava && !before.squares[name]?.lava);
  const to = landed[0];
  if (landed.length !== 1 || to === undefined) return null;
  const fires = now.squares[to]?.lava ?? 0;
  const from = volcano ?? nearestAlike(now, to, fires);
  return from === undefined ? null : { from, to, fires };
}

function nearestAlike(land: ShownLand, to: string, craters: number): string | undefined {
  const distance = (name: string): number => {
    const [a, b] = [cellOf(name), cellOf(to)];
    return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
  };
  const alike = Object.keys(land.squares).filter((name) => land.squares[name]?.craters === craters);
  return alike.sort((a, b) => distance(a) - distance(b))[0];
}
