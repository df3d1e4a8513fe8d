import { kinds, type Kind } from "@shipslog/contract";
import { literal } from "../engine/quote.ts";
import { kindTables } from "../generated/kindTables.ts";

/** The schema of the staged lines. `SHOW TABLES` does not list it, because it is not in the search path. */
export const stagingSchema = "staging";

/** The number of each of the sixteen kinds. Other kinds get the numbers after these, in order of appearance. */
export const kindNumbers: ReadonlyMap<string, number> = new Map(kinds.map((kind, index) => [kind, index + 1]));

/** The state of a staged line: parsed, stored if it is valid JSON, rejected, or in `events` already. */
export const lineStates = { parsed: 0, unparsed: 1, rejected: 2, typed: 3 } as const;

/** The seconds of a line without a timestamp. */
export const noTime = -1e15;

const origin = `commander,
  {file: file, generation: generation::BIGINT, line: line::BIGINT, "offset": "offset"::BIGINT} AS position`;
const lineColumns = `${origin}, bytes::BIGINT AS bytes, raw`;
const time = `make_timestamp(nullif(seconds, ${noTime})::BIGINT * 1000000) AS "timestamp"`;
const lines = `FROM ${stagingSchema}.staged JOIN ${stagingSchema}.journals USING (journal)`;
const joinKind = `LEFT JOIN ${stagingSchema}.kinds USING (number)`;
const odds = `${stagingSchema}.odds`;

/** The condition for lines that are not in `events` already. */
export const notTyped = ` AND state <> ${lineStates.typed}`;

/** The SQL that makes each table from the staged lines: it begins with SELECT and ends with its WHERE condition. */
export const tableQueries: ReadonlyMap<string, string> = new Map(
  Object.entries({
    events: `SELECT ${time}, kind, ${lineColumns} ${lines} ${joinKind} WHERE state <> ${lineStates.rejected}${notTyped}`,
    rejects: `SELECT ${time}, kind, code, reason, ${lineColumns} ${lines} ${joinKind} JOIN ${odds} USING (odd)
      WHERE state = ${lineStates.rejected}`,
    ...Object.fromEntries(kinds.map((kind) => [kind, kindQuery(kind)])),
  }),
);

function kindQuery(kind: Kind): string {
  const fields = `unnest(from_json(coalesce(body, raw), ${literal(JSON.stringify(kindTables[kind]))}))`;
  return `SELECT ${origin}, ${fields}, extra::JSON AS extra ${lines} LEFT JOIN ${odds} USING (odd)
    WHERE number = ${kindNumbers.get(kind)} AND state <> ${lineStates.rejected}`;
}

/** The names of all tables. */
export const tableNames: readonly string[] = [...tableQueries.keys()];
