import { hash } from "node:crypto";
import type { StoredWatermark } from "@shipslog/archive";
import { fingerprintCharacters, fingerprintOf } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { nodeDisk, type Disk } from "@shipslog/journal";

/**
 * The last stored line of a journal in a file: the file is too short for it (`short`) or has something else there (`different`), or
 * it is there with its line end (`closed`), as a whole event without a line end (`open`), or as the beginning of a line that has
 * grown since (`half`).
 */
export type StoredLineState = "short" | "different" | "closed" | "open" | "half";

type OpenFile = NonNullable<Awaited<ReturnType<Disk["open"]>>>;

/** A line end, or its first half. */
export const lineEnd = /\r?\n?$/;
const [newline, carriageReturn] = [10, 13];
/** Enough bytes for the fingerprint of a line: a character takes at most four. */
export const fingerprintBytes = 4 * fingerprintCharacters;

/** Compares a file with the line of a journal that was stored last. */
export async function checkLastLine(path: string, mark: StoredWatermark): Promise<StoredLineState> {
  const file = await nodeDisk.open(path);
  if (file === undefined) return "different";
  try {
    const { lastOffset, offset, fingerprint } = mark;
    const ending = Buffer.alloc(1);
    if ((await file.read(ending, 0, offset - 1)) === 0) return "short";
    const bytes = Buffer.alloc(Math.min(offset - lastOffset, fingerprintBytes));
    await file.read(bytes, 0, lastOffset);
    if (fingerprintOf(bytes.toString("utf8").replace(lineEnd, ""), hash) !== fingerprint) return "different";
    if (ending[0] === newline) return "closed";
    return (await isWholeOrEnded(file, mark)) ? "open" : "half";
  } finally {
    await file.close();
  }
}

/** Whether a line that was stored without its line end is an event, or has not grown by more than its line end. */
async function isWholeOrEnded(file: OpenFile, { lastOffset, offset }: StoredWatermark): Promise<boolean> {
  const next = Buffer.alloc(2);
  const length = await file.read(next, 0, offset);
  if (length === 0 || next[0] === newline) return true;
  if (next[0] === carriageReturn && (length === 1 || next[1] === newline)) return true;
  const line = Buffer.alloc(offset - lastOffset);
  await file.read(line, 0, lastOffset);
  return parseLine(line.toString("utf8").replace(lineEnd, "")).ok;
}
