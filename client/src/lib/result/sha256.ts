/** SHA-256 (FIPS 180-4): pages over plain http have no `crypto.subtle`. */

const WORDS = 64;
const BLOCK = 64;

/** The first 32 bits of the fractional part of a root, as the standard makes its constants of the first primes. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};

const ROUND = primes(WORDS).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a 1, zeros, and its length in bits: whole blocks. */
function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(whole.length - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(WORDS);
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < WORDS; i += 1) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const mixed = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const stirred = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + mixed + words[i - 7]! + stirred;
  }
  return words;
}

function compress(sums: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = sums as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < WORDS; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[i]! + words[i]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (sums[i] = sums[i]! + word));
}

/** In hex. */
export function sha256(message: Uint8Array): string {
  const sums = Int32Array.from(START);
  const view = padded(message);
  for (let at = 0; at < view.byteLength; at += BLOCK) compress(sums, schedule(view, at));
  return [...sums].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The bytes of an even number of hex digits; null of anything else. */
export function bytesOf(hex: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}
