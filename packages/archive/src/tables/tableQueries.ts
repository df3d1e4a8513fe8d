import { kinds } from "@shipslog/contract";
import { literal } from "../engine/quote.ts";
import { kindTables } from "../generated/kindTables.ts";
import { kindNumbers } from "../staging/Dictionary.ts";

const whose = `commander,
  {file: file, generation: generation::BIGINT, line: line::BIGINT, "offset": "offset"::BIGINT} AS position`;
const stands = `${whose}, bytes::BIGINT AS bytes, raw`;
const time = `make_timestamp(seconds::BIGINT * 1000000) AS "timestamp"`;
const lines = "FROM staged JOIN journals USING (journal)";

/** How each table is made from the staged lines, as SQL that begins with SELECT and ends with its condition. */
export const tableQueries: ReadonlyMap<string, string> = new Map(
  Object.entries({
    events: `SELECT ${time}, kind, ${stands} ${lines} LEFT JOIN kinds USING (number) WHERE code IS NULL`,
    rejects: `SELECT ${time}, kind, code, reason, ${stands} ${lines} LEFT JOIN kinds USING (number) WHERE code IS NOT NULL`,
    ...Object.fromEntries(kinds.map((kind) => [kind, kindQuery(kind)])),
  }),
);

function kindQuery(kind: (typeof kinds)[number]): string {
  const structure = literal(JSON.stringify(kindTables[kind]));
  const fields = `unnest(from_json(coalesce(body, raw), ${structure}))`;
  return `SELECT ${whose}, ${fields}, extra::JSON AS extra ${lines} WHERE number = ${kindNumbers.get(kind)} AND code IS NULL`;
}

/** The names of all tables. */
export const tableNames: readonly string[] = [...tableQueries.keys()];
