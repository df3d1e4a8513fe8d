import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { queryAsJson, queryAsText, queryToParquet } from "@shipslog/archive";
import { printMarkdown } from "./printMarkdown.ts";
import { type Question, printTables } from "./printTable.ts";
import type { queryFormatNames } from "./queryOptions.ts";

/** A way to print the result of a query. */
interface QueryFormat {
  readonly needsFile: boolean;
  print(question: Question): Promise<void>;
}

/** What each value of `--format` does. Only a table and Markdown have room for the answers of several statements. */
export const queryFormats: Readonly<Record<(typeof queryFormatNames)[number], QueryFormat>> = {
  table: { needsFile: false, print: (question) => emit(question, printTables(question)) },
  csv: { needsFile: false, print: (question) => emit(question, separated(question, ",")) },
  tsv: { needsFile: false, print: (question) => emit(question, separated(question, "\t")) },
  json: { needsFile: false, print: (question) => emit(question, json(question)) },
  ndjson: { needsFile: false, print: (question) => emit(question, ndjson(question)) },
  markdown: { needsFile: false, print: (question) => emit(question, printMarkdown(question)) },
  parquet: {
    needsFile: true,
    async print({ tables, statements, out = "" }) {
      await queryToParquet(tables, lastOf(statements), resolve(out));
    },
  },
};

async function emit({ host, out }: Question, text: AsyncIterable<string>): Promise<void> {
  if (out !== undefined) {
    await writeFile(out, text);
    return;
  }
  for await (const part of text) {
    host.out.write(part);
    await host.out.drained();
    if (host.interrupted.aborted || host.out.ended.aborted) return;
  }
}

/** The statement that answers. */
const lastOf = (statements: readonly string[]): string => statements.at(-1) ?? "";

async function* separated(
  { tables, statements }: Question,
  separator: "," | "\t",
): AsyncGenerator<string, void, undefined> {
  const { columns, rows } = await queryAsText(tables, lastOf(statements));
  const line = (values: readonly (string | null)[]) => separatedLine(values, separator);
  yield line(columns.map(({ name }) => name));
  for await (const batch of rows) yield batch.map(line).join("");
}

/** An array with one row per line, so that programs can read it as a whole or line by line. */
async function* json({ tables, statements }: Question): AsyncGenerator<string, void, undefined> {
  let before = "[\n";
  for await (const row of queryAsJson(tables, lastOf(statements))) {
    yield before + row;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** One object per line, and nothing around them. */
async function* ndjson({ tables, statements }: Question): AsyncGenerator<string, void, undefined> {
  for await (const row of queryAsJson(tables, lastOf(statements))) yield `${row}\n`;
}

/**
 * Formats a line of CSV or TSV. An empty string has quotes, a missing value has not. Lines end with LF as DuckDB and PostgreSQL write
 * them: with CRLF, `$(shipslog query … | tail -1)` would contain a carriage return.
 */
function separatedLine(values: readonly (string | null)[], separator: "," | "\t"): string {
  const quoted = values.map((value) => {
    if (value === null) return "";
    const isPlain = value !== "" && !value.includes(separator) && !/["\r\n]/.test(value);
    return isPlain ? value : `"${value.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(separator)}\n`;
}
