import { countShape, objectShape, oneOfShape, optionalShape, textShape } from "@shipslog/contract/internal";

/** One Parquet file of the lake. */
export interface LakeFile {
  /** Path inside the lake, with slashes. */
  readonly path: string;
  /** The table whose rows it holds: a kind, `events` or `rejects`. */
  readonly table: string;
  /** The month of its rows as `2026-05`, `undated` for lines without a time between 2000 and 2099, or `mixed` for several months. */
  readonly month: string;
  /** A hash of its columns: files with the same hash have the same columns. */
  readonly shape: string;
  readonly rows: number;
  readonly bytes: number;
  /** Set for a file of `events` whose lines of the sixteen kinds are not in the tables of their kinds yet. */
  readonly untyped?: true;
  /** Of a segment, which is compressed: the bytes that its lines take in memory. */
  readonly unpackedBytes?: number;
  /** The SHA-256 of the file in hexadecimal digits; files written by version 0.1 have none. */
  readonly sha256?: string;
}

/** What a manifest must say about a file. */
export const lakeFileShape = objectShape<LakeFile>({
  path: textShape,
  table: textShape,
  month: textShape,
  shape: textShape,
  rows: countShape,
  bytes: countShape,
  untyped: optionalShape(oneOfShape([true])),
  unpackedBytes: optionalShape(countShape),
  sha256: optionalShape(textShape),
});

/** The bytes that the lines of a segment take in memory. */
export function unpackedBytesOf({ bytes, unpackedBytes = bytes }: LakeFile): number {
  return unpackedBytes;
}

/** The files that a manifest lists. */
export interface FileLists {
  readonly files: readonly LakeFile[];
  readonly watermarkFiles: readonly LakeFile[];
  readonly segments: readonly LakeFile[];
}

/** All files of some lists. */
export function filesListedIn({ files, watermarkFiles, segments }: FileLists): readonly LakeFile[] {
  return [...files, ...watermarkFiles, ...segments];
}

/** Whether the lines of a file are not in the tables of their kinds yet. */
export function isUntyped({ untyped }: LakeFile): boolean {
  return untyped === true;
}

/** A file of a commit that has written no tables of kinds, as its manifest lists it. */
export function markUntyped(file: LakeFile): LakeFile {
  return file.table === "events" ? { ...file, untyped: true } : file;
}

/** A file after its lines have got rows in the tables of their kinds. */
export function markTyped(file: LakeFile): LakeFile {
  const { untyped, ...typed } = file;
  return untyped === true ? typed : file;
}
