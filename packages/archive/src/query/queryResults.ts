import { literal } from "../engine/quote.ts";
import { explainedStatement, type Tables } from "./Tables.ts";

/** A column of a result: its name, its type in DuckDB, and whether it holds numbers. */
export interface ResultColumn {
  readonly name: string;
  readonly type: string;
  readonly isNumber: boolean;
}

/** A result as text: its columns, and its rows in batches. */
export interface TextResult {
  readonly columns: readonly ResultColumn[];
  readonly rows: AsyncIterable<readonly (readonly (string | null)[])[]>;
}

const numeric = /^(?:U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?|FLOAT|DOUBLE|DECIMAL.*)$/;

/** Runs a query and returns every value as DuckDB prints it. */
export async function queryAsText(tables: Tables, sql: string): Promise<TextResult> {
  const subquery = asSubquery(sql);
  await tables.checkReadOnly(sql);
  if (explainedStatement(sql) !== undefined) return await planAsText(tables, sql);
  const described = await tables.query(`SELECT column_name, column_type FROM (DESCRIBE (${subquery}))`);
  const columns = described.map(({ column_name: name, column_type: type }) => ({
    name: name as string,
    type: type as string,
    isNumber: numeric.test(type as string),
  }));
  const result = await tables.stream(`SELECT COLUMNS(*)::VARCHAR FROM (${subquery})`);
  return { columns, rows: result.yieldRows() as unknown as TextResult["rows"] };
}

/** An EXPLAIN cannot be a subquery. Its result is text. */
async function planAsText(tables: Tables, sql: string): Promise<TextResult> {
  const result = await tables.stream(sql);
  const columns = result.columnNames().map((name) => ({ name, type: "VARCHAR", isNumber: false }));
  return { columns, rows: result.yieldRows() as unknown as TextResult["rows"] };
}

/** Runs a query and yields each row as a JSON object with exact numbers. A number that JSON does not have is null. */
export async function* queryAsJson(tables: Tables, sql: string): AsyncGenerator<string, void, undefined> {
  await tables.checkReadOnly(sql);
  if (explainedStatement(sql) !== undefined) {
    for (const row of await tables.query(sql)) yield JSON.stringify(row);
    return;
  }
  const result = await tables.stream(`SELECT to_json(answer)::VARCHAR FROM (${asSubquery(sql)}) AS answer`);
  for await (const rows of result.yieldRows()) {
    for (const [row] of rows) yield withoutNaN(row as string);
  }
}

/** The numbers that DuckDB writes into JSON and JSON does not have, and the strings that may contain the same words. */
const oddNumber = /-?\b(?:nan|inf(?:inity)?)\b/i;
const stringOrOddNumber = /"(?:[^"\\]|\\.)*"|-?\b(?:nan|inf(?:inity)?)\b/gi;

function withoutNaN(json: string): string {
  if (!oddNumber.test(json)) return json;
  return json.replaceAll(stringOrOddNumber, (found) => (found.startsWith('"') ? found : "null"));
}

/**
 * Runs a query and writes the result as Parquet. The file must be one of the `writable` files of the tables; an existing file is
 * replaced. It is written directly, because the temporary file that DuckDB would use is not among the writable ones.
 */
export async function queryToParquet(tables: Tables, sql: string, path: string): Promise<void> {
  const options = "FORMAT parquet, COMPRESSION zstd, USE_TMP_FILE false";
  await tables.repeatIfChanged(async () => {
    // Again after each change, because the new files are not compared with their digests yet.
    await tables.checkReadOnly(sql);
    await tables.connection.run(`COPY (${asSubquery(sql)}) TO ${literal(path)} (${options})`);
  });
}

/** The SQL as a subquery: without a final semicolon, and with a new line that ends a comment. */
function asSubquery(sql: string): string {
  return `${sql.replace(/;\s*$/, "")}\n`;
}
