import { kinds } from "@shipslog/contract";
import { literal } from "../engine/quote.ts";
import { kindTables } from "../generated/kindTables.ts";

const whose = `commander,
  {file: file, generation: generation::BIGINT, line: line::BIGINT, "offset": "offset"::BIGINT} AS position`;
const stands = `${whose}, bytes::BIGINT AS bytes, raw`;
const time = `make_timestamp(seconds::BIGINT * 1000000) AS "timestamp"`;

/** How each table is made from the staged lines, as SQL that ends with its condition. */
export const tableQueries: ReadonlyMap<string, string> = new Map([
  ["events", `SELECT ${time}, kind, ${stands} FROM staged WHERE code IS NULL`],
  ["rejects", `SELECT ${time}, kind, code, reason, ${stands} FROM staged WHERE code IS NOT NULL`],
  ...kinds.map((kind) => {
    const structure = literal(JSON.stringify(kindTables[kind]));
    const fields = `unnest(from_json(coalesce(body, raw), ${structure}))`;
    const rows = `FROM staged WHERE kind = ${literal(kind)} AND code IS NULL`;
    return [kind, `SELECT ${whose}, ${fields}, extra::JSON AS extra ${rows}`] as const;
  }),
]);

/** The names of all tables. */
export const tableNames: readonly string[] = [...tableQueries.keys()];
