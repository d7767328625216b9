/** Hexes and places for megaliths: what is printed there, and what stands on them now. */

import type { Hex, Position, Printed, View } from "./types";

export function hexesOf(view: View, printed: Printed): Hex[] {
  return view.hexes.flatMap((hex, at) => {
    const place = printed.hexes[at];
    return place ? [{ ...place, ...hex }] : [];
  });
}

const NO_CELL = { start: false, arrows: [], reward: "" };

/** The cells of all tiles as they lie, then the positions above them; none before the tiles are laid. */
export function positionsOf(view: View, printed: Printed): Position[] {
  const places = printed.layouts[view.layout] ?? [];
  const cells = view.tiles.flatMap((tile, slot) => {
    const own = printed.tiles[tile] ?? [];
    return own.map((cell) => ({ ...cell, tile, arrows: cell.arrows.map((goal) => slot * own.length + goal) }));
  });
  return view.megaliths.flatMap((owner, at) => {
    const place = places[at];
    return place ? [{ tile: "", ...NO_CELL, ...cells[at], ...place, owner }] : [];
  });
}

/** How many megaliths stand on a space of the supply: it is emptied from the left, where the neutral ones are. */
export function standingOn(spaces: Printed["spaces"], left: number, at: number): number {
  const sumOf = (some: Printed["spaces"]): number => some.reduce((sum, { pieces }) => sum + pieces, 0);
  const own = spaces[at]?.pieces ?? 0;
  const gone = sumOf(spaces) - left;
  return Math.max(0, Math.min(own, sumOf(spaces.slice(0, at)) + own - gone));
}
