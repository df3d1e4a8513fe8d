import type { HashText } from "@shipslog/contract";
import { isNode, nodeModule } from "./nodeModule.ts";
import { sha256 } from "./sha256.ts";

/** Hashes text. Node's module is loaded on first use: loading it takes a third as long as starting Node, and most runs need no hash. */
export const hash: HashText = (algorithm, text) =>
  isNode ? nodeModule("node:crypto").hash(algorithm, text) : sha256(text);
