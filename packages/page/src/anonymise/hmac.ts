import { sha256 } from "@shipslog/contract/internal";

const blockBytes = 64;

/** HMAC with SHA-256, of texts. A browser has it only as a promise, and names are replaced in the middle of a line. */
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
