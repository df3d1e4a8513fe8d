import { kinds, type Kind } from "@shipslog/contract";
import { literal } from "../engine/quote.ts";
import { kindTables } from "../generated/kindTables.ts";
import { kindNumbers } from "../staging/Dictionary.ts";
import { noTime, lineStates } from "../staging/stagedColumns.ts";

const origin = `commander,
  {file: file, generation: generation::BIGINT, line: line::BIGINT, "offset": "offset"::BIGINT} AS position`;
const lineColumns = `${origin}, bytes::BIGINT AS bytes, raw`;
const time = `make_timestamp(nullif(seconds, ${noTime})::BIGINT * 1000000) AS "timestamp"`;
const lines = "FROM staged JOIN journals USING (journal)";
const joinKind = "LEFT JOIN kinds USING (number)";

/** The SQL that makes each table from the staged lines: it begins with SELECT and ends with its WHERE condition. */
export const tableQueries: ReadonlyMap<string, string> = new Map(
  Object.entries({
    events: `SELECT ${time}, kind, ${lineColumns} ${lines} ${joinKind} WHERE state <> ${lineStates.rejected}`,
    rejects: `SELECT ${time}, kind, code, reason, ${lineColumns} ${lines} ${joinKind} JOIN odds USING (odd)
      WHERE state = ${lineStates.rejected}`,
    ...Object.fromEntries(kinds.map((kind) => [kind, kindQuery(kind)])),
  }),
);

function kindQuery(kind: Kind): string {
  const fields = `unnest(from_json(coalesce(body, raw), ${literal(JSON.stringify(kindTables[kind]))}))`;
  return `SELECT ${origin}, ${fields}, extra::JSON AS extra ${lines} LEFT JOIN odds USING (odd)
    WHERE number = ${kindNumbers.get(kind)} AND state <> ${lineStates.rejected}`;
}

/** The names of all tables. */
export const tableNames: readonly string[] = [...tableQueries.keys()];
