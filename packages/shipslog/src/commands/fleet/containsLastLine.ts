import { hash } from "node:crypto";
import { fingerprintCharacters, fingerprintOf } from "@shipslog/contract";
import type { FileOffset } from "@shipslog/fleet/uplink";
import { nodeDisk } from "@shipslog/journal";

type OpenFile = NonNullable<Awaited<ReturnType<typeof nodeDisk.open>>>;

const lineEnd = /\r?\n$/;
const newline = 10;
/** A character takes at most four bytes. */
const enoughBytes = 4 * fingerprintCharacters;
/** How far to look back for the start of a line. A longer line is sent only in part. */
const longestLineBytes = 256 * 1024;

/**
 * Whether a file contains the line that a watermark ends with; a replaced file, or one of another machine, does not. Of a file
 * that does not exist nothing can be sent, so there is nothing to compare.
 */
export async function containsLastLine(path: string, mark: FileOffset): Promise<boolean> {
  const { offset, lastOffset, fingerprint } = mark;
  if (lastOffset === undefined || fingerprint === undefined) return true;
  const file = await nodeDisk.open(path);
  if (file === undefined) return true;
  try {
    const ending = Buffer.alloc(1);
    if ((await file.read(ending, 0, offset - 1)) === 0) return false;
    if ((await fingerprintAt(file, lastOffset, offset)) === fingerprint) return true;
    // The last stored part of a line that had grown has the fingerprint of the whole line.
    const start = await lineStart(file, lastOffset);
    return start !== lastOffset && (await fingerprintAt(file, start, offset)) === fingerprint;
  } finally {
    await file.close();
  }
}

async function fingerprintAt(file: OpenFile, start: number, end: number): Promise<string> {
  const bytes = Buffer.alloc(Math.max(0, Math.min(end - start, enoughBytes)));
  const length = await file.read(bytes, 0, start);
  return fingerprintOf(bytes.toString("utf8", 0, length).replace(lineEnd, ""), hash);
}

async function lineStart(file: OpenFile, offset: number): Promise<number> {
  const from = Math.max(0, offset - longestLineBytes);
  const bytes = Buffer.alloc(offset - from);
  await file.read(bytes, 0, from);
  return from + bytes.lastIndexOf(newline) + 1;
}
