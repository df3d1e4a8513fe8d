import type { HashText } from "@shipslog/contract";

/** Hashes text with Node. Its module is loaded on first use: loading it takes a third as long as starting Node, and most runs need no hash. */
export const hash: HashText = (algorithm, text) => process.getBuiltinModule("node:crypto").hash(algorithm, text);
