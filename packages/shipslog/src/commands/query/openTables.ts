import { join } from "node:path";
import {
  isLake,
  lacksManifest,
  openLake,
  openMemorySink,
  QueryError,
  type LakeOptions,
  type Tables,
} from "@shipslog/archive";
import { escapeControls } from "@shipslog/contract/internal";
import { takeIn } from "../archive/takeIn.ts";
import type { Arguments } from "../../Command.ts";
import type { Host } from "../../Host.ts";
import { stopIfInterrupted } from "../../Interruption.ts";
import { findSources } from "../../journalSources/findSources.ts";
import { journalPaths } from "../../journalSources/journalPaths.ts";
import { isFolder } from "../../journalSources/statPath.ts";
import { UsageError } from "../../UsageError.ts";

/** What tables are opened for. */
export interface TablesRequest {
  /** The paths of the command line. */
  readonly given: readonly string[];
  /** A query that is checked before journals are read, which may take long. */
  readonly sql?: string;
  /** A file that DuckDB may write. */
  readonly out?: string | undefined;
}

/**
 * Opens the tables to query: those of a lake, or journals, read into memory. Throws an Interruption when the user stops it, so
 * that nothing is answered from half of the journals.
 */
export async function openTables({ given, sql, out }: TablesRequest, args: Arguments, host: Host): Promise<Tables> {
  const paths = await journalPaths(given, host);
  const writable = out === undefined ? [] : [out];
  const lakes = await findLakes(paths);
  const [lake] = lakes;
  if (lake !== undefined) {
    if (paths.length > 1) throw new UsageError(`${lake} is a lake; give one lake, or only journals`);
    const onDamaged = (name: string) =>
      host.err.write(`shipslog: ${escapeControls(join(lake, name))} is damaged; the version before it is read\n`);
    return await openLakeOf(lake, { writable, commander: args.text("commander"), onDamaged });
  }
  await refuseTornLakes(paths);
  const sources = await findSources(paths);
  const sink = await openMemorySink({ writable });
  try {
    if (sql !== undefined) await sink.tables.checkReadOnly(sql);
    await takeIn(sink, sources, args, host);
    stopIfInterrupted(host, "there is no result, because some journals were not read");
  } catch (error) {
    await sink.close();
    throw error;
  }
  return sink.tables;
}

/** A commander who is not in the lake is a mistake on the command line. */
async function openLakeOf(lake: string, options: LakeOptions): Promise<Tables> {
  try {
    return await openLake(lake, options);
  } catch (error) {
    throw error instanceof QueryError ? new UsageError(error.message) : error;
  }
}

/** Tables without a manifest would be an answer from nothing. */
async function refuseTornLakes(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (!(await isFolder(path)) || !(await lacksManifest(path))) continue;
    throw new UsageError(
      `${path} has the tables of a lake and no manifest: it was copied while it was written; copy it with shipslog fleet backup`,
    );
  }
}

async function findLakes(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(paths.map(async (path) => (await isFolder(path)) && (await isLake(path))));
  return paths.filter((_, at) => found[at] === true);
}
