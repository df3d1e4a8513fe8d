import { createHash } from "node:crypto";
import { tableQueries } from "./tableQueries.ts";

const shapes = new Map([...tableQueries].map(([table, query]) => [table, shorten(query)]));

/** A short word for the columns that a table has today: files of another word have other columns. */
export function shapeOf(table: string): string {
  return shapes.get(table) ?? "";
}

/** The word for columns that were brought together from files of several shapes. */
export function mergedShape(words: Iterable<string>): string {
  const different = [...new Set(words)].sort();
  return different.length === 1 ? (different[0] ?? "") : shorten(different.join(" "));
}

function shorten(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
