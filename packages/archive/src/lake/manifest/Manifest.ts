import { createHash } from "node:crypto";
import { countShape, listShape, objectShape, optionalShape, textShape } from "@shipslog/contract/internal";
import { LakeError } from "../home/LakeError.ts";
import { lakeFileShape, type LakeFile } from "../files/LakeFile.ts";
import { parseLakeJson, requireLakeShape } from "../files/requireLakeShape.ts";
import { storedWatermarkShape, withNewer, type StoredWatermark } from "../watermarks/StoredWatermark.ts";

/** The value of `format` in a manifest file. */
const manifestFormat = "shipslog-lake";

/**
 * The layout that this code writes. It also reads layout 1, in which every manifest is a checkpoint with all watermarks, and
 * layout 2, which has no digest.
 */
const manifestLayout = 3;
/** The layout of a manifest with segments, which a reader that does not know them must refuse: it would remove them. */
const segmentLayout = 4;
const readableLayouts: readonly unknown[] = [1, 2, manifestLayout, segmentLayout];

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

/** The files and watermarks of a partition. */
export type ListedFiles = Pick<Manifest, "files" | "watermarks" | "watermarkFiles" | "segments">;

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
  /** All files with lines that are not divided into tables yet, oldest first. */
  readonly segments?: readonly LakeFile[];
}

/** The contents of one partition of a lake, of which the manifest with the highest version is the current one. */
export interface Manifest extends ManifestHead {
  readonly files: readonly LakeFile[];
  /** Watermarks that are in no file, or newer than there. */
  readonly watermarks: readonly StoredWatermark[];
  readonly watermarkFiles: readonly LakeFile[];
  /** Files with lines as they came, oldest first. Their watermarks are listed, and no table has their rows yet. */
  readonly segments: readonly LakeFile[];
  /** The version of the checkpoint that this is based on: its own, or an earlier one. */
  readonly base: number;
  readonly added: Addition;
}

/** An addition without files and watermarks. */
export const nothingAdded: Addition = { files: [], watermarks: [] };

/** The contents of a partition after a checkpoint, and after what was added to it. */
export function manifestOf(checkpoint: ManifestRecord, delta?: ManifestRecord): Manifest {
  const { partition, version, epoch, owner, segments = [] } = delta ?? checkpoint;
  const { files, watermarks } = delta ?? nothingAdded;
  return {
    partition,
    version,
    epoch,
    owner,
    files: [...checkpoint.files, ...files],
    watermarks: withNewer(checkpoint.watermarks, watermarks),
    watermarkFiles: checkpoint.watermarkFiles ?? [],
    segments,
    base: checkpoint.version,
    added: { files, watermarks },
  };
}

/** Prints a manifest with one file or watermark on each line, and the digest of the text before it at the end. */
export function printManifest({ files, watermarks, watermarkFiles, segments = [], ...head }: ManifestRecord): string {
  const layout = segments.length === 0 ? manifestLayout : segmentLayout;
  const about = JSON.stringify({ format: manifestFormat, layout, ...head }).slice(0, -1);
  const stored = watermarkFiles === undefined ? "" : `,\n"watermarkFiles":${printLines(watermarkFiles)}`;
  const raw = segments.length === 0 ? "" : `,\n"segments":${printLines(segments)}`;
  const text = `${about},\n"files":${printLines(files)}${stored}${raw},\n"watermarks":${printLines(watermarks)}`;
  return `${text}${digestOf(text)}`;
}

function printLines(items: readonly object[]): string {
  return items.length === 0 ? "[]" : `[\n${items.map((item) => JSON.stringify(item)).join(",\n")}\n]`;
}

/** The end of a manifest: the digest of the text before it. */
function digestOf(text: string): string {
  return `,\n"sha256":"${createHash("sha256").update(text).digest("hex")}"}\n`;
}

/** The length of every such end. */
const digestLength = digestOf("").length;

const recordShape = objectShape<ManifestRecord>({
  partition: textShape,
  version: countShape,
  epoch: countShape,
  owner: textShape,
  files: listShape(lakeFileShape),
  watermarks: listShape(storedWatermarkShape),
  base: optionalShape(countShape),
  watermarkFiles: optionalShape(listShape(lakeFileShape)),
  segments: optionalShape(listShape(lakeFileShape)),
});

/** Parses a manifest; `path` is used in error messages. */
export function parseManifest(text: string, path: string): ManifestRecord {
  const { format, layout, sha256, ...record } = parseLakeJson(text, objectShape<Record<string, unknown>>({}), path);
  if (format !== manifestFormat || !readableLayouts.includes(layout)) {
    throw new LakeError("not-a-lake", `${path} has format ${String(format)}, layout ${String(layout)}`);
  }
  const isSealed = sha256 !== undefined || layout === manifestLayout || layout === segmentLayout;
  if (isSealed && digestOf(text.slice(0, -digestLength)) !== text.slice(-digestLength)) {
    throw new LakeError("damaged", `${path} does not have the content that was written`);
  }
  return requireLakeShape(record, recordShape, path);
}
