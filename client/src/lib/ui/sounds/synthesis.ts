/** What sounds are made of: bodies that are struck, and noise that a filter lets through. Plain numbers, the same every time. */

export type Samples = Float32Array<ArrayBuffer>;

/** Samples per second: enough for the crackle of a fire, and half the work of a studio's. */
export const RATE = 32_000;

export const silence = (seconds: number): Samples => new Float32Array(Math.round(seconds * RATE));

/** Numbers from 0 to 1 that look like chance. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One way in which a body rings: pitch in Hz, how loud, and after how many seconds nothing is left of it. */
export type Mode = readonly [pitch: number, level: number, seconds: number];

export interface Stroke {
  at?: number;
  level?: number;
  /** All modes higher or lower by this factor: a smaller or larger body. */
  size?: number;
  /** How much higher (or, below 0, lower) it begins; it is at its pitch after `bendSeconds`. */
  bend?: number;
  bendSeconds?: number;
}

const NOTHING_LEFT = Math.log(1000); // a thousandth of the level: 60 dB less

/** A body is struck and rings. */
export function strike(into: Samples, modes: readonly Mode[], stroke: Stroke = {}): void {
  const { at = 0, level = 1, size = 1, bend = 0, bendSeconds = 0.05 } = stroke;
  const first = Math.round(at * RATE);
  for (const [pitch, loud, seconds] of modes) {
    const end = Math.min(into.length, first + Math.round(seconds * RATE));
    let phase = 0;
    for (let index = first; index < end; index += 1) {
      const time = (index - first) / RATE;
      const bent = bend ? 1 + bend * Math.exp((-3 * time) / bendSeconds) : 1;
      phase += (2 * Math.PI * pitch * size * bent) / RATE;
      const shape = Math.exp((-NOTHING_LEFT * time) / seconds) * Math.min(1, time * 2000);
      into[index] = (into[index] ?? 0) + level * loud * shape * Math.sin(phase);
    }
  }
}

export interface Breath {
  at?: number;
  level?: number;
  /** Seconds until it is loudest, and from then on until it is gone. */
  rise?: number;
  fall: number;
  /** The pitch around which it is let through; it may wander to another one. */
  pitch: number;
  to?: number;
  /** How narrow: 0.5 is wide as wind, 8 nearly a tone. */
  narrow?: number;
}

/** Noise through a filter (a state variable one, which stays calm while its pitch wanders). */
export function breathe(into: Samples, luck: () => number, breath: Breath): void {
  const { at = 0, level = 1, rise = 0.001, fall, pitch, to = pitch, narrow = 1 } = breath;
  const first = Math.round(at * RATE);
  const length = Math.min(into.length - first, Math.round((rise + fall) * RATE));
  let low = 0;
  let band = 0;
  for (let index = 0; index < length; index += 1) {
    const time = index / RATE;
    const centre = pitch * (to / pitch) ** (index / length);
    const gain = Math.tan((Math.PI * centre) / RATE);
    const high = (luck() * 2 - 1 - low - (gain + 1 / narrow) * band) / (1 + gain * (gain + 1 / narrow));
    const passed = band + gain * high;
    band = passed + gain * high;
    low += 2 * gain * passed;
    const shape = time < rise ? time / rise : Math.exp((-NOTHING_LEFT * (time - rise)) / fall);
    into[first + index] = (into[first + index] ?? 0) + (level * shape * passed) / narrow;
  }
}

const FADE = 0.012;

/** As loud as `peak` at its loudest, and gone at its end without a click. */
export function finished(samples: Samples, peak: number): Samples {
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9);
  const fade = FADE * RATE;
  return samples.map((one, index) => (one / loudest) * peak * Math.min(1, (samples.length - 1 - index) / fade));
}

/** Loud things that meet are pressed together instead of being cut: as it is up to `KNEE`, never quite 1. */
export const pressed = (one: number): number => {
  const over = Math.abs(one) - KNEE;
  return over <= 0 ? one : Math.sign(one) * (KNEE + (1 - KNEE) * Math.tanh(over / (1 - KNEE)));
};
const KNEE = 0.7;
