/** A hash of a text as 14 hexadecimal digits: 53 bits tell the lines of any player apart. It is not made to withstand an attacker. */
export function fingerprint(text: string): string {
  // Two multiplicative hashes, mixed at the end (cyrb53).
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (2 ** 32 * (2_097_151 & low) + (high >>> 0)).toString(16).padStart(14, "0");
}
