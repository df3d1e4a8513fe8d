import { printBase32 } from "./base32.ts";

const polynomial = 0x1021;
const topBit = 0x8000;
const checkBytes = 2;

/** The checksum at the end of a printed key: CRC-16 as in XMODEM. */
function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) sum = ((sum & topBit) === 0 ? sum << 1 : (sum << 1) ^ polynomial) & 0xffff;
  }
  return sum;
}

/** Prints a key as NATS does: a byte that gives its first letter, the key, a checksum. */
export function printKey(prefix: number, key: Uint8Array): string {
  const bytes = new Uint8Array(1 + key.length + checkBytes);
  bytes[0] = prefix;
  bytes.set(key, 1);
  const end = 1 + key.length;
  new DataView(bytes.buffer).setUint16(end, checksum(bytes.subarray(0, end)), true);
  return printBase32(bytes);
}
