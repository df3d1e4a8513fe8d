import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import {
  objectOption,
  required,
  requireOption,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { openEngine, type Engine } from "../engine/openEngine.ts";
import { literal } from "../engine/quote.ts";
import type { Manifest } from "../lake/manifest/Manifest.ts";
import { lakeVersion, readManifests } from "../lake/lake.ts";
import { VerifiedFiles, type VerifiedMemory } from "../lake/files/VerifiedFiles.ts";
import { UnverifiedTables } from "./UnverifiedTables.ts";
import { verifyFiles } from "../lake/verifyFiles.ts";
import { damageError, findWrongSizes, type DamagedFile } from "../lake/files/damage.ts";
import { WatermarkFiles } from "../lake/watermarks/WatermarkFiles.ts";
import { Staging } from "../staging/Staging.ts";
import { createLakeViews } from "./lakeViews.ts";
import { lockDown, tablesShapes, type TablesOptions } from "./lockDown.ts";
import { QueryError, Tables } from "./Tables.ts";
import { stageInParts, type StagingTarget } from "../lake/lines/typedLines.ts";
import { type LakeFile, isUntyped } from "../lake/files/LakeFile.ts";

/** How a lake is opened for queries. */
export interface LakeOptions extends TablesOptions {
  /** Shows only the rows of this commander. Default: all rows. */
  readonly commander?: string | undefined;
  /**
   * Where it is remembered which files were compared with their digests, so that another process need not read them again.
   * Default: each opening compares them.
   */
  readonly verified?: VerifiedMemory | undefined;
}

const lakeShapes: OptionShapes<LakeOptions> = {
  ...tablesShapes,
  commander: textOption,
  verified: objectOption,
};

/**
 * Opens a lake for queries. Each table is a view over the files of the lake, or empty if there are none. Files are compared with
 * their digests when a query first uses them. When another owner replaces files while they are read, the lake is opened again and
 * the query repeated.
 */
export async function openLake(lake: string, options: LakeOptions = {}): Promise<Tables> {
  requireOption("lake", lake, required(textOption));
  requireOptions(options, lakeShapes);
  let opened = await openCurrent(lake, options);
  return new Tables(opened.engine, {
    async verifyFor(sql) {
      await opened.unverified.verifyFor(opened.engine.connection, sql);
    },
    failureOf(table) {
      return opened.unverified.failureOf(table);
    },
    async reopen() {
      if ((await lakeVersion(lake)) === opened.version) return undefined;
      opened = await openCurrent(lake, options);
      return opened.engine;
    },
    async findDamage() {
      const first = (await verifyFiles(lake)).damaged.find(({ table }) => table !== undefined);
      return first === undefined ? undefined : damageError(lake, first);
    },
  });
}

interface OpenedFiles {
  readonly engine: Engine;
  readonly unverified: UnverifiedTables;
}

interface OpenedLake extends OpenedFiles {
  /** The version of the lake whose files the views read, or an earlier one. */
  readonly version: string;
}

/** Opens the current files; repeats it if they are replaced meanwhile. */
async function openCurrent(lake: string, options: LakeOptions): Promise<OpenedLake> {
  for (;;) {
    const version = await lakeVersion(lake);
    try {
      return { ...(await openFiles(lake, options, version)), version };
    } catch (error) {
      if (error instanceof QueryError || (await lakeVersion(lake)) === version) throw error;
    }
  }
}

async function openFiles(lake: string, options: LakeOptions, version: string): Promise<OpenedFiles> {
  const manifests = await readManifests(lake);
  const files = manifests.flatMap((manifest) => manifest.files);
  const damaged = await findWrongSizes(lake, files);
  const verified = await VerifiedFiles.open(lake, options.verified);
  const engine = await openEngine(options);
  try {
    const { connection } = engine;
    const { commander } = options;
    const condition =
      commander === undefined ? "" : ` WHERE ${await isOf(commander, { connection, lake, verified }, manifests)}`;
    // Creates all tables; the views below replace those that have rows in files.
    const staging = await Staging.open(connection);
    const unread = await stageUntyped({ connection, staging, lake }, files, verified);
    const failing = await createLakeViews(connection, { lake, files, damaged, unread, condition });
    if (failing.size > 0 && (await lakeVersion(lake)) !== version) throw new Error("files were replaced");
    await lockDown(engine.connection, [...files.map(({ path }) => join(lake, path)), ...(options.writable ?? [])]);
    return { engine, unverified: new UnverifiedTables(lake, files, { verified, failing }) };
  } catch (error) {
    engine.close();
    throw error;
  }
}

interface ReadFiles {
  readonly connection: DuckDBConnection;
  readonly lake: string;
  readonly verified: VerifiedFiles;
}

/** The SQL condition for the rows of a commander; throws if the lake has none. */
async function isOf(
  commander: string,
  { connection, lake, verified }: ReadFiles,
  manifests: readonly Manifest[],
): Promise<string> {
  const known = new Set<string>();
  for (const { watermarks, watermarkFiles } of manifests) {
    for (const each of watermarks) known.add(each.commander);
    for (const file of watermarkFiles) {
      const damage = await verified.damageOf(file);
      if (damage !== undefined) throw damageError(lake, damage);
    }
    const stored = new WatermarkFiles(connection, lake, watermarkFiles);
    for (const each of await stored.commanders()) known.add(each);
  }
  if (known.has(commander)) return `commander = ${literal(commander)}`;
  throw new QueryError(`there is no commander ${commander}; known commanders: ${[...known].toSorted().join(", ")}`);
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
