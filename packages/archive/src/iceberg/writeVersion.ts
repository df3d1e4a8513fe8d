import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { createFile, syncFolder } from "../lake/home/durableFile.ts";
import { StaleOwnerError } from "../lake/home/LakeError.ts";
import { encodeAvro } from "./avroFile.ts";
import { entryStatus, isDated, type ManifestEntry } from "./DataFile.ts";
import type { IcebergSchema } from "./IcebergSchema.ts";
import { manifestListSchema, manifestSchema } from "./avroSchemas.ts";
import { metadataName } from "./publishedNames.ts";
import { intBytes } from "./singleValue.ts";
import { partitionSpecs, printMetadata, specIds, type TableSnapshot } from "./TableMetadata.ts";

/** A version of a table that is to be written. */
export interface NewVersion {
  readonly folder: string;
  readonly version: number;
  readonly writer: string;
  readonly uuid: string;
  readonly location: string;
  readonly schema: IcebergSchema;
  readonly lastColumnId: number;
  readonly nowMs: number;
  /** All files of the version, and those that it does not have any more, with paths in the folder. */
  readonly entries: readonly ManifestEntry[];
}

/** Writes the manifests and the metadata of a version. It counts as soon as the metadata file has its name. */
export async function writeVersion(next: NewVersion): Promise<void> {
  const { folder, version, location, entries } = next;
  const dated = entries.filter(isDated);
  const manifests = [
    ...(await writeManifest(next, dated, true)),
    ...(await writeManifest(
      next,
      entries.filter((entry) => !dated.includes(entry)),
      false,
    )),
  ];
  const list = `metadata/snap-${version}-${next.writer}.avro`;
  const about = { "snapshot-id": String(version), "sequence-number": String(version), "format-version": "2" };
  await writeDurably(join(folder, list), await encodeAvro(manifestListSchema, manifests, about));
  const snapshot = snapshotOf(next, `${location}/${list}`);
  await syncFolder(join(folder, "metadata"));
  if (!(await createFile(join(folder, metadataName(version)), printMetadata({ ...next, snapshot })))) {
    throw new StaleOwnerError(`version ${version} of ${folder} was published by another process`);
  }
  await writeHint(folder, version);
}

/** Tells readers that cannot list a folder which version is the newest. */
export async function writeHint(folder: string, version: number): Promise<void> {
  const path = join(folder, "metadata/version-hint.text");
  if ((await readFile(path, "utf8").catch(() => "")) === String(version)) return;
  await writeDurably(`${path}.tmp`, Buffer.from(String(version)));
  await rename(`${path}.tmp`, path);
  await syncFolder(join(folder, "metadata"));
}

/** Writes the manifest of the files with a month or of those without, and describes it for the list; nothing if it is empty. */
async function writeManifest(
  next: NewVersion,
  entries: readonly ManifestEntry[],
  dated: boolean,
): Promise<readonly object[]> {
  if (entries.length === 0) return [];
  const { folder, version, writer, schema, location } = next;
  const specId = dated ? specIds.dated : specIds.undated;
  const spec = partitionSpecs(schema).find((each) => each["spec-id"] === specId);
  const header = {
    schema: JSON.stringify(schema),
    "schema-id": String(schema["schema-id"]),
    "partition-spec": JSON.stringify(spec?.fields ?? []),
    "partition-spec-id": String(specId),
    "format-version": "2",
    content: "data",
  };
  const absolute = entries.map((entry) => ({
    ...entry,
    data_file: { ...entry.data_file, file_path: `${location}/${entry.data_file.file_path}` },
  }));
  const bytes = await encodeAvro(manifestSchema(dated), absolute, header);
  const path = `metadata/manifest-${version}-${writer}-${specId}.avro`;
  await writeDurably(join(folder, path), bytes);
  return [
    {
      manifest_path: `${location}/${path}`,
      manifest_length: bytes.length,
      partition_spec_id: specId,
      content: 0,
      sequence_number: version,
      min_sequence_number: Math.min(version, ...entries.filter(isLive).map((entry) => entry.sequence_number)),
      added_snapshot_id: version,
      ...countsOf(entries),
      partitions: dated ? [monthsOf(entries)] : [],
    },
  ];
}

function isLive({ status }: ManifestEntry): boolean {
  return status !== entryStatus.deleted;
}

function countsOf(entries: readonly ManifestEntry[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(entryStatus).flatMap(([name, status]) => {
      const found = entries.filter((entry) => entry.status === status);
      return [
        [`${name}_files_count`, found.length],
        [`${name}_rows_count`, rowsOf(found)],
      ];
    }),
  );
}

function rowsOf(entries: readonly ManifestEntry[]): number {
  return entries.reduce((sum, { data_file: { record_count: rows } }) => sum + rows, 0);
}

function monthsOf(entries: readonly ManifestEntry[]): object {
  const months = entries.map(({ data_file: { partition } }) => partition.timestamp_month ?? 0);
  return {
    contains_null: false,
    contains_nan: false,
    lower_bound: intBytes(Math.min(...months)),
    upper_bound: intBytes(Math.max(...months)),
  };
}

function snapshotOf({ version, nowMs, schema, entries }: NewVersion, list: string): TableSnapshot {
  const added = entries.filter(({ status }) => status === entryStatus.added);
  const deleted = entries.filter(({ status }) => status === entryStatus.deleted);
  const live = entries.filter(isLive);
  return {
    "snapshot-id": version,
    "sequence-number": version,
    "timestamp-ms": nowMs,
    "manifest-list": list,
    "schema-id": schema["schema-id"],
    summary: {
      operation: deleted.length > 0 ? "overwrite" : "append",
      "added-data-files": String(added.length),
      "added-records": String(rowsOf(added)),
      "deleted-data-files": String(deleted.length),
      "deleted-records": String(rowsOf(deleted)),
      "total-data-files": String(live.length),
      "total-records": String(rowsOf(live)),
    },
  };
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
