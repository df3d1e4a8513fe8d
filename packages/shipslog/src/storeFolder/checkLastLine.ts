import { hash } from "node:crypto";
import { join } from "node:path";
import type { StoredWatermark } from "@shipslog/archive";
import { fingerprintCharacters, fingerprintOf } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { nodeDisk, type Disk } from "@shipslog/journal";
import type { SourceFolder } from "../openFolder/findSources.ts";

/**
 * The last stored line of a journal in a file: the file is too short for it (`short`) or has something else there (`different`), or
 * it is there with its line end (`closed`), as a whole event without a line end (`open`), or as the beginning of a line that has
 * grown since (`half`).
 */
type StoredLineState = "short" | "different" | "closed" | "open" | "half";

type OpenFile = NonNullable<Awaited<ReturnType<Disk["open"]>>>;

/** A line end, or its first half. */
export const lineEnd = /\r?\n?$/;
const newline = 10;
const carriageReturn = 13;
/** Enough bytes for the fingerprint of a line: a character takes at most four. */
const fingerprintBytes = 4 * fingerprintCharacters;

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

/** The first line of a journal, which tells one journal from another. */
export interface FirstLine {
  readonly fingerprint: string;
  /** Whether it has its line end or is an event without one. */
  readonly isWhole: boolean;
}

/** Reads what identifies the first line of a file; undefined if the file is empty or missing. */
export async function readFirstLine(path: string): Promise<FirstLine | undefined> {
  const bytes = await readStart(path);
  if (bytes.length === 0) return undefined;
  const lineEndAt = bytes.indexOf(newline);
  const text = bytes.toString("utf8", 0, lineEndAt === -1 ? bytes.length : lineEndAt + 1).replace(lineEnd, "");
  const isWhole = lineEndAt !== -1 || bytes.length === fingerprintBytes || parseLine(text).ok;
  return { fingerprint: fingerprintOf(text, hash), isWhole };
}

async function readStart(path: string): Promise<Buffer> {
  const file = await nodeDisk.open(path);
  const bytes = Buffer.alloc(fingerprintBytes);
  try {
    return bytes.subarray(0, (await file?.read(bytes, 0, 0)) ?? 0);
  } finally {
    await file?.close();
  }
}

/** How many files are read together. */
const atOnce = 16;

/** Reads the first lines of all journals of sources, by path. Whoever reads a journal itself reports that it cannot be read. */
export async function readFirstLines(sources: readonly SourceFolder[]): Promise<ReadonlyMap<string, FirstLine>> {
  const paths = sources.flatMap(({ folder, journals }) => journals.map(({ file }) => join(folder, file)));
  const found = new Map<string, FirstLine>();
  for (let at = 0; at < paths.length; at += atOnce) {
    const read = async (path: string) => {
      const first = await readFirstLine(path).catch(() => undefined);
      if (first !== undefined) found.set(path, first);
    };
    await Promise.all(paths.slice(at, at + atOnce).map(read));
  }
  return found;
}
