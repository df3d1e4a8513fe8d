import { BOOLEAN, DOUBLE, VARCHAR, type DuckDBType } from "@duckdb/node-api";
import type { Delivery } from "@shipslog/contract";
import type { Prepared } from "../tables/prepare.ts";
import { timeOf } from "../tables/timeOf.ts";
import type { Dictionary } from "./Dictionary.ts";

/** A column of the staged lines: its type, and what a delivery puts there. */
interface StagedColumn {
  readonly type: DuckDBType;
  readonly valueOf: (delivery: Delivery, prepared: Prepared, words: Dictionary) => string | number | boolean | null;
}

/** Numbers go in as doubles, which hold every offset exactly and cost less to hand over than 64-bit integers. */
export const stagedColumns: Readonly<Record<string, StagedColumn>> = {
  journal: { type: DOUBLE, valueOf: (delivery, _, words) => words.journalOf(delivery) },
  generation: { type: DOUBLE, valueOf: ({ position }) => position.generation },
  line: { type: DOUBLE, valueOf: ({ position }) => position.line },
  offset: { type: DOUBLE, valueOf: ({ position }) => position.offset },
  bytes: { type: DOUBLE, valueOf: ({ byteLength }) => byteLength },
  seconds: { type: DOUBLE, valueOf: (delivery) => timeOf(delivery) ?? null },
  number: { type: DOUBLE, valueOf: (delivery, _, words) => words.kindOf(delivery) },
  unparsed: { type: BOOLEAN, valueOf: ({ verdict }) => isUnparsed(verdict) },
  raw: { type: VARCHAR, valueOf: ({ raw }) => raw },
  body: { type: VARCHAR, valueOf: (_, { body }) => body ?? null },
  extra: { type: VARCHAR, valueOf: (_, { extra }) => extra ?? null },
  code: { type: VARCHAR, valueOf: ({ verdict }) => (verdict.type === "rejected" ? verdict.code : null) },
  reason: { type: VARCHAR, valueOf: ({ verdict }) => (verdict.type === "rejected" ? verdict.reason : null) },
};

/** Whether nobody has looked yet if a line is JSON to its end. */
export function isUnparsed(verdict: Delivery["verdict"]): boolean {
  return verdict.type === "stored" && verdict.event === undefined;
}
