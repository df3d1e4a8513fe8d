import type { Watermark } from "@shipslog/contract";
import { LakeError } from "./LakeError.ts";

/** What a manifest calls itself. */
const manifestFormat = "shipslog-lake";

/** The layout that this code writes, and the only one it reads. */
const manifestLayout = 1;

/** One Parquet file that counts. */
export interface LakeFile {
  /** Path inside the lake, with slashes. */
  readonly path: string;
  /** The table whose rows it holds: a kind, `events` or `rejects`. */
  readonly table: string;
  /** The month of its rows as `2026-05`, or `undated` for lines without a time between 2000 and 2099. */
  readonly month: string;
  /** A word for its columns: files of the same word have the same. */
  readonly shape: string;
  readonly rows: number;
  readonly bytes: number;
}

/** How far one journal is stored, and what tells whether the file is still the same. */
export interface StoredMark extends Watermark {
  /** Number of the last stored line. */
  readonly line: number;
  /** Where the last stored line began. */
  readonly lastOffset: number;
  /** The fingerprint of the last stored line. */
  readonly fingerprint: string;
}

/** What a partition of a lake holds; the one of the highest version counts. */
export interface Manifest {
  readonly partition: string;
  /** One more with every commit. */
  readonly version: number;
  /** One more with every owner. */
  readonly epoch: number;
  /** Who owns the partition, in words of their own. */
  readonly owner: string;
  readonly files: readonly LakeFile[];
  readonly watermarks: readonly StoredMark[];
}

/** Prints a manifest, one file or watermark a line. */
export function printManifest({ files, watermarks, ...head }: Manifest): string {
  const about = JSON.stringify({ format: manifestFormat, layout: manifestLayout, ...head }).slice(0, -1);
  return `${about},\n"files":${printLines(files)},\n"watermarks":${printLines(watermarks)}}\n`;
}

function printLines(items: readonly object[]): string {
  return items.length === 0 ? "[]" : `[\n${items.map((item) => JSON.stringify(item)).join(",\n")}\n]`;
}

/** Reads a manifest; `path` is for the message of the error. */
export function parseManifest(text: string, path: string): Manifest {
  let parsed: Partial<Manifest> & { format?: unknown; layout?: unknown };
  try {
    parsed = JSON.parse(text) as typeof parsed;
  } catch (error) {
    throw new LakeError("not-a-lake", path, error);
  }
  const { format, layout, ...manifest } = parsed;
  if (format !== manifestFormat || layout !== manifestLayout || !Array.isArray(manifest.files)) {
    throw new LakeError("not-a-lake", `${path} has format ${String(format)}, layout ${String(layout)}`);
  }
  return manifest as Manifest;
}
