import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { listShape, objectShape, textShape, type JsonShape } from "@shipslog/contract/internal";
import { LakeError } from "../lake/home/LakeError.ts";
import { parseLakeJson, requireLakeShape } from "../lake/files/requireLakeShape.ts";
import { decodeAvro } from "./avroFile.ts";
import { entryStatus, manifestEntryShape, type ManifestEntry } from "./DataFile.ts";
import { metadataName, metadataVersion } from "./publishedNames.ts";
import { tableMetadataShape, type TableMetadata } from "./TableMetadata.ts";

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

const advice = "remove the folder, and publish the lake again";
const manifestShape = objectShape<{ readonly manifest_path: string }>({ manifest_path: textShape });

/** Reads a version of a published table. */
export async function readVersion(folder: string, version: number): Promise<PublishedVersion> {
  const name = metadataName(version);
  const path = join(folder, name);
  try {
    const metadata = parseLakeJson(await readFile(path, "utf8"), tableMetadataShape, path, advice);
    const within = (address: string) => address.slice(metadata.location.length + 1);
    const lists = metadata.snapshots.map((snapshot) => within(snapshot["manifest-list"]));
    const manifests = await readRecords(folder, lists, manifestShape);
    const manifestPaths = manifests.map((manifest) => within(manifest.manifest_path));
    const all = await readRecords(folder, manifestPaths, manifestEntryShape);
    const entries = all
      .filter(({ status }) => status !== entryStatus.deleted)
      .map((entry) => ({ ...entry, data_file: { ...entry.data_file, file_path: within(entry.data_file.file_path) } }));
    const data = entries.map((entry) => entry.data_file.file_path);
    return { version, metadata, entries, paths: [name, ...lists, ...manifestPaths, ...data] };
  } catch (error) {
    if (error instanceof LakeError) throw error;
    throw new LakeError("damaged", `${path} or a file it names cannot be read`, error, advice);
  }
}

/** The records of some files of Avro. */
async function readRecords<Value>(
  folder: string,
  paths: readonly string[],
  shape: JsonShape<Value>,
): Promise<readonly Value[]> {
  const files = await Promise.all(
    paths.map(async (name) => {
      const path = join(folder, name);
      return requireLakeShape(await decodeAvro(await readFile(path)), listShape(shape), path, advice);
    }),
  );
  return files.flat();
}
