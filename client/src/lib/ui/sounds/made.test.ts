import { describe, expect, test } from "vitest";
import { SOUNDS, type Sound } from "./made";
import { pressed, RATE, type Samples } from "./synthesis";

const KINDS = Object.keys(SOUNDS) as Sound[];
const LONGEST = 1.2;
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);
const energy = (samples: Samples): number => sum(samples.map((one) => one * one));
const seconds = (samples: Samples): number => samples.length / RATE;

/** A low-pass of the second order (Butterworth). */
function lowered(samples: Samples, pitch: number): Samples {
  const turn = Math.tan((Math.PI * pitch) / RATE);
  const whole = 1 + Math.SQRT2 * turn + turn * turn;
  let [low, band] = [0, 0];
  return samples.map((one) => {
    const high = (one - low - (turn + Math.SQRT2) * band) / whole;
    const passed = band + turn * high;
    const kept = low + turn * passed;
    band = passed + turn * high;
    low = kept + turn * passed;
    return kept;
  });
}

/** The part of the energy that lies below a pitch. */
const partBelow = (samples: Samples, pitch: number): number => energy(lowered(lowered(samples, pitch), pitch)) / energy(samples);

describe.each(KINDS)("%s", (kind) => {
  const made = SOUNDS[kind]();

  test("is heard, is not cut, and is soon over", () => {
    const loudest = Math.max(...made.map(Math.abs));
    expect(seconds(made)).toBeLessThan(LONGEST);
    expect(loudest).toBeLessThanOrEqual(0.9);
    expect(Math.sqrt(energy(made) / made.length)).toBeGreaterThan(0.01);
    expect(made.every(Number.isFinite)).toBe(true);
    expect(Math.abs(sum(made) / made.length)).toBeLessThan(0.01);
  });

  test("begins at once and ends without a click", () => {
    expect(Math.abs(made[0] ?? 1)).toBeLessThan(0.05);
    expect(Math.abs(made[made.length - 1] ?? 1)).toBeLessThan(0.001);
    expect(energy(made.slice(0, RATE * 0.15))).toBeGreaterThan(0.02 * energy(made));
  });

  test("is the same every time", () => {
    expect(SOUNDS[kind]()).toEqual(made);
  });
});

test("the drum is low, and the deepest of all but the ground", () => {
  const drum = partBelow(SOUNDS.drum(), 200);
  expect(drum).toBeGreaterThan(0.8);
  for (const kind of KINDS.filter((one) => !["drum", "lava", "end"].includes(one)))
    expect(partBelow(SOUNDS[kind](), 200)).toBeLessThan(0.5);
});

test("wood is darker than bone, bone darker than stone's edge; a fire lasts, a card does not", () => {
  const dark = (kind: Sound): number => partBelow(SOUNDS[kind](), 1000);
  expect(dark("wood")).toBeGreaterThan(dark("dice"));
  expect(dark("wood")).toBeGreaterThan(dark("stone"));
  expect(seconds(SOUNDS.fire())).toBeGreaterThan(3 * seconds(SOUNDS.card()));
});

test("many at once are pressed together, never cut", () => {
  expect([0, 0.5, -0.5].map(pressed)).toEqual([0, 0.5, -0.5]);
  for (const loud of [0.8, 1, 2, 6]) {
    expect(pressed(loud)).toBeGreaterThan(0.7);
    expect(pressed(loud)).toBeLessThanOrEqual(1);
    expect(pressed(-loud)).toBe(-pressed(loud));
  }
});
