import { join } from "node:path";

/** The folder of the published tables in a lake. */
export const publishedFolder = "iceberg";

const metadataPattern = /^v(\d+)\.metadata\.json$/;
const dataPattern = /-([0-9a-f]{16})(?:-rest)?\.parquet$/;
const versionPattern = /(?:^|\/)(?:v|snap-|manifest-)?(\d+)[-.][^/]*$/;

/** The folder of one published table. */
export function tableFolder(lake: string, table: string): string {
  return join(lake, publishedFolder, table);
}

/** The path of a metadata file in the folder of its table. */
export function metadataName(version: number): string {
  return `metadata/v${version}.metadata.json`;
}

/** The version of a metadata file of this name; undefined for any other file. */
export function metadataVersion(name: string): number | undefined {
  const digits = metadataPattern.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The path of a data file in the folder of its table. The writer keeps two processes from writing the same file. */
export function dataName(version: number, writer: string, month: string, key: string, isRest: boolean): string {
  return `data/month=${month}/${version}-${writer}-${key}${isRest ? "-rest" : ""}.parquet`;
}

/** The key of the piece whose rows a data file has. */
export function pieceKey(path: string): string {
  return dataPattern.exec(path)?.[1] ?? "";
}

/** The version for which a file was written, whatever it holds; undefined if it is not a file of a published table. */
export function writtenFor(path: string): number | undefined {
  const digits = versionPattern.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
