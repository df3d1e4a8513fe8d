import { DuckDBListValue, DuckDBStructValue, DuckDBTimestampValue, type DuckDBValue } from "@duckdb/node-api";
import type { JsonObject, JsonValue, Kind } from "@shipslog/contract";
import { printTimestamp } from "@shipslog/contract/internal";
import { kindTables } from "../generated/kindTables.ts";
import { parseExtra } from "./extra.ts";
import { oldNames } from "./oldForms.ts";

/** A row of a kind's table, as DuckDB returns it. */
export type KindRow = Readonly<Record<string, DuckDBValue>>;

/**
 * Rebuilds the event of a row: its columns, overlaid by `extra`. Keys are in the order of the table. A column whose field is in
 * `extra` under the name that it had in earlier games was filled from there.
 */
export function restore(kind: Kind, row: KindRow): JsonObject {
  const others = typeof row["extra"] === "string" ? parseExtra(row["extra"]) : {};
  const isCopy = (name: string) => {
    const was = oldNames[kind]?.[name];
    return was !== undefined && Object.hasOwn(others, was);
  };
  const names = Object.keys(kindTables[kind]).filter((name) => !isCopy(name));
  const columns = names.flatMap((name) => memberOf(name, row[name] ?? null));
  return Object.fromEntries([["event", kind], ...columns, ...Object.entries(others)]);
}

function memberOf(name: string, value: DuckDBValue): readonly (readonly [string, JsonValue])[] {
  return value === null ? [] : [[name, jsonOf(value)]];
}

function jsonOf(value: DuckDBValue): JsonValue {
  if (value instanceof DuckDBListValue) return value.items.map(jsonOf);
  if (value instanceof DuckDBStructValue) {
    return Object.fromEntries(Object.entries(value.entries).flatMap(([name, item]) => memberOf(name, item)));
  }
  if (value instanceof DuckDBTimestampValue) return timestampOf(value);
  if (typeof value === "bigint") return BigInt.asIntN(54, value) === value ? Number(value) : value;
  return value as JsonValue;
}

/** A timestamp as the game writes it; no other form is stored in a column of times. */
function timestampOf({ micros }: DuckDBTimestampValue): string {
  return printTimestamp(Number(micros / 1000n));
}
