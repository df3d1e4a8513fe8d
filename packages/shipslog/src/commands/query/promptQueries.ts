import { escapeControls } from "@shipslog/contract/internal";
import { LakeError, namedQueries, QueryError, type Tables } from "@shipslog/archive";
import type { Host } from "../../command/Host.ts";
import { paletteFor } from "../../text/palette.ts";
import { SqlCompletion } from "./SqlCompletion.ts";
import { printTable } from "./printTable.ts";

const help = `Type SQL and end it with a semicolon, or the name of a named query.
  .tables          the tables
  .schema TABLE    the columns of a table
  .queries         the named queries
  .help            this list
  .exit            ends; so does Ctrl-D
`;

/**
 * Answers queries that are typed, or read from standard input, until the input ends. Returns whether all could be answered; at a
 * terminal a mistake is corrected by the next line.
 */
export async function promptQueries(tables: Tables, host: Host, signal: AbortSignal): Promise<boolean> {
  const { input, out } = host;
  const paint = paletteFor(out);
  const completion = await SqlCompletion.of(tables);
  let isFine = true;
  let typed = "";
  const answer = async (text: string) => {
    try {
      await answerLine(text, tables, host);
    } catch (error) {
      if (!(error instanceof QueryError || error instanceof LakeError)) throw error;
      isFine = false;
      (input.isTerminal ? out : host.err).write(`${paint.warning(escapeLines(error.message))}\n`);
    }
  };
  const prompt = () => paint.strong(typed === "" ? "query> " : "   ... ");
  for await (const line of input.lines({ prompt, complete: (text) => completion.complete(text), signal })) {
    typed = `${typed}${typed === "" ? "" : "\n"}${line}`.trimStart();
    if (typed.trim() === ".exit") return isFine || input.isTerminal;
    if (!isWhole(typed)) continue;
    await answer(typed.trim());
    typed = "";
  }
  // A file may end without a semicolon.
  if (typed.trim() !== "" && !signal.aborted) await answer(typed.trim());
  return isFine || input.isTerminal;
}

/** Whether what was typed is a command, a named query, or SQL with its semicolon. */
function isWhole(typed: string): boolean {
  const text = typed.trim();
  return text.startsWith(".") || text.endsWith(";") || namedQueries.has(text);
}

async function answerLine(text: string, tables: Tables, host: Host): Promise<void> {
  const { out, clock } = host;
  const [command = "", table = ""] = text.replace(/;$/, "").split(/\s+/);
  if (command === ".help") {
    out.write(help);
  } else if (command === ".queries") {
    for (const { name, title } of namedQueries.values()) out.write(`${name}: ${title}\n`);
  } else if (command.startsWith(".") && command !== ".tables" && command !== ".schema") {
    throw new QueryError(`there is no command ${command}; .help lists them`);
  } else {
    const start = clock.monotonicMs();
    const sql = sqlFor(command, table) ?? namedQueries.get(text.replace(/;$/, ""))?.sql ?? text;
    for await (const part of printTable({ tables, sql, host, out: undefined })) {
      out.write(part);
      await out.drained();
    }
    if (host.input.isTerminal) out.write(paletteFor(out).dim(`${Math.round(clock.monotonicMs() - start)} ms\n`));
  }
}

function sqlFor(command: string, table: string): string | undefined {
  if (command === ".tables") return "SHOW TABLES";
  if (command !== ".schema") return undefined;
  const name = `"${table.replaceAll('"', '""')}"`;
  return `SELECT column_name AS "column", column_type AS "type" FROM (DESCRIBE ${name})`;
}

/** DuckDB shows where a mistake is on lines of their own. */
function escapeLines(message: string): string {
  return message.split("\n").map(escapeControls).join("\n");
}
