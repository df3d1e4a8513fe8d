import { createHash } from "node:crypto";
import { tableQueries } from "./tableQueries.ts";

const shapes = new Map([...tableQueries].map(([table, query]) => [table, shorten(query)]));

/** A short hash of the columns that this version writes: files with another hash have other columns. */
export function shapeOf(table: string): string {
  return shapes.get(table) ?? "";
}

/** The hash of columns that were merged from files of several shapes. */
export function mergedShape(hashes: Iterable<string>): string {
  const different = [...new Set(hashes)].sort();
  return different.length === 1 ? (different[0] ?? "") : shorten(different.join(" "));
}

function shorten(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
