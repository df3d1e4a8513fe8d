import { readFileSync } from "node:fs";

/** Reads the version, which all packages share. */
export function readVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  return manifest.version;
}
