import { finishedName } from "../home/durableFile.ts";

const pattern = /^manifest\.([A-Za-z0-9_-]+)\.(\d{10})\.json$/;
const partitionPattern = /^[A-Za-z0-9_-]+$/;

/** A parsed manifest file name. */
export interface ManifestName {
  readonly name: string;
  readonly partition: string;
  readonly version: number;
}

/** The file name of a version of a partition's manifest. */
export function manifestName(partition: string, version: number): string {
  return `manifest.${partition}.${String(version).padStart(10, "0")}.json`;
}

/** Parses the file name of a manifest; undefined for any other file. */
export function parseManifestName(name: string): ManifestName | undefined {
  const [, partition, digits] = pattern.exec(name) ?? [];
  return partition === undefined ? undefined : { name, partition, version: Number(digits) };
}

/** Whether a text can name a partition: it becomes part of file names. */
export function isPartitionName(word: string): boolean {
  return partitionPattern.test(word);
}

/** Parses the name of an unfinished manifest; undefined for any other file. */
export function parseUnfinishedName(name: string): ManifestName | undefined {
  const finished = finishedName(name);
  return finished === undefined ? undefined : parseManifestName(finished);
}
