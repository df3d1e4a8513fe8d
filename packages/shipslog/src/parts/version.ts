import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "./packageFolder.ts";

/** Reads the version, which all packages share. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as { readonly version: string })
    .version;
}
