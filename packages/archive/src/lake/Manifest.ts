import type { Watermark } from "@shipslog/contract";
import { LakeError } from "./LakeError.ts";

/** The value of `format` in a manifest file. */
const manifestFormat = "shipslog-lake";

/** The layout that this code writes, and the only one that it reads. */
const manifestLayout = 1;

/** One Parquet file of the lake. */
export interface LakeFile {
  /** Path inside the lake, with slashes. */
  readonly path: string;
  /** The table whose rows it holds: a kind, `events` or `rejects`. */
  readonly table: string;
  /** The month of its rows as `2026-05`, or `undated` for lines without a time between 2000 and 2099. */
  readonly month: string;
  /** A hash of its columns: files with the same hash have the same columns. */
  readonly shape: string;
  readonly rows: number;
  readonly bytes: number;
  /** The SHA-256 of the file in hexadecimal digits; files written by version 0.1 have none. */
  readonly sha256?: string;
}

/** How far one journal is stored, with what identifies its last stored line. */
export interface StoredWatermark extends Watermark {
  /** Number of the last stored line. */
  readonly line: number;
  /** Where the last stored line began. */
  readonly lastOffset: number;
  /** The fingerprint of the last stored line. */
  readonly fingerprint: string;
  /** The fingerprint of the first line, by which a copy under another name is found. Undefined if it is not stored. */
  readonly header?: string | undefined;
}

/** The contents of one partition of a lake. The manifest with the highest version is the current one. */
export interface Manifest {
  readonly partition: string;
  /** Increases by one with every commit. */
  readonly version: number;
  /** Increases by one with every owner. */
  readonly epoch: number;
  /** Who owns the partition: any text. */
  readonly owner: string;
  readonly files: readonly LakeFile[];
  readonly watermarks: readonly StoredWatermark[];
}

/** Prints a manifest with one file or watermark on each line. */
export function printManifest({ files, watermarks, ...head }: Manifest): string {
  const about = JSON.stringify({ format: manifestFormat, layout: manifestLayout, ...head }).slice(0, -1);
  return `${about},\n"files":${printLines(files)},\n"watermarks":${printLines(watermarks)}}\n`;
}

function printLines(items: readonly object[]): string {
  return items.length === 0 ? "[]" : `[\n${items.map((item) => JSON.stringify(item)).join(",\n")}\n]`;
}

/** Parses a manifest; `path` is used in error messages. */
export function parseManifest(text: string, path: string): Manifest {
  let parsed: Partial<Manifest> & { format?: unknown; layout?: unknown };
  try {
    parsed = JSON.parse(text) as typeof parsed;
  } catch (error) {
    throw new LakeError("damaged", `${path} is not complete`, error);
  }
  const { format, layout, ...manifest } = parsed;
  if (format !== manifestFormat || layout !== manifestLayout || !Array.isArray(manifest.files)) {
    throw new LakeError("not-a-lake", `${path} has format ${String(format)}, layout ${String(layout)}`);
  }
  return manifest as Manifest;
}
