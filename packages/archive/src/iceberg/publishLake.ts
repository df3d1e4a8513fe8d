import { access } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import {
  flagOption,
  numberOption,
  required,
  requireOption,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { engineShapes, openEngine, type EngineOptions } from "../engine/openEngine.ts";
import { LakeError } from "../lake/home/LakeError.ts";
import { lakeVersion, readManifests } from "../lake/lake.ts";
import { runJobs } from "../engine/runJobs.ts";
import { homeOf } from "../lake/home/FolderHome.ts";
import { damageError, findWrongSizes } from "../lake/files/damage.ts";
import { Staging } from "../staging/Staging.ts";
import { tableNames } from "../tables/tableQueries.ts";
import { publishedFolder, tableFolder } from "./publishedNames.ts";
import { publishTable, type PublishedTable } from "./publishTable.ts";
import { listVersions, readVersion } from "./readPublished.ts";

/** How a lake is published. */
export interface PublishOptions extends EngineOptions {
  /** Who publishes: letters and digits that no other process uses. They become part of file names. */
  readonly writer: string;
  /** The time of the publication in milliseconds since 1970. */
  readonly nowMs: number;
  /**
   * The address under which readers find the lake, such as `s3://bucket/lake`. Default: the one of the last publication, or the
   * folder itself.
   */
  readonly location?: string | undefined;
  /** Removes the version before as well, so that rows that are gone from the lake are gone from every file. */
  readonly onlyNewest?: boolean | undefined;
}

const publishShapes: OptionShapes<PublishOptions> = {
  ...engineShapes,
  writer: required(textOption),
  nowMs: required(numberOption({ unit: "milliseconds" })),
  location: textOption,
  onlyNewest: flagOption,
};

const writerPattern = /^[A-Za-z0-9]+$/;

/**
 * Publishes the tables of a lake as Iceberg tables, which other engines read, in its folder `iceberg`. Files of the lake that were
 * published before are not published again. Returns what each table has now.
 */
export async function publishLake(lake: string, options: PublishOptions): Promise<readonly PublishedTable[]> {
  requireOption("lake", lake, required(textOption));
  requireOptions(options, publishShapes);
  if (!writerPattern.test(options.writer)) {
    throw new LakeError(
      "unwritable",
      `${options.writer} cannot be part of a file name`,
      undefined,
      "use letters and digits",
    );
  }
  for (;;) {
    const version = await lakeVersion(lake);
    try {
      return await publishFiles(lake, options);
    } catch (error) {
      // Files may have been merged while they were read.
      if ((await lakeVersion(lake)) !== version) continue;
      throw error instanceof LakeError ? error : new LakeError("unwritable", lake, error);
    }
  }
}

/** Whether a lake was published before. */
export async function isPublished(lake: string): Promise<boolean> {
  requireOption("lake", lake, required(textOption));
  return await access(join(lake, publishedFolder)).then(
    () => true,
    () => false,
  );
}

async function publishFiles(lake: string, options: PublishOptions): Promise<readonly PublishedTable[]> {
  const files = (await readManifests(lake)).flatMap((manifest) => manifest.files);
  const [wrong] = await findWrongSizes(homeOf(lake), files);
  if (wrong !== undefined) throw damageError(homeOf(lake), wrong);
  const location = options.location ?? (await lastLocation(lake)) ?? fileAddress(lake);
  const engine = await openEngine(options);
  try {
    await Staging.open(engine.connection);
    const { writer, nowMs, onlyNewest = false } = options;
    const about = { lake, writer, nowMs, onlyNewest, location: `${location}/${publishedFolder}` };
    const byTable = Map.groupBy(files, ({ table }) => table);
    const jobs = tableNames.map((table) => async (connection: DuckDBConnection) => {
      return await publishTable({ ...about, connection }, table, byTable.get(table) ?? []);
    });
    const published = await runJobs(jobs, [engine.connection, ...engine.others]);
    return published.toSorted((one, other) => tableNames.indexOf(one.table) - tableNames.indexOf(other.table));
  } finally {
    engine.close();
  }
}

/** The address of the last publication; undefined if there was none, or for a folder, which may have been moved since. */
async function lastLocation(lake: string): Promise<string | undefined> {
  const folder = tableFolder(lake, "events");
  const newest = (await listVersions(folder)).at(-1);
  if (newest === undefined) return undefined;
  const { location } = (await readVersion(folder, newest)).metadata;
  return location.startsWith("file:") ? undefined : location.replace(`/${publishedFolder}/events`, "");
}

/** The address of a folder. Iceberg takes it literally, so that a blank is a blank. */
function fileAddress(folder: string): string {
  const path = resolve(folder).split(sep).join("/");
  return `file://${path.startsWith("/") ? "" : "/"}${path}`;
}
