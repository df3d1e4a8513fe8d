import {
  lacksManifest,
  openLake,
  openLakes,
  openMemorySink,
  QueryError,
  type LakeCache,
  type LakesOptions,
  type Tables,
} from "@shipslog/archive";
import { Interruption, stopIfInterrupted, UsageError } from "../failure/errors.ts";
import { findSources } from "../openFolder/findSources.ts";
import { isFolder } from "../openFolder/listFolder.ts";
import type { JournalsToStore } from "../storeFolder/storeFolder.ts";
import { cacheOfLake, lakeAt } from "../storeFolder/lakeAt.ts";
import { takeIn } from "../storeFolder/storeSources.ts";
import { unpackJournals, type UnpackedPaths } from "../unpackJournals/unpackJournals.ts";
import { findLakes, type FoundLake } from "./givenPaths.ts";

/** How lakes are asked, and several together. */
type SeveralLakes = Pick<LakesOptions, "repeats" | "onRepeats" | "onUndivided">;

/** What tables are opened for, and which journals they hold. */
export interface OpenTablesOptions extends JournalsToStore, SeveralLakes {
  /** Statements that are checked before journals are read, which may take long. */
  readonly statements?: readonly string[] | undefined;
  /** A file that DuckDB may write. */
  readonly out?: string | undefined;
  /** The folder of the caches of lakes. */
  readonly cache?: string | undefined;
}

/**
 * Opens the tables to query: those of a lake, or journals, read into memory. Throws an Interruption when it is stopped, so that
 * nothing is answered from half of the journals.
 */
export async function openTables(paths: readonly string[], options: OpenTablesOptions): Promise<Tables> {
  const { out } = options;
  const writable = out === undefined ? [] : [out];
  const lakes = await findLakes(paths);
  if (lakes.length > 0) return await openFound(lakes, writable, options);
  await refuseTornLakes(paths);
  const unpacked = await unpackJournals(paths);
  try {
    return await readIntoMemory(unpacked, writable, options);
  } finally {
    await unpacked.close();
  }
}

async function readIntoMemory(
  { paths, origins, unreadable }: UnpackedPaths,
  writable: readonly string[],
  options: OpenTablesOptions,
): Promise<Tables> {
  const { statements = [], signal, onEmpty = () => undefined } = options;
  const sources = await findSources(paths, { onEmpty });
  const sink = await openMemorySink({ writable });
  try {
    // The columns of a PIVOT are values that are not read yet.
    for (const sql of statements) if (!/\bpivot/i.test(sql)) await sink.tables.checkReadOnly(sql);
    options.onFound?.(sources);
    for (const error of unreadable) options.onUnreadable?.(error);
    await takeIn(sink, sources, { ...options, origins });
    if (signal?.aborted === true) {
      throw new Interruption("there is no result, because some journals were not read");
    }
  } catch (error) {
    await sink.close();
    throw error;
  }
  return sink.tables;
}

/** The cache of one lake. */
function lakeCache(lake: string, folder: string): LakeCache {
  return { folder: cacheOfLake(lake, folder), writer: String(process.pid) };
}

/** Opens a lake, or several. A commander who is in none is a mistake of the caller. */
async function openFound(
  lakes: readonly FoundLake[],
  writable: readonly string[],
  { commander, cache, machine, repeats, onRepeats, onUndivided }: OpenTablesOptions,
): Promise<Tables> {
  const named = lakes.map(({ name, path }) => {
    return { name, place: lakeAt(path, machine), cache: cache === undefined ? undefined : lakeCache(path, cache) };
  });
  const [lake, ...others] = named;
  try {
    if (lake === undefined || others.length > 0) {
      return await openLakes(named, { writable, commander, repeats, onRepeats, onUndivided });
    }
    return await openLake(lake.place, { writable, commander, cache: lake.cache, onUndivided });
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

const left = "the result is not complete";
const againMs = 50;

/** Runs work on tables and closes them. The signal ends a running query. */
export async function useTables<Result>(
  tables: Tables,
  host: { readonly interrupted: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const interrupt = () => {
    tables.connection.interrupt();
    // DuckDB forgets an interrupt that comes between two queries.
    timer = setTimeout(interrupt, againMs);
  };
  host.interrupted.addEventListener("abort", interrupt, { once: true });
  try {
    stopIfInterrupted(host, left);
    const result = await work();
    stopIfInterrupted(host, left);
    return result;
  } catch (error) {
    stopIfInterrupted(host, left);
    throw error;
  } finally {
    host.interrupted.removeEventListener("abort", interrupt);
    clearTimeout(timer);
    tables.close();
  }
}
