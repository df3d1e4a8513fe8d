import { escapeControls } from "@shipslog/contract/internal";
import { queryAsText } from "@shipslog/archive";
import type { Question } from "./printTable.ts";

/** Prints each answer as a table of Markdown, with an empty line between two. Numbers are to the right. */
export async function* printMarkdown({ tables, statements }: Question): AsyncGenerator<string, void, undefined> {
  for (const [at, sql] of statements.entries()) {
    const { columns, rows } = await queryAsText(tables, sql);
    if (at > 0) yield "\n";
    yield tableLine(columns.map(({ name }) => cell(name)));
    yield tableLine(columns.map(({ isNumber }) => (isNumber ? "---:" : "---")));
    for await (const batch of rows) yield batch.map((row) => tableLine(row.map(cell))).join("");
  }
}

const tableLine = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;

/** What would end a cell, or be more than text in it. */
const special = /[\\|`*<>[\]]/g;

/** A value on one line, without what Markdown would change. */
function cell(value: string | null): string {
  const text = (value ?? "").replace(/\r?\n/g, " ");
  return escapeControls(text).replaceAll(special, (found) => `\\${found}`);
}
