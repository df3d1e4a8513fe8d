import { isObjectAddress, namedQueries } from "@shipslog/archive";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import { queryFormats } from "./queryFormats.ts";
import { useTables } from "../../queryLake/openTables.ts";
import { bySet, statementsOf, type ParameterValues } from "../../queryLake/askedQuery.ts";
import { readGivenPath } from "../../queryLake/givenPaths.ts";
import { openTablesOf } from "./openTablesOf.ts";
import type { QueryArguments } from "./queryOptions.ts";
import { promptQueries } from "./promptQueries.ts";
import { replaceFile } from "../../command/replaceFile.ts";
import { statPath } from "../../openFolder/listFolder.ts";
import { suggest } from "../../text/suggest.ts";
import { printPage } from "../../text/TextPage.ts";
import { UsageError } from "../../failure/errors.ts";
import type { Host } from "../../command/Host.ts";

/** Answers the query of the command line, or those typed at a prompt, or lists the named ones. */
export async function answerQuery(args: QueryArguments, host: Host): Promise<ExitCode> {
  if (args.has("list")) return list(host);
  if (await isPrompt(args)) return await runPrompt(args, host);
  const format = queryFormats[args.choice("format")];
  const statements = statementsOf(askedIn(args), valuesOf(args), bySet);
  const out = args.text("out");
  if (format.needsFile && out === undefined) throw new UsageError("parquet needs an output file; give it with --out");
  const answer = async (file?: string) => {
    const paths = args.positionals.slice(1);
    const tables = await openTablesOf(paths, { ...whoseOf(args, paths), statements, out: file }, host);
    await useTables(tables, host, async () => {
      for (const sql of statements) await tables.checkReadOnly(sql);
      await format.print({ tables, statements, host, out: file });
    });
  };
  if (out === undefined) await answer();
  else await replaceFile(out, host, answer);
  return exitCodes.fine;
}

/** Whether the command line names journals or a lake and no query. */
async function isPrompt({ positionals: [first] }: QueryArguments): Promise<boolean> {
  return first !== undefined && !namedQueries.has(first) && !/\s/.test(first) && (await isPlace(first));
}

/** Whether there may be journals or a lake. */
async function isPlace(text: string): Promise<boolean> {
  const { path } = await readGivenPath(text);
  return isObjectAddress(path) || (await statPath(path)) !== undefined;
}

async function runPrompt(args: QueryArguments, host: Host): Promise<ExitCode> {
  if (args.text("out") !== undefined) throw new UsageError("--out needs a query; the prompt prints its answers");
  const tables = await openTablesOf(args.positionals, whoseOf(args, args.positionals), host);
  let isFine = true;
  await useTables(tables, host, async () => {
    isFine = await promptQueries(tables, valuesOf(args), host, AbortSignal.any([host.interrupted, host.out.ended]));
  });
  return isFine ? exitCodes.fine : exitCodes.usage;
}

/** Which journals become tables, and as whose. */
function whoseOf(args: QueryArguments, paths: readonly string[]) {
  const repeats = args.optionalChoice("repeats");
  if (repeats !== undefined && paths.length < 2) throw new UsageError("--repeats is for several lakes");
  return {
    commander: args.text("commander"),
    defaultCommander: args.text("default-commander"),
    isQuiet: args.has("quiet"),
    repeats,
  };
}

function list(host: Host) {
  const rows = [...namedQueries.values()].map(({ name, title, parameters }) => {
    const settings = Object.entries(parameters).map((parameter) => `; --set ${parameter.join("=")}`);
    return [name, title + settings.join("")];
  });
  host.out.write(printPage({ title: "named queries", blocks: [{ rows }] }, host.out));
  return exitCodes.fine;
}

/** What SQL begins with: alone, it is the first word of SQL without quotes. */
const firstWords = /^(select|with|from|show|describe|summarize|explain|pivot|unpivot|values)$/i;

/** The name of a named query, or SQL, which contains white space. */
function askedIn({ positionals: [asked] }: QueryArguments): string {
  if (asked === undefined) throw new UsageError("the query is missing; try jumps-per-day, or --list for all");
  if (firstWords.test(asked)) throw new UsageError("put quotes around the SQL");
  if (!namedQueries.has(asked) && !/\s/.test(asked.trim())) {
    const hint = suggest(asked, [...namedQueries.keys()], "see shipslog query --list");
    throw new UsageError(`there is no query ${asked}; ${hint}`);
  }
  return asked;
}

/** The values of `--set`, by name. */
function valuesOf(args: QueryArguments): ParameterValues {
  const pairs = args.list("set").map((text) => {
    const [, name, value] = /^([a-z_]\w*)=([^]*)$/i.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new UsageError(`--set ${text}: expected NAME=VALUE`);
    return [name, value] as const;
  });
  return new Map(pairs);
}
