import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { EngineOptions } from "../engine/openEngine.ts";
import { damageError, findWrongSizes, type DamagedFile } from "../lake/files/damage.ts";
import { filesListedIn, isUntyped, type LakeFile } from "../lake/files/LakeFile.ts";
import { relationOf } from "../lake/files/relationOf.ts";
import { VerifiedFiles } from "../lake/files/VerifiedFiles.ts";
import type { LakeError } from "../lake/home/LakeError.ts";
import type { LakeHome } from "../lake/home/LakeHome.ts";
import { lakeVersion, readManifests } from "../lake/lake.ts";
import { stageInParts, type StagingTarget } from "../lake/lines/typedLines.ts";
import type { Manifest } from "../lake/manifest/Manifest.ts";
import { WatermarkFiles } from "../lake/watermarks/WatermarkFiles.ts";
import { observedFolder, ObservedFiles, typedRelation, type LakeCache } from "../observed/ObservedFiles.ts";
import { Staging } from "../staging/Staging.ts";
import { tableNames } from "../tables/tableQueries.ts";
import { createLakeViews, failTable, type ViewedFiles, withStaged } from "./lakeViews.ts";
import { ObservedViews } from "./ObservedViews.ts";
import { chooseSegments, stageSegments } from "./stageSegments.ts";
import { UnverifiedTables } from "./UnverifiedTables.ts";

/** The files that the manifests of a lake list at one time. */
export interface ListedLake {
  readonly home: LakeHome;
  /** The version of the lake, or an earlier one. */
  readonly version: string;
  readonly manifests: readonly Manifest[];
  readonly files: readonly LakeFile[];
  /** Segments whose lines a query finds. */
  readonly segments: readonly LakeFile[];
  /** The lines of the others: a query does not find them. */
  readonly leftLines: number;
  readonly damaged: readonly DamagedFile[];
  readonly verified: VerifiedFiles;
  readonly cache: LakeCache | undefined;
}

/** Reads which files a lake has. */
export async function listLake(home: LakeHome, cache: LakeCache | undefined): Promise<ListedLake> {
  const version = await lakeVersion(home);
  const manifests = await readManifests(home);
  const listed = manifests.flatMap(filesListedIn);
  await home.tidyCopies(new Set(listed.map(({ path }) => path)));
  const files = manifests.flatMap((manifest) => manifest.files);
  const damaged = await findWrongSizes(home, files);
  const memory = cache === undefined ? undefined : { path: join(cache.folder, "verified.txt"), writer: cache.writer };
  const { read: segments, leftLines } = chooseSegments(manifests.flatMap((manifest) => manifest.segments));
  const verified = await VerifiedFiles.open(home, memory);
  return { home, version, manifests, files, segments, leftLines, damaged, verified, cache };
}

/** The commanders of all journals of a lake. */
export async function commandersIn(connection: DuckDBConnection, lake: ListedLake): Promise<ReadonlySet<string>> {
  const { manifests } = lake;
  const known = new Set<string>();
  for (const { watermarks, watermarkFiles } of manifests) {
    for (const each of watermarks) known.add(each.commander);
    for (const file of watermarkFiles) await requireVerified(lake, file);
    const stored = new WatermarkFiles(connection, lake.home, watermarkFiles);
    for (const each of await stored.commanders()) known.add(each);
  }
  return known;
}

/** Whether a journal of a commander is stored. Files of watermarks are read one after the other, until one has it. */
export async function hasCommander(
  connection: DuckDBConnection,
  lake: ListedLake,
  commander: string,
): Promise<boolean> {
  const { home, manifests } = lake;
  if (manifests.some(({ watermarks }) => watermarks.some((each) => each.commander === commander))) return true;
  // A newer file is smaller, and has who has played of late.
  for (const file of manifests.flatMap(({ watermarkFiles }) => watermarkFiles.toReversed())) {
    await requireVerified(lake, file);
    if (await new WatermarkFiles(connection, home, [file]).has(commander)) return true;
  }
  return false;
}

async function requireVerified({ home, verified }: ListedLake, file: LakeFile): Promise<void> {
  const damage = await verified.damageOf(file);
  if (damage !== undefined) throw damageError(home, damage);
}

/** A lake with its views on a connection. */
export interface ViewedLake {
  readonly home: LakeHome;
  readonly version: string;
  readonly connection: DuckDBConnection;
  readonly unverified: UnverifiedTables;
  readonly views: ObservedViews;
  /** Every file that a query may read. */
  readonly paths: readonly string[];
}

/** Creates the views of a lake. `condition` is a condition of SQL on the rows of all tables, with WHERE; may be empty. */
export async function viewLake(
  connection: DuckDBConnection,
  { home, version, manifests, files, segments, damaged, verified, cache }: ListedLake,
  condition: string,
  engine: EngineOptions,
): Promise<ViewedLake> {
  // Creates all tables; the views below replace those that have rows in files.
  const staging = await Staging.open(connection);
  const unread = await stageUntyped({ connection, staging, home }, files, verified);
  const unreadRaw = await stageSegments(staging, home, segments, verified);
  const viewed = { home, files, hasRaw: segments.length > 0, damaged, unread, unreadRaw, condition };
  const failing = home.isRemote ? await awaitFiles(connection, viewed) : await createLakeViews(connection, viewed);
  if (failing.size > 0 && (await lakeVersion(home)) !== version) throw new Error("files were replaced");
  const events = files.filter(({ table }) => table === "events");
  const made = home.isRemote ? [] : [observedFolder(home.folder)];
  const folders = { read: made, write: cache, memory: cache };
  const { threads, memoryMb } = engine;
  const observed = await ObservedFiles.open(home.folder, events, folders, { threads, memoryMb });
  const views = new ObservedViews(async (kind) => {
    const typed = await observed.find(kind);
    if (typed === undefined) return undefined;
    const select = (relation: string) => `SELECT * FROM ${relation}${condition}`;
    const inFiles = typed.rest.length === 0 ? undefined : relationOf(home.folder, typed.rest);
    const lines = segments.length > 0 ? withStaged("events", inFiles) : inFiles;
    const rest = lines === undefined ? undefined : `(${select(lines)})`;
    return { rows: select(typedRelation(typed)), rest };
  });
  const unverified = new UnverifiedTables(viewed, { verified, failing, listed: manifests.flatMap(filesListedIn) });
  const paths = [...files.map(({ path }) => join(home.folder, path)), ...observed.paths];
  return { home, version, connection, unverified, views, paths };
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
