import type { Stats } from "node:fs";

/** What a path leads to, for messages; undefined for a file. */
export function describeType(stats: Stats): string | undefined {
  if (stats.isFile()) return undefined;
  if (stats.isDirectory()) return "a folder";
  if (stats.isFIFO()) return "a FIFO";
  return stats.isSocket() ? "a socket" : "a device";
}
