/** The first 32 bits of the fractions of the roots of the first primes, as FIPS 180-4 defines them. */
function fractions(count: number, root: 2 | 3): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    const isPrime = !Array.from({ length: candidate - 2 }, (_, at) => at + 2).some((by) => candidate % by === 0);
    if (!isPrime) continue;
    const value = root === 2 ? Math.sqrt(candidate) : Math.cbrt(candidate);
    found.push((value - Math.floor(value)) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const startState = fractions(8, 2);
const rounds = fractions(64, 3);
const blockBytes = 64;

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Adds the padding: a bit, zeros, and the length in bits. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / blockBytes) * blockBytes;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

function schedule(view: DataView, start: number): Uint32Array {
  const words = new Uint32Array(blockBytes);
  for (let at = 0; at < 16; at++) words[at] = view.getUint32(start + 4 * at);
  for (let at = 16; at < blockBytes; at++) {
    const early = words[at - 15] ?? 0;
    const late = words[at - 2] ?? 0;
    const lowSigma = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const highSigma = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] ?? 0) + lowSigma + (words[at - 7] ?? 0) + highSigma;
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < blockBytes; at++) {
    const choice = (e & f) ^ (~e & g);
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + high + choice + (rounds[at] ?? 0) + (words[at] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] ?? 0) + word));
}

/** SHA-256 of bytes, where there is no Node: a browser hashes only asynchronously. */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(bytes);
  const state = Uint32Array.from(startState);
  for (let start = 0; start < view.byteLength; start += blockBytes) mix(state, schedule(view, start));
  const digest = new DataView(new ArrayBuffer(4 * state.length));
  state.forEach((word, at) => digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}
