import { homeOf, requirePlace } from "../lake/home/FolderHome.ts";
import type { LakePlace } from "../lake/home/LakeHome.ts";
import { findWrongSizes, type DamagedFile } from "../lake/files/damage.ts";
import { verifyFiles, type FileVerification } from "../lake/verifyFiles.ts";
import { tableNames } from "../tables/tableQueries.ts";
import { publishedFolder, tableFolder } from "./publishedNames.ts";
import { listVersions, readVersion } from "./readPublished.ts";

/** The result of comparing a lake with its manifests, and what is published of it with its metadata. */
export interface LakeVerification extends FileVerification {
  readonly published: PublishedVerification;
}

/** Compares the size and the checksum of every file with the manifests, and the sizes of published files with their metadata. */
export async function verifyLake(lake: LakePlace): Promise<LakeVerification> {
  requirePlace(lake);
  const home = homeOf(lake);
  // Tables are only published into a folder.
  const published = home.isRemote ? nothing : await verifyPublished(home.folder);
  return { ...(await verifyFiles(home)), published };
}

/** The published data files of a lake, and what is wrong with them. */
export interface PublishedVerification {
  readonly files: number;
  readonly bytes: number;
  readonly damaged: readonly DamagedFile[];
}

/** Compares the newest version of each published table with its metadata. Iceberg has sizes and no checksums. */
async function verifyPublished(lake: string): Promise<PublishedVerification> {
  const tables = await Promise.all(tableNames.map((table) => verifyTable(lake, table)));
  return {
    files: tables.reduce((sum, { files }) => sum + files, 0),
    bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0),
    damaged: tables.flatMap(({ damaged }) => damaged),
  };
}

const nothing: PublishedVerification = { files: 0, bytes: 0, damaged: [] };

async function verifyTable(lake: string, table: string): Promise<PublishedVerification> {
  const folder = tableFolder(lake, table);
  const newest = (await listVersions(folder)).at(-1);
  if (newest === undefined) return nothing;
  const path = `${publishedFolder}/${table}`;
  const published = await readVersion(folder, newest).catch(() => undefined);
  if (published === undefined) {
    const problem = `has no readable version ${newest}; remove the folder, and publish the lake again`;
    return { ...nothing, damaged: [{ path, table, problem }] };
  }
  const files = published.entries.map(({ data_file: { file_path, file_size_in_bytes } }) => ({
    path: `${path}/${file_path}`,
    table,
    bytes: file_size_in_bytes,
  }));
  return {
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    damaged: await findWrongSizes(homeOf(lake), files),
  };
}
