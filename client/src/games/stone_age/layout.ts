/** Where the places lie in the painted land: on a wide screen, and on a phone that is held upright. */

export interface Site {
  /** Where people stand, in units of the picture. */
  x: number;
  y: number;
  /** How large its part of the picture is drawn. */
  scale: number;
}

export interface Arrangement {
  width: number;
  height: number;
  sites: Record<string, Site>;
  fire: Site;
}

export const WIDE: Arrangement = {
  width: 1600,
  height: 640,
  sites: {
    quarry: { x: 215, y: 240, scale: 1.1 },
    clay_pit: { x: 205, y: 515, scale: 1.05 },
    tool_maker: { x: 530, y: 262, scale: 0.95 },
    hut: { x: 575, y: 492, scale: 1.1 },
    field: { x: 870, y: 520, scale: 1 },
    river: { x: 935, y: 290, scale: 1 },
    hunt: { x: 1350, y: 232, scale: 1.1 },
    forest: { x: 1385, y: 540, scale: 1.1 },
  },
  fire: { x: 735, y: 375, scale: 0.9 },
};

export const TALL: Arrangement = {
  width: 800,
  height: 900,
  sites: {
    quarry: { x: 150, y: 255, scale: 0.92 },
    river: { x: 415, y: 300, scale: 0.9 },
    hunt: { x: 625, y: 255, scale: 0.9 },
    tool_maker: { x: 140, y: 515, scale: 0.9 },
    hut: { x: 385, y: 560, scale: 0.95 },
    field: { x: 670, y: 520, scale: 0.9 },
    clay_pit: { x: 170, y: 785, scale: 1 },
    forest: { x: 610, y: 785, scale: 1.05 },
  },
  fire: { x: 270, y: 600, scale: 0.75 },
};

/** A place as parts of a hundred, for what stands on the picture. */
export const percent = ({ width, height }: Arrangement, { x, y }: Site): { x: number; y: number } => ({
  x: (100 * x) / width,
  y: (100 * y) / height,
});

const ROW = 4;

/** How many rings stand in each row, the one at the back first: the front row is not the shorter one. */
export function rowsOf(rings: number): number[] {
  if (rings <= ROW) return rings ? [rings] : [];
  const back = Math.floor(rings / 2);
  return [back, rings - back];
}
