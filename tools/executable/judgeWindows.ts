import { readFileSync } from "node:fs";
import { readChecksum, readResources, resourceTypes, writeChecksum } from "./windowsResources.ts";

/** Says what about a program for Windows would make it look like a changed Node; undefined when nothing does. */
export function judgeWindows(path: string): string | undefined {
  const file = readFileSync(path);
  const texts = readResources(file)
    .filter(({ type }) => type === resourceTypes.version)
    .map(({ bytes }) => bytes.toString("utf16le"));
  if (!texts.some((text) => text.includes("Shipslog")) || texts.some((text) => text.includes("node.exe"))) {
    return "its details do not say Shipslog";
  }
  const found = readChecksum(file);
  if (found.certificates !== 0) return "it points to a signature that it does not have";
  writeChecksum(file);
  const { checksum } = readChecksum(file);
  return found.checksum === checksum ? undefined : `its checksum is ${found.checksum}, expected ${checksum}`;
}
