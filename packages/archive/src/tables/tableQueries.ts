import { kinds } from "@shipslog/contract";
import { kindTables } from "../generated/kindTables.ts";
import { literal } from "../engine/quote.ts";

const whose = `commander, {file: file, generation: generation::BIGINT, line: line::BIGINT, "offset": "offset"::BIGINT} AS position`;
const stands = `${whose}, bytes::BIGINT AS bytes, raw`;

/** How each table is made from lines, as SQL over a relation `lines`: which lines, and what of them. */
export const tableQueries: ReadonlyMap<string, { readonly where: string; readonly select: string }> = new Map([
  ["events", { where: "code IS NULL", select: `"timestamp", kind, ${stands}` }],
  ["rejects", { where: "code IS NOT NULL", select: `"timestamp", kind, code, reason, ${stands}` }],
  ...kinds.map((kind) => {
    const fields = `unnest(from_json(coalesce(body, raw), ${literal(JSON.stringify(kindTables[kind]))}))`;
    const where = `code IS NULL AND kind = ${literal(kind)}`;
    return [kind, { where, select: `${whose}, ${fields}, extra::JSON AS extra` }] as const;
  }),
]);

/** The names of all tables. */
export const tableNames: readonly string[] = [...tableQueries.keys()];
