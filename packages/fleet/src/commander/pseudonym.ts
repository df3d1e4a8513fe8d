import { createHmac } from "node:crypto";

/** 96 bits: no two of a billion commanders share one. */
const hexDigits = 24;

/** Names a commander so that only the holder of the key can tell who it is. */
export function pseudonymOf(name: string, key: string): string {
  return createHmac("sha256", key).update(name, "utf8").digest("hex").slice(0, hexDigits);
}
