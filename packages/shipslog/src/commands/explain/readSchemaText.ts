import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

// Resolved like an import, so that it works from dist and from an installed package.
const { resolve } = createRequire(import.meta.url);

/** Reads a published file of the contract, as `FSDJump.schema.json`. */
export function readSchemaText(file: string): Promise<string> {
  return readFile(resolve(`@shipslog/contract/schemas/${file}`), "utf8");
}
