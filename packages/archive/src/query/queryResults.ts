import { literal } from "../engine/quote.ts";
import type { Tables } from "./Tables.ts";

/** A column of a result: its name, and whether it holds numbers. */
export interface ResultColumn {
  readonly name: string;
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
  const described = await tables.query(`SELECT column_name, column_type FROM (DESCRIBE (${subquery}))`);
  const columns = described.map(({ column_name: name, column_type: type }) => ({
    name: name as string,
    isNumber: numeric.test(type as string),
  }));
  const result = await tables.stream(`SELECT COLUMNS(*)::VARCHAR FROM (${subquery})`);
  return { columns, rows: result.yieldRows() as unknown as TextResult["rows"] };
}

/** Runs a query and yields each row as a JSON object with exact numbers. */
export async function* queryAsJson(tables: Tables, sql: string): AsyncGenerator<string, void, undefined> {
  await tables.checkReadOnly(sql);
  const result = await tables.stream(`SELECT to_json(answer)::VARCHAR FROM (${asSubquery(sql)}) AS answer`);
  for await (const rows of result.yieldRows()) {
    for (const [row] of rows) yield row as string;
  }
}

/** Runs a query and writes the result as Parquet. The file must be one of the `writable` files of the tables. */
export async function queryToParquet(tables: Tables, sql: string, path: string): Promise<void> {
  await tables.checkReadOnly(sql);
  await tables.connection.run(`COPY (${asSubquery(sql)}) TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd)`);
}

/** The SQL as a subquery: without a final semicolon, and with a new line that ends a comment. */
function asSubquery(sql: string): string {
  return `${sql.replace(/;\s*$/, "")}\n`;
}
