import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { queryAsJson, queryToParquet, queryAsText } from "@shipslog/archive";
import { type Question, printTable } from "./printTable.ts";
import type { queryFormatNames } from "./queryOptions.ts";

/** A way to print the result of a query. */
interface QueryFormat {
  readonly needsFile: boolean;
  print(question: Question): Promise<void>;
}

/** What each value of `--format` does. */
export const queryFormats: Readonly<Record<(typeof queryFormatNames)[number], QueryFormat>> = {
  table: { needsFile: false, print: (question) => emit(question, printTable(question)) },
  csv: { needsFile: false, print: (question) => emit(question, csv(question)) },
  json: { needsFile: false, print: (question) => emit(question, json(question)) },
  parquet: {
    needsFile: true,
    print: ({ tables, sql, out = "" }) => queryToParquet(tables, sql, resolve(out)),
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

async function* csv({ tables, sql }: Question): AsyncGenerator<string, void, undefined> {
  const { columns, rows } = await queryAsText(tables, sql);
  yield csvLine(columns.map(({ name }) => name));
  for await (const batch of rows) yield batch.map(csvLine).join("");
}

/** An array with one row per line, so that programs can read it as a whole or line by line. */
async function* json({ tables, sql }: Question): AsyncGenerator<string, void, undefined> {
  let before = "[\n";
  for await (const row of queryAsJson(tables, sql)) {
    yield before + row;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

const special = /[",\r\n]/;

/**
 * Formats a line of CSV. An empty string has quotes, a missing value has not. Lines end with LF as DuckDB and PostgreSQL write
 * them: with CRLF, `$(shipslog query … | tail -1)` would contain a carriage return.
 */
function csvLine(values: readonly (string | null)[]): string {
  return `${values.map(csvValue).join(",")}\n`;
}

function csvValue(value: string | null): string {
  if (value === null) return "";
  return value === "" || special.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
