import { namedQueries } from "@shipslog/archive";
import type { Arguments } from "../../Command.ts";
import { exitCodes, type ExitCode } from "../../exitCodes.ts";
import { queryFormats } from "./queryFormats.ts";
import { queryFormatNames } from "./queryFormatNames.ts";
import { openTables } from "./openTables.ts";
import { promptQueries } from "./promptQueries.ts";
import { useTables } from "./useTables.ts";
import { replaceFile } from "../../replaceFile.ts";
import { statPath } from "../../journalSources/statPath.ts";
import { suggest } from "../../text/suggest.ts";
import { printPage } from "../../text/TextPage.ts";
import { UsageError } from "../../UsageError.ts";
import type { Host } from "../../Host.ts";

/** Answers the query of the command line, or those typed at a prompt, or lists the named ones. */
export async function answerQuery(args: Arguments, host: Host): Promise<ExitCode> {
  if (args.has("list")) return list(host);
  if (await isPrompt(args)) return await runPrompt(args, host);
  const format = queryFormats[args.choice("format", queryFormatNames)];
  const sql = sqlOf(args);
  const out = args.text("out");
  if (format.needsFile && out === undefined) throw new UsageError("parquet needs an output file; give it with --out");
  const answer = async (file?: string) => {
    const tables = await openTables({ given: args.positionals.slice(1), sql, out: file }, args, host);
    await useTables(tables, host, () => format.print({ tables, sql, host, out: file }));
  };
  if (out === undefined) await answer();
  else await replaceFile(out, host, answer);
  return exitCodes.fine;
}

/** Whether the command line names journals or a lake and no query. */
async function isPrompt({ positionals: [first] }: Arguments): Promise<boolean> {
  return first !== undefined && !namedQueries.has(first) && !/\s/.test(first) && (await statPath(first)) !== undefined;
}

async function runPrompt(args: Arguments, host: Host): Promise<ExitCode> {
  if (args.text("out") !== undefined) throw new UsageError("--out needs a query; the prompt prints its answers");
  const tables = await openTables({ given: args.positionals }, args, host);
  let isFine = true;
  await useTables(tables, host, async () => {
    isFine = await promptQueries(tables, host, AbortSignal.any([host.interrupted, host.out.ended]));
  });
  return isFine ? exitCodes.fine : exitCodes.usage;
}

function list(host: Host) {
  const rows = [...namedQueries.values()].map(({ name, title }) => [name, title]);
  host.out.write(printPage({ title: "named queries", blocks: [{ rows }] }, host.out));
  return exitCodes.fine;
}

/** What SQL begins with: alone, it is the first word of SQL without quotes. */
const firstWords = /^(select|with|from|show|describe|summarize|explain|pivot|values)$/i;

/** The SQL of a named query, or the given SQL. SQL contains white space, a name does not. */
function sqlOf({ positionals: [asked] }: Arguments): string {
  if (asked === undefined) throw new UsageError("the query is missing; try jumps-per-day, or --list for all");
  if (firstWords.test(asked)) throw new UsageError("put quotes around the SQL");
  const named = namedQueries.get(asked);
  if (named === undefined && !/\s/.test(asked.trim())) {
    const hint = suggest(asked, [...namedQueries.keys()], "see shipslog query --list");
    throw new UsageError(`there is no query ${asked}; ${hint}`);
  }
  return named?.sql ?? asked;
}
