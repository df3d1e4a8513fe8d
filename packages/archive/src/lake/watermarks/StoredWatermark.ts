import type { Watermark } from "@shipslog/contract";
import { countShape, objectShape, optionalShape, textShape } from "@shipslog/contract/internal";
import { JournalMap } from "../../staging/JournalMap.ts";

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

/** What a manifest must say about a watermark. */
export const storedWatermarkShape = objectShape<StoredWatermark>({
  commander: textShape,
  file: textShape,
  generation: countShape,
  offset: countShape,
  line: countShape,
  lastOffset: countShape,
  fingerprint: textShape,
  header: optionalShape(textShape),
});

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
