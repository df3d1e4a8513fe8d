import type { Watermark } from "@shipslog/contract";
import { JournalMap } from "./JournalMap.ts";
import { LakeError } from "./LakeError.ts";

/** The value of `format` in a manifest file. */
const manifestFormat = "shipslog-lake";

/** The layout that this code writes. It also reads layout 1, in which every manifest is a checkpoint with all watermarks. */
const manifestLayout = 2;
const readableLayouts: readonly unknown[] = [1, manifestLayout];

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

/** Who has committed which version. */
export interface ManifestHead {
  readonly partition: string;
  /** Increases by one with every commit. */
  readonly version: number;
  /** Increases by one with every owner. */
  readonly epoch: number;
  /** Who owns the partition: any text. */
  readonly owner: string;
}

/** What commits have added since a checkpoint. */
export interface Addition {
  readonly files: readonly LakeFile[];
  /** The watermarks that have changed, each as it is now. */
  readonly watermarks: readonly StoredWatermark[];
}

/** The contents of a manifest file: a checkpoint, or what was added since the checkpoint of version `base`. */
export interface ManifestRecord extends ManifestHead, Addition {
  readonly base?: number;
  /** Files with the watermarks that a checkpoint does not list itself, oldest first. A newer file replaces rows of older ones. */
  readonly watermarkFiles?: readonly LakeFile[];
}

/** The contents of one partition of a lake, of which the manifest with the highest version is the current one. */
export interface Manifest extends ManifestHead {
  readonly files: readonly LakeFile[];
  /** Watermarks that are in no file, or newer than there. */
  readonly watermarks: readonly StoredWatermark[];
  readonly watermarkFiles: readonly LakeFile[];
  /** The version of the checkpoint that this is based on: its own, or an earlier one. */
  readonly base: number;
  readonly added: Addition;
}

/** An addition without files and watermarks. */
export const nothingAdded: Addition = { files: [], watermarks: [] };

/** The contents of a partition after a checkpoint, and after what was added to it. */
export function manifestOf(checkpoint: ManifestRecord, delta?: ManifestRecord): Manifest {
  const { partition, version, epoch, owner } = delta ?? checkpoint;
  const { files, watermarks } = delta ?? nothingAdded;
  return {
    ...{ partition, version, epoch, owner },
    files: [...checkpoint.files, ...files],
    watermarks: withNewer(checkpoint.watermarks, watermarks),
    watermarkFiles: checkpoint.watermarkFiles ?? [],
    base: checkpoint.version,
    added: { files, watermarks },
  };
}

/** Replaces watermarks by newer ones of the same journals, and adds those of other journals. */
export function withNewer(
  watermarks: readonly StoredWatermark[],
  newer: readonly StoredWatermark[],
): readonly StoredWatermark[] {
  if (newer.length === 0 || watermarks.length === 0) return newer.length === 0 ? watermarks : newer;
  const joined = new JournalMap<StoredWatermark>();
  for (const each of [...watermarks, ...newer]) joined.set(each.commander, each.file, each.generation, each);
  return [...joined.values()];
}

/** Prints a manifest with one file or watermark on each line. */
export function printManifest({ files, watermarks, watermarkFiles, ...head }: ManifestRecord): string {
  const about = JSON.stringify({ format: manifestFormat, layout: manifestLayout, ...head }).slice(0, -1);
  const stored = watermarkFiles === undefined ? "" : `,\n"watermarkFiles":${printLines(watermarkFiles)}`;
  return `${about},\n"files":${printLines(files)}${stored},\n"watermarks":${printLines(watermarks)}}\n`;
}

function printLines(items: readonly object[]): string {
  return items.length === 0 ? "[]" : `[\n${items.map((item) => JSON.stringify(item)).join(",\n")}\n]`;
}

/** Parses a manifest; `path` is used in error messages. */
export function parseManifest(text: string, path: string): ManifestRecord {
  let parsed: Partial<ManifestRecord> & { format?: unknown; layout?: unknown };
  try {
    parsed = JSON.parse(text) as typeof parsed;
  } catch (error) {
    throw new LakeError("damaged", `${path} is not complete`, error);
  }
  const { format, layout, ...manifest } = parsed;
  if (format !== manifestFormat || !readableLayouts.includes(layout) || !Array.isArray(manifest.files)) {
    throw new LakeError("not-a-lake", `${path} has format ${String(format)}, layout ${String(layout)}`);
  }
  return manifest as ManifestRecord;
}
