const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const letterBits = 5;
const byteBits = 8;

/** Moves bits from groups of one size to groups of another; the last group is padded with zeros if `isPadded`, or else dropped. */
function regroup(groups: Iterable<number>, from: number, to: number, isPadded: boolean): number[] {
  const found: number[] = [];
  let held = 0;
  let bits = 0;
  for (const group of groups) {
    held = (held << from) | group;
    bits += from;
    while (bits >= to) {
      bits -= to;
      found.push((held >> bits) & ((1 << to) - 1));
    }
    held &= (1 << bits) - 1;
  }
  if (isPadded && bits > 0) found.push((held << (to - bits)) & ((1 << to) - 1));
  return found;
}

/** Prints bytes in base32 without padding, as NATS prints keys. */
export function printBase32(bytes: Uint8Array): string {
  return regroup(bytes, byteBits, letterBits, true)
    .map((at) => letters.charAt(at))
    .join("");
}

/** Parses base32 without padding; a character that is not a letter of it counts as zero. */
export function parseBase32(text: string): Uint8Array {
  const groups = Array.from(text, (letter) => Math.max(0, letters.indexOf(letter)));
  return Uint8Array.from(regroup(groups, letterBits, byteBits, false));
}
