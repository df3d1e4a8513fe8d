import { kinds } from "@shipslog/contract";
import { kindTables } from "../generated/kindTables.ts";
import type { Fields } from "../tables/Structure.ts";

const origin: Fields = {
  commander: "VARCHAR",
  position: { file: "VARCHAR", generation: "BIGINT", line: "BIGINT", offset: "BIGINT" },
};
const line: Fields = { ...origin, bytes: "BIGINT", raw: "VARCHAR" };

/** The columns of each table that is published, in the order of the lake. */
export const publishedColumns: ReadonlyMap<string, Fields> = new Map(
  Object.entries({
    events: { timestamp: "TIMESTAMP", kind: "VARCHAR", ...line },
    rejects: { timestamp: "TIMESTAMP", kind: "VARCHAR", code: "VARCHAR", reason: "VARCHAR", ...line },
    ...Object.fromEntries(kinds.map((kind) => [kind, { ...origin, ...kindTables[kind], extra: "VARCHAR" }])),
  } satisfies Record<string, Fields>),
);
