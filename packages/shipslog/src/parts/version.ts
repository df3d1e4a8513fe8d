import { readManifest } from "./packageFolder.ts";

/** Reads the version, which all packages share. */
export function readVersion(): string {
  return readManifest().version;
}
