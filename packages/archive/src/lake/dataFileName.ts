/** DuckDB puts a number of its own behind where it writes several files at once. */
const pattern = /^([A-Za-z0-9_-]+)\.(\d+)\.(\d+)(?:\.\d+)?\.parquet$/;

/** Whose commit a Parquet file was written for. */
export interface DataFileName {
  readonly partition: string;
  readonly epoch: number;
  readonly version: number;
}

/** The name of the files of one commit; the epoch keeps two owners from writing the same file. */
export function dataFileName({ partition, epoch, version }: DataFileName): string {
  return `${partition}.${epoch}.${version}.parquet`;
}

/** Reads the name of a Parquet file of a lake; undefined for any other file. */
export function parseDataFileName(name: string): DataFileName | undefined {
  const [, partition, epoch, version] = pattern.exec(name) ?? [];
  return partition === undefined ? undefined : { partition, epoch: Number(epoch), version: Number(version) };
}
