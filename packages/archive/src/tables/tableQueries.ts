import { kinds, type Kind } from "@shipslog/contract";
import { literal } from "../engine/quote.ts";
import { kindTables } from "../generated/kindTables.ts";
import { kindNumbers } from "../staging/Dictionary.ts";
import { noTime, states } from "../staging/stagedColumns.ts";

const whose = `commander,
  {file: file, generation: generation::BIGINT, line: line::BIGINT, "offset": "offset"::BIGINT} AS position`;
const stands = `${whose}, bytes::BIGINT AS bytes, raw`;
const time = `make_timestamp(nullif(seconds, ${noTime})::BIGINT * 1000000) AS "timestamp"`;
const lines = "FROM staged JOIN journals USING (journal)";
const theirKind = "LEFT JOIN kinds USING (number)";

/** How each table is made from the staged lines, as SQL that begins with SELECT and ends with its condition. */
export const tableQueries: ReadonlyMap<string, string> = new Map(
  Object.entries({
    events: `SELECT ${time}, kind, ${stands} ${lines} ${theirKind} WHERE state <> ${states.rejected}`,
    rejects: `SELECT ${time}, kind, code, reason, ${stands} ${lines} ${theirKind} JOIN odds USING (odd)
      WHERE state = ${states.rejected}`,
    ...Object.fromEntries(kinds.map((kind) => [kind, kindQuery(kind)])),
  }),
);

function kindQuery(kind: Kind): string {
  const fields = `unnest(from_json(coalesce(body, raw), ${literal(JSON.stringify(kindTables[kind]))}))`;
  return `SELECT ${whose}, ${fields}, extra::JSON AS extra ${lines} LEFT JOIN odds USING (odd)
    WHERE number = ${kindNumbers.get(kind)} AND state <> ${states.rejected}`;
}

/** The names of all tables. */
export const tableNames: readonly string[] = [...tableQueries.keys()];
