import { literal } from "../engine/quote.ts";
import type { Tables } from "./Tables.ts";

/** The columns of an answer: names, and whether they hold numbers. */
export interface Heading {
  readonly name: string;
  readonly isNumber: boolean;
}

/** An answer as text: its headings, and its rows in batches. */
export interface TextAnswer {
  readonly headings: readonly Heading[];
  readonly rows: AsyncIterable<readonly (readonly (string | null)[])[]>;
}

const numeric = /^(?:U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?|FLOAT|DOUBLE|DECIMAL.*)$/;

/** Asks and gives every value as DuckDB prints it. */
export async function answerInText(tables: Tables, sql: string): Promise<TextAnswer> {
  const asked = insideOf(sql);
  await tables.mustAsk(sql);
  const described = await tables.query(`SELECT column_name, column_type FROM (DESCRIBE (${asked}))`);
  const headings = described.map(({ column_name: name, column_type: type }) => ({
    name: name as string,
    isNumber: numeric.test(type as string),
  }));
  const result = await tables.stream(`SELECT COLUMNS(*)::VARCHAR FROM (${asked})`);
  return { headings, rows: result.yieldRows() as unknown as TextAnswer["rows"] };
}

/** Asks and gives each row as a JSON object of exact numbers. */
export async function* answerInJson(tables: Tables, sql: string): AsyncGenerator<string, void, undefined> {
  await tables.mustAsk(sql);
  const result = await tables.stream(`SELECT to_json(answer)::VARCHAR FROM (${insideOf(sql)}) AS answer`);
  for await (const rows of result.yieldRows()) {
    for (const [row] of rows) yield row as string;
  }
}

/** Asks and writes the answer as Parquet; the file must be among those the tables were opened for. */
export async function answerInParquet(tables: Tables, sql: string, path: string): Promise<void> {
  await tables.mustAsk(sql);
  await tables.connection.run(`COPY (${insideOf(sql)}) TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd)`);
}

/** The SQL as it can stand within another: no semicolon behind it, and a comment at its end closed by a new line. */
function insideOf(sql: string): string {
  return `${sql.replace(/;\s*$/, "")}\n`;
}
