import { escapeControls } from "@shipslog/contract/internal";
import { LakeError, namedQueries, parametersOf, QueryError, type Tables } from "@shipslog/archive";
import type { Host } from "../../command/Host.ts";
import { paletteFor } from "../../text/palette.ts";
import { UsageError } from "../../failure/errors.ts";
import { bySet, statementsOf, type ParameterValues } from "../../queryLake/askedQuery.ts";
import { columnsOf } from "./columnsOf.ts";
import { SqlCompletion } from "./SqlCompletion.ts";
import { printTables } from "./printTable.ts";

const help = `Type SQL and end it with a semicolon, or the name of a named query.
  .tables          the tables
  .schema TABLE    the columns of a table, with their units
  .queries         the named queries
  .help            this list
  .exit            ends; so does Ctrl-D
`;

/**
 * Answers queries that are typed, or read from standard input, until the input ends. Returns whether all could be answered; at a
 * terminal a mistake is corrected by the next line.
 */
export async function promptQueries(
  tables: Tables,
  values: ParameterValues,
  host: Host,
  signal: AbortSignal,
): Promise<boolean> {
  const { input, out } = host;
  const paint = paletteFor(out);
  const completion = await SqlCompletion.of(tables);
  let isFine = true;
  let typed = "";
  const answer = async (text: string) => {
    try {
      await answerLine(text, { tables, values }, host);
    } catch (error) {
      if (!(error instanceof QueryError || error instanceof LakeError || error instanceof UsageError)) throw error;
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

/** What a line is asked of. */
interface Prompted {
  readonly tables: Tables;
  /** The values of parameters, for each query that has them. */
  readonly values: ParameterValues;
}

async function answerLine(text: string, { tables, values }: Prompted, host: Host): Promise<void> {
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
    const statements = (await statementsFor(command, table)) ?? askedOf(text, values);
    for await (const part of printTables({ tables, statements, host, out: undefined })) {
      out.write(part);
      await out.drained();
    }
    if (host.input.isTerminal) out.write(paletteFor(out).dim(`${Math.round(clock.monotonicMs() - start)} ms\n`));
  }
}

async function statementsFor(command: string, table: string): Promise<readonly string[] | undefined> {
  if (command === ".tables") return ["SHOW TABLES"];
  return command === ".schema" ? [await columnsOf(table)] : undefined;
}

/** The statements of a line, with the values that were given for their parameters. */
function askedOf(text: string, values: ParameterValues): readonly string[] {
  const name = text.replace(/;$/, "");
  const asked = namedQueries.has(name) ? name : text;
  const parameters = parametersOf(namedQueries.get(asked)?.template ?? asked);
  return statementsOf(asked, new Map([...values].filter(([each]) => parameters.includes(each))), bySet);
}

/** DuckDB shows where a mistake is on lines of their own. */
function escapeLines(message: string): string {
  return message.split("\n").map(escapeControls).join("\n");
}
