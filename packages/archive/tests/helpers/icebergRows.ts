import { parseJson } from "@shipslog/contract/text";
import { icebergManifests, icebergMetadata, icebergRead } from "icebird";

const isoTime = /^([\d-]+)T([\d:]+)(?:\.000)?Z$/;

/** A row as text, so that rows of different readers can be compared. */
export type PlainRow = string;

/** Reads all rows of a published table with icebird, which shares no code with the publisher; none if it has no file. */
export async function icebergRows(tableUrl: string): Promise<readonly Record<string, unknown>[]> {
  const metadata = await icebergMetadata({ tableUrl });
  const manifests = await icebergManifests(metadata);
  // icebird refuses to read a table without files.
  if (manifests.every(({ entries }) => entries.every(({ status }) => status === 2))) return [];
  return await icebergRead({ tableUrl, metadata });
}

/**
 * Prints a row of icebird or of DuckDB. What is in `extra` counts instead of its column. Fields without a value are left out, because
 * Parquet readers differ in what they return.
 */
export function plainRow(row: Readonly<Record<string, unknown>>): PlainRow {
  return JSON.stringify(plain(wholeRow(row)));
}

/** A row with the fields of `extra` in their places. */
export function wholeRow({ extra, ...row }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof extra === "string" ? { ...row, ...(parseJson(extra) as object) } : row;
}

function plain(value: unknown): unknown {
  if (typeof value === "bigint" || typeof value === "number") return String(value);
  if (value instanceof Date) return plain(value.toISOString());
  if (typeof value === "string") return value.replace(isoTime, "$1 $2");
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
  return Object.fromEntries(members.map(([name, each]) => [name, plain(each)]));
}
