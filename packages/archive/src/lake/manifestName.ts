const pattern = /^manifest\.([A-Za-z0-9_-]+)\.(\d{10})\.json$/;
const partitionPattern = /^[A-Za-z0-9_-]+$/;

/** The name of a manifest, read. */
export interface ManifestName {
  readonly name: string;
  readonly partition: string;
  readonly version: number;
}

/** The name under which a version of a partition's manifest lies in the lake. */
export function manifestName(partition: string, version: number): string {
  return `manifest.${partition}.${String(version).padStart(10, "0")}.json`;
}

/** Reads the name of a manifest; undefined for any other file. */
export function parseManifestName(name: string): ManifestName | undefined {
  const [, partition, digits] = pattern.exec(name) ?? [];
  return partition === undefined ? undefined : { name, partition, version: Number(digits) };
}

/** Says whether a word can name a partition: it becomes a part of file names. */
export function isPartitionName(word: string): boolean {
  return partitionPattern.test(word);
}

/** The name of a manifest while it is being written; `attempt` tells apart those who write at the same time. */
export function unfinishedName(path: string, attempt: number): string {
  return `${path}.${attempt}.tmp`;
}

/** Reads the name of a manifest that was not finished; undefined for any other file. */
export function parseUnfinishedName(name: string): ManifestName | undefined {
  return name.endsWith(".tmp") ? parseManifestName(name.replace(/\.\d+\.tmp$/, "")) : undefined;
}
