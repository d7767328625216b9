/** The sounds of the table: wood, stone, skin, bone and fire. Each means one thing. */

import { breathe, chance, finished, silence, strike, type Mode, type Samples, type Stroke } from "./synthesis";

const WOOD: Mode[] = [
  [165, 0.7, 0.2],
  [410, 1, 0.18],
  [930, 0.55, 0.12],
  [1620, 0.3, 0.08],
  [2680, 0.16, 0.05],
];
const STONE: Mode[] = [
  [190, 0.5, 0.12],
  [1180, 0.8, 0.16],
  [2130, 0.7, 0.12],
  [3390, 0.5, 0.09],
  [5140, 0.3, 0.06],
];
const BONE: Mode[] = [
  [330, 0.5, 0.08],
  [1750, 0.9, 0.07],
  [2960, 0.7, 0.05],
  [4870, 0.45, 0.035],
];
/** A skin over a hollow trunk. Its overtones are soon gone, but a small loudspeaker has nothing else to tell it by. */
const SKIN: Mode[] = [
  [88, 1, 1.2],
  [140, 0.6, 0.55],
  [176, 0.42, 0.4],
  [188, 0.3, 0.3],
  [270, 0.18, 0.2],
  [345, 0.12, 0.14],
];
/** A slab of stone that hangs free, as in the oldest chimes: the overtones of a bar. */
const SLAB: Mode[] = [
  [1, 1, 1.5],
  [2.76, 0.34, 0.6],
  [5.4, 0.14, 0.25],
];

/** A piece is put down. */
function wood(): Samples {
  const made = silence(0.24);
  breathe(made, chance(11), { fall: 0.012, pitch: 2200, level: 0.9 });
  strike(made, WOOD, { bend: 0.06, bendSeconds: 0.02 });
  strike(made, WOOD, { at: 0.046, level: 0.16, size: 1.04 });
  return finished(made, 0.55);
}

function stone(): Samples {
  const made = silence(0.26);
  const luck = chance(23);
  breathe(made, luck, { fall: 0.01, pitch: 4200, level: 1.1 });
  strike(made, STONE);
  strike(made, STONE, { at: 0.031, level: 0.3, size: 1.07 });
  breathe(made, luck, { at: 0.03, rise: 0.02, fall: 0.12, pitch: 2400, to: 1500, level: 0.35 });
  return finished(made, 0.5);
}

/** A breath of flame, and what crackles in it less and less. */
function fire(): Samples {
  const made = silence(1.05);
  const luck = chance(5);
  breathe(made, luck, { rise: 0.13, fall: 1.9, pitch: 240, to: 520, level: 2, narrow: 0.7 });
  breathe(made, luck, { rise: 0.2, fall: 1.4, pitch: 1400, to: 900, level: 0.4 });
  for (let at = 0.03; at < 0.95; at += 0.012 + luck() * (0.03 + at * 0.09)) {
    const pitch = 1600 + luck() * 4200;
    breathe(made, luck, { at, rise: 0.0005, fall: 0.006 + luck() * 0.014, pitch, narrow: 3, level: 0.8 + luck() * 2.4 });
  }
  return finished(made, 0.42);
}

/** Bones fall on wood: faster and softer until they lie. */
function dice(): Samples {
  const made = silence(0.62);
  const luck = chance(41);
  let at = 0;
  let level = 1;
  for (let gap = 0.105; gap > 0.016; gap *= 0.78) {
    strike(made, BONE, { at, level, size: 0.86 + luck() * 0.34 });
    strike(made, WOOD, { at, level: level * 0.3, size: 0.9 + luck() * 0.3 });
    breathe(made, luck, { at, fall: 0.006, pitch: 3600, level: level * 0.8 });
    at += gap * (0.8 + luck() * 0.4);
    level *= 0.84;
  }
  return finished(made, 0.5);
}

/** Slides over the table and lies. */
function card(): Samples {
  const made = silence(0.26);
  const luck = chance(3);
  breathe(made, luck, { rise: 0.07, fall: 0.05, pitch: 1500, to: 3800, level: 0.6 });
  breathe(made, luck, { at: 0.1, fall: 0.03, pitch: 2600, level: 1.2 });
  strike(made, WOOD, { at: 0.102, level: 0.16, size: 0.8 });
  return finished(made, 0.36);
}

/** The ground growls, bubbles rise, and it hisses where it lands. */
function lava(): Samples {
  const made = silence(1.1);
  const luck = chance(17);
  breathe(made, luck, { rise: 0.1, fall: 2.2, pitch: 70, to: 120, level: 3, narrow: 1.4 });
  for (let at = 0.05; at < 0.75; at += 0.05 + luck() * 0.12) {
    const bubble: Mode[] = [[150 + luck() * 170, 1, 0.09 + luck() * 0.08]];
    strike(made, bubble, { at, level: 0.3 + luck() * 0.4, bend: -0.45, bendSeconds: 0.12 });
  }
  breathe(made, luck, { at: 0.4, rise: 0.06, fall: 0.6, pitch: 5200, to: 2600, level: 0.35 });
  return finished(made, 0.55);
}

function drumStroke(made: Samples, stroke: Stroke): void {
  strike(made, SKIN, { bend: 0.3, bendSeconds: 0.07, ...stroke });
  breathe(made, chance(7), { at: stroke.at ?? 0, fall: 0.045, pitch: 420, level: 0.9 * (stroke.level ?? 1) });
}

/** Yours alone: two strokes, like a heart. */
function drum(): Samples {
  const made = silence(1.05);
  drumStroke(made, { level: 0.55 });
  drumStroke(made, { at: 0.19 });
  return finished(made, 0.85);
}

/** Three slabs of stone, upwards, over a last stroke of the drum. */
function end(): Samples {
  const made = silence(1.18);
  drumStroke(made, { level: 0.8, size: 0.9 });
  for (const [at, pitch] of [
    [0.02, 392],
    [0.16, 523.25],
    [0.3, 659.25],
  ] as const) {
    strike(made, SLAB, { at, size: pitch, level: 0.6 });
    breathe(made, chance(29), { at, fall: 0.008, pitch: 3000, level: 0.3 });
  }
  return finished(made, 0.7);
}

/** Two light taps on a branch: somebody says something. */
function chat(): Samples {
  const made = silence(0.2);
  strike(made, WOOD, { level: 0.7, size: 1.7 });
  strike(made, WOOD, { at: 0.085, size: 2.27 });
  return finished(made, 0.3);
}

export const SOUNDS = { wood, stone, fire, dice, card, lava, drum, end, chat };

/** Each means one thing; the drum is for whoever's turn it is now. */
export type Sound = keyof typeof SOUNDS;
