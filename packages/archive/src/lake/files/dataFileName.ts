/** DuckDB adds a number when it writes several files at once. */
const pattern = /^([A-Za-z0-9_-]+)\.(\d+)\.(\d+)(?:\.\d+)?\.(?:parquet|lines\.zst)$/;

/** The commit that a data file belongs to. */
export interface DataFileName {
  readonly partition: string;
  readonly epoch: number;
  readonly version: number;
}

/** The file name of one commit. The epoch keeps two owners from writing the same file. */
export function dataFileName({ partition, epoch, version }: DataFileName): string {
  return `${partition}.${epoch}.${version}.parquet`;
}

/** The file name of the segment of one commit. */
export function segmentName(name: DataFileName): string {
  return dataFileName(name).replace(/parquet$/, "lines.zst");
}

/** Parses the name of a Parquet file or a segment of a lake; undefined for any other file. */
export function parseDataFileName(name: string): DataFileName | undefined {
  const [, partition, epoch, version] = pattern.exec(name) ?? [];
  return partition === undefined ? undefined : { partition, epoch: Number(epoch), version: Number(version) };
}
