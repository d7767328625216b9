/** Plays what was made once: a sound costs no more than a look into a table. */

import { SOUNDS, type Sound } from "./made";
import { pressed, RATE } from "./synthesis";

const VOLUME = 0.8;
const MOST_AT_ONCE = 6;
/** Seconds within which the same sound is one sound: five people are put down with one knock. */
const SAME = 0.045;
/** No piece of wood sounds twice alike: so much higher or lower, at most. */
const VARIETY = 0.05;
/** Is heard in any noise, and always the same. */
const ALWAYS: readonly Sound[] = ["drum", "end"];

export class Player {
  readonly #context: AudioContext;
  readonly #out: AudioNode;
  readonly #made = new Map<Sound, AudioBuffer>();
  readonly #last = new Map<Sound, number>();
  #voices = 0;

  constructor(context: AudioContext) {
    this.#context = context;
    const volume = new GainNode(context, { gain: VOLUME });
    const curve = Float32Array.from({ length: 1025 }, (_, index) => pressed(index / 512 - 1));
    this.#out = volume;
    volume.connect(new WaveShaperNode(context, { curve })).connect(context.destination);
  }

  play(kind: Sound): void {
    const now = this.#context.currentTime;
    const isVital = ALWAYS.includes(kind);
    if (now - (this.#last.get(kind) ?? -1) < SAME || (this.#voices >= MOST_AT_ONCE && !isVital)) return;
    this.#last.set(kind, now);
    const playbackRate = isVital ? 1 : 1 + VARIETY * (Math.random() * 2 - 1);
    const voice = new AudioBufferSourceNode(this.#context, { buffer: this.#buffer(kind), playbackRate });
    voice.connect(this.#out);
    this.#voices += 1;
    voice.onended = () => (this.#voices -= 1);
    voice.start();
  }

  #buffer(kind: Sound): AudioBuffer {
    const known = this.#made.get(kind);
    if (known) return known;
    const samples = SOUNDS[kind]();
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
    buffer.copyToChannel(samples, 0);
    this.#made.set(kind, buffer);
    return buffer;
  }
}
