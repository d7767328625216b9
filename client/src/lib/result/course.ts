/** The course of a game as lines to draw and as words. */

export type Measure = "chances" | "points";

/** For some positions of a game, by seat: the points and the chance to win in percent. */
export interface Lines {
  positions: number[];
  points: number[][];
  chances: number[][];
}

/** A place in the picture, in parts of its width and height from the upper left. */
export interface Spot {
  x: number;
  y: number;
}

const lengthOf = ({ positions }: Lines): number => positions.at(-1) || 1;

/** What the lines are drawn against: percent, or from the least to the most points. */
export function rangeOf(lines: Lines, measure: Measure): [number, number] {
  if (measure === "chances") return [0, 100];
  const all = lines.points.flat();
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

const heightOf = (value: number, [least, most]: [number, number]): number => 1 - (value - least) / (most - least);

/** A seat's line as an SVG path in a picture that is `wide` and `tall`. */
export function lineOf(lines: Lines, measure: Measure, seat: number, wide: number, tall: number): string {
  const [length, range] = [lengthOf(lines), rangeOf(lines, measure)];
  return lines.positions
    .map((n, i) => {
      const [x, y] = [(n / length) * wide, heightOf(lines[measure][i]?.[seat] ?? 0, range) * tall];
      return `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** Where a seat's line is at any position, also between two that were computed. */
export function spotAt(lines: Lines, measure: Measure, seat: number, n: number): Spot {
  const before = indexAt(lines, n);
  const after = Math.min(before + 1, lines.positions.length - 1);
  const [from, to] = [lines.positions[before] ?? 0, lines.positions[after] ?? 0];
  const [low, high] = [lines[measure][before]?.[seat] ?? 0, lines[measure][after]?.[seat] ?? 0];
  const part = to > from ? Math.min(1, Math.max(0, (n - from) / (to - from))) : 0;
  return { x: n / lengthOf(lines), y: heightOf(low + (high - low) * part, rangeOf(lines, measure)) };
}

/** Marks from left to right, with room between neighbours: one that would lie on the last one stands a level above it. */
export function stacked<S extends { x: number }>(spots: readonly S[], gap: number): (S & { level: number })[] {
  const ends: number[] = [];
  return spots.map((spot) => {
    const free = ends.findIndex((end) => spot.x - end >= gap);
    const level = free < 0 ? ends.length : free;
    ends[level] = spot.x;
    return { ...spot, level };
  });
}

/** The place in the lists of the last position that was computed up to `n`. */
export function indexAt({ positions }: Lines, n: number): number {
  const after = positions.findIndex((position) => position > n);
  return after < 0 ? positions.length - 1 : Math.max(0, after - 1);
}
