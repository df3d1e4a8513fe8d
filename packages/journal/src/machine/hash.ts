import type { HashText } from "@shipslog/contract";
import { sha256 } from "@shipslog/contract/internal";
import { isNode, nodeModule } from "./nodeModule.ts";

/** Hashes text. Node's module is loaded on first use: loading it takes a third as long as starting Node, and most runs need no hash. */
export const hash: HashText = (algorithm, text) =>
  isNode ? nodeModule("node:crypto").hash(algorithm, text) : hexSha256(text);

/** SHA-256 of a text in UTF-8, as lower-case hexadecimal digits. */
export function hexSha256(text: string): string {
  const bytes = sha256(new TextEncoder().encode(text));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
