import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { LakeError } from "../lake/LakeError.ts";
import { decodeAvro } from "./avroFile.ts";
import { entryStatus, type ManifestEntry } from "./DataFile.ts";
import { metadataName, metadataVersion } from "./publishedNames.ts";
import type { TableMetadata } from "./TableMetadata.ts";

/** One version of a published table. All paths are those in its folder. */
export interface PublishedVersion {
  readonly version: number;
  readonly metadata: TableMetadata;
  /** The data files of the version. */
  readonly entries: readonly ManifestEntry[];
  /** Every file that belongs to the version. */
  readonly paths: readonly string[];
}

/** The versions of a table that have a metadata file, oldest first. */
export async function listVersions(folder: string): Promise<readonly number[]> {
  const names = await readdir(join(folder, "metadata")).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  return names.flatMap((name) => metadataVersion(name) ?? []).toSorted((one, other) => one - other);
}

/** Reads a version of a published table. */
export async function readVersion(folder: string, version: number): Promise<PublishedVersion> {
  const name = metadataName(version);
  try {
    const metadata = JSON.parse(await readFile(join(folder, name), "utf8")) as TableMetadata;
    const within = (path: string) => path.slice(metadata.location.length + 1);
    const lists = metadata.snapshots.map((snapshot) => within(snapshot["manifest-list"]));
    const manifests = await readRecords<{ manifest_path: string }>(folder, lists);
    const manifestPaths = manifests.map((manifest) => within(manifest.manifest_path));
    const all = await readRecords<ManifestEntry>(folder, manifestPaths);
    const entries = all
      .filter(({ status }) => status !== entryStatus.deleted)
      .map((entry) => ({ ...entry, data_file: { ...entry.data_file, file_path: within(entry.data_file.file_path) } }));
    const data = entries.map((entry) => entry.data_file.file_path);
    return { version, metadata, entries, paths: [name, ...lists, ...manifestPaths, ...data] };
  } catch (error) {
    const advice = "remove the folder, and publish the lake again";
    throw new LakeError("damaged", `${join(folder, name)} or a file it names cannot be read`, error, advice);
  }
}

async function readRecords<Kind>(folder: string, paths: readonly string[]): Promise<readonly Kind[]> {
  const files = await Promise.all(paths.map(async (path) => await decodeAvro(await readFile(join(folder, path)))));
  return files.flat() as Kind[];
}
