import { createHash } from "node:crypto";
import { notTyped, tableQueries, stagingSchema } from "./tableQueries.ts";

/** Without the schema and one condition, which do not change the columns: so the hashes are those of version 0.1. */
const shapes = new Map(
  [...tableQueries].map(([table, query]) => {
    return [table, shorten(query.replaceAll(`${stagingSchema}.`, "").replace(notTyped, ""))];
  }),
);

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
