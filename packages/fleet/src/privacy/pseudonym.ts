import { createHmac } from "node:crypto";

/** 96 bits: a collision among a billion commanders is practically impossible. */
const hexDigits = 24;

/** The pseudonym of a commander: an HMAC that only the holder of the key can relate to the name. */
export function pseudonymOf(name: string, key: string): string {
  return createHmac("sha256", key).update(name, "utf8").digest("hex").slice(0, hexDigits);
}
