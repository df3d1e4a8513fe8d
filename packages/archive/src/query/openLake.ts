import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { objectOption, requireOptions, textOption, type OptionShapes } from "@shipslog/contract/internal";
import { openEngine, type Engine } from "../engine/openEngine.ts";
import { literal } from "../engine/quote.ts";
import { homeOf, requirePlace } from "../lake/home/FolderHome.ts";
import type { LakeHome, LakePlace } from "../lake/home/LakeHome.ts";
import type { Manifest } from "../lake/manifest/Manifest.ts";
import { lakeVersion, readManifests } from "../lake/lake.ts";
import type { LakeError } from "../lake/home/LakeError.ts";
import { VerifiedFiles } from "../lake/files/VerifiedFiles.ts";
import { relationOf } from "../lake/files/relationOf.ts";
import { observedFolder, ObservedFiles, typedRelation, type LakeCache } from "../observed/ObservedFiles.ts";
import type { FindTypedRows } from "./ObservedViews.ts";
import { UnverifiedTables } from "./UnverifiedTables.ts";
import { verifyFiles } from "../lake/verifyFiles.ts";
import { damageError, findWrongSizes, type DamagedFile } from "../lake/files/damage.ts";
import { WatermarkFiles } from "../lake/watermarks/WatermarkFiles.ts";
import { Staging } from "../staging/Staging.ts";
import { tableNames } from "../tables/tableQueries.ts";
import { createLakeViews, failTable, type ViewedFiles } from "./lakeViews.ts";
import { lockDown, tablesShapes, type TablesOptions } from "./lockDown.ts";
import { QueryError, Tables } from "./Tables.ts";
import { stageInParts, type StagingTarget } from "../lake/lines/typedLines.ts";
import { type LakeFile, isUntyped } from "../lake/files/LakeFile.ts";

/** How a lake is opened for queries. */
export interface LakeOptions extends TablesOptions {
  /** Shows only the rows of this commander. Default: all rows. */
  readonly commander?: string | undefined;
  /**
   * Where it is remembered which files were compared with their digests, and where the lines of observed kinds are kept as typed
   * files after the first question. Default: each opening compares the files, and reads these lines as they are.
   */
  readonly cache?: LakeCache | undefined;
}

const lakeShapes: OptionShapes<LakeOptions> = {
  ...tablesShapes,
  commander: textOption,
  cache: objectOption,
};

/**
 * Opens a lake for queries. Each table is a view over the files of the lake, or empty if there are none. Files are compared with
 * their digests when a query first uses them. When another owner replaces files while they are read, the lake is opened again and
 * the query repeated.
 */
export async function openLake(lake: LakePlace, options: LakeOptions = {}): Promise<Tables> {
  requirePlace(lake);
  const home = homeOf(lake);
  requireOptions(options, lakeShapes);
  let opened = await openCurrent(home, options);
  return new Tables(opened.engine, {
    async verifyFor(sql) {
      await opened.unverified.verifyFor(opened.engine.connection, sql);
    },
    failureOf(table) {
      return opened.unverified.failureOf(table);
    },
    async typedRows(kind) {
      return await opened.typedRows(kind);
    },
    async reopen() {
      if ((await lakeVersion(home)) === opened.version) return undefined;
      opened = await openCurrent(home, options);
      return opened.engine;
    },
    async findDamage() {
      const first = (await verifyFiles(home)).damaged.find(({ table }) => table !== undefined);
      return first === undefined ? undefined : damageError(home, first);
    },
  });
}

interface OpenedFiles {
  readonly engine: Engine;
  readonly unverified: UnverifiedTables;
  readonly typedRows: FindTypedRows;
}

interface OpenedLake extends OpenedFiles {
  /** The version of the lake whose files the views read, or an earlier one. */
  readonly version: string;
}

/** Opens the current files; repeats it if they are replaced meanwhile. */
async function openCurrent(home: LakeHome, options: LakeOptions): Promise<OpenedLake> {
  for (;;) {
    const version = await lakeVersion(home);
    try {
      return { ...(await openFiles(home, options, version)), version };
    } catch (error) {
      if (error instanceof QueryError || (await lakeVersion(home)) === version) throw error;
    }
  }
}

async function openFiles(home: LakeHome, options: LakeOptions, version: string): Promise<OpenedFiles> {
  const manifests = await readManifests(home);
  const listed = manifests.flatMap((manifest) => [...manifest.files, ...manifest.watermarkFiles]);
  await home.tidyCopies(new Set(listed.map(({ path }) => path)));
  const files = manifests.flatMap((manifest) => manifest.files);
  const damaged = await findWrongSizes(home, files);
  const { cache } = options;
  const memory = cache === undefined ? undefined : { path: join(cache.folder, "verified.txt"), writer: cache.writer };
  const verified = await VerifiedFiles.open(home, memory);
  const engine = await openEngine(options);
  try {
    const { connection } = engine;
    const { commander } = options;
    const condition =
      commander === undefined ? "" : ` WHERE ${await isOf(commander, { connection, home, verified }, manifests)}`;
    // Creates all tables; the views below replace those that have rows in files.
    const staging = await Staging.open(connection);
    const unread = await stageUntyped({ connection, staging, home }, files, verified);
    const viewed = { home, files, damaged, unread, condition };
    const failing = home.isRemote ? await awaitFiles(connection, viewed) : await createLakeViews(connection, viewed);
    if (failing.size > 0 && (await lakeVersion(home)) !== version) throw new Error("files were replaced");
    const events = files.filter(({ table }) => table === "events");
    const made = home.isRemote ? [] : [observedFolder(home.folder)];
    const folders = { read: made, write: cache, memory: cache };
    const observed = await ObservedFiles.open(home.folder, events, folders, {
      threads: options.threads,
      memoryMb: options.memoryMb,
    });
    const read = [...files.map(({ path }) => join(home.folder, path)), ...observed.paths];
    await lockDown(engine.connection, [...read, ...(options.writable ?? [])]);
    return {
      engine,
      unverified: new UnverifiedTables(viewed, { verified, failing }),
      async typedRows(kind) {
        const typed = await observed.find(kind);
        if (typed === undefined) return undefined;
        const select = (relation: string) => `SELECT * FROM ${relation}${condition}`;
        const rest = typed.rest.length === 0 ? undefined : `(${select(relationOf(home.folder, typed.rest))})`;
        return { rows: select(typedRelation(typed)), rest };
      },
    };
  } catch (error) {
    engine.close();
    throw error;
  }
}

interface ReadFiles {
  readonly connection: DuckDBConnection;
  readonly home: LakeHome;
  readonly verified: VerifiedFiles;
}

/** The SQL condition for the rows of a commander; throws if the lake has none. */
async function isOf(
  commander: string,
  { connection, home, verified }: ReadFiles,
  manifests: readonly Manifest[],
): Promise<string> {
  const known = new Set<string>();
  for (const { watermarks, watermarkFiles } of manifests) {
    for (const each of watermarks) known.add(each.commander);
    for (const file of watermarkFiles) {
      const damage = await verified.damageOf(file);
      if (damage !== undefined) throw damageError(home, damage);
    }
    const stored = new WatermarkFiles(connection, home, watermarkFiles);
    for (const each of await stored.commanders()) known.add(each);
  }
  if (known.has(commander)) return `commander = ${literal(commander)}`;
  throw new QueryError(`there is no commander ${commander}; known commanders: ${[...known].toSorted().join(", ")}`);
}

/** Makes each table that has files fail until they are brought, and views of the others. */
async function awaitFiles(connection: DuckDBConnection, viewed: ViewedFiles): Promise<Map<string, LakeError>> {
  const waiting = new Set(viewed.files.map(({ table }) => table));
  for (const table of waiting) await failTable(connection, table);
  const others = tableNames.filter((table) => !waiting.has(table));
  return await createLakeViews(connection, viewed, others);
}

/**
 * Stages the lines that are not in the tables of their kinds yet, so that a query finds them there. Returns a file that cannot be
 * read: rows of any kind may be missing then.
 */
async function stageUntyped(
  target: StagingTarget,
  files: readonly LakeFile[],
  verified: VerifiedFiles,
): Promise<DamagedFile | undefined> {
  for (const file of files.filter(isUntyped)) {
    const damage = await verified.damageOf(file);
    if (damage !== undefined) return damage;
    try {
      // A query needs all lines at once, so nothing is cleared.
      for await (const _ of stageInParts(target, [file])) continue;
    } catch {
      return { path: file.path, table: file.table, problem: "cannot be read" };
    }
  }
  return undefined;
}
