/** The first 32 bits of the fractional parts of a root of each of the first primes, as SHA-256 has its constants. */
const rootsOf = (count: number, root: (value: number) => number): Uint32Array =>
  Uint32Array.from(primes(count), (prime) => Math.floor((root(prime) % 1) * 2 ** 32));
const constants = rootsOf(64, Math.cbrt);
const beginning = rootsOf(8, Math.sqrt);
const blockBytes = 64;

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++) if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** SHA-256. A browser has it only as a promise, and names are replaced in the middle of a line. */
function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / blockBytes) * blockBytes));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(message.length) * 8n);
  const state = beginning.slice();
  for (let at = 0; at < padded.byteLength; at += blockBytes) addBlock(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setUint32(4 * index, word);
  return new Uint8Array(digest.buffer);
}

function addBlock(state: Uint32Array, padded: DataView, at: number): void {
  const schedule = new Uint32Array(64);
  const word = (index: number): number => schedule[index] ?? 0;
  for (let index = 0; index < 16; index++) schedule[index] = padded.getUint32(at + 4 * index);
  for (let index = 16; index < 64; index++) {
    const early = word(index - 15);
    const late = word(index - 2);
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[index] = word(index - 16) + first + word(index - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const added = (h + mixed + (constants[index] ?? 0) + word(index)) | 0;
    const most = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + most) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + value;
}

/** HMAC with SHA-256, of texts. */
export function hmac(key: string, text: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const given = encoder.encode(key);
  const short = given.length > blockBytes ? sha256(given) : given;
  const padded = (filler: number): Uint8Array =>
    Uint8Array.from({ length: blockBytes }, (_, index) => (short[index] ?? 0) ^ filler);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), encoder.encode(text)))));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}
