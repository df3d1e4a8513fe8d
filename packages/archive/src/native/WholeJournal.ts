import { hash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { fingerprintCharacters, fingerprintOf } from "@shipslog/contract";

/** A journal on disk of which nothing is stored yet, and what it is called in the lake. */
export interface WholeJournal {
  readonly path: string;
  readonly commander: string;
  readonly file: string;
  readonly generation: number;
}

/** A journal that DuckDB can read: it is of one month. */
export interface ReadableJournal extends WholeJournal {
  readonly byteLength: number;
  /** The month of its first and of its last line, as `2026-05`. */
  readonly month: string;
  /** The fingerprint of its first line. */
  readonly header: string;
}

/** Enough bytes for the fingerprint of a line: a character takes at most four. */
const startBytes = 4 * fingerprintCharacters;
/** Where the beginning of the last line is looked for; the last line of a session is short. */
const endBytes = 16 * 2 ** 10;
const newline = 10;
const month = /"timestamp":"(\d{4}-\d\d)-/;
/** DuckDB takes these characters in a path as a pattern. */
const pattern = /[*?[\]{}\0]/;
/** DuckDB holds a file in memory. */
const largestBytes = 128 * 2 ** 20;

/** Looks at the ends of a journal; undefined if DuckDB should not read it. */
export async function inspectJournal(journal: WholeJournal): Promise<ReadableJournal | undefined> {
  if (pattern.test(journal.path) || journal.commander.includes("\0")) return undefined;
  const file = await open(journal.path, "r");
  try {
    const { size: byteLength } = await file.stat();
    if (byteLength === 0 || byteLength > largestBytes) return undefined;
    const start = await readAt(file, 0, startBytes);
    const end = await readAt(file, Math.max(0, byteLength - endBytes), endBytes);
    const firstEnd = start.indexOf(newline);
    if (firstEnd === -1) return undefined;
    const first = month.exec(start.toString("utf8", 0, firstEnd))?.[1];
    const last = month.exec(end.toString("utf8", end.lastIndexOf(newline, end.length - 2) + 1))?.[1];
    if (first === undefined || first !== last) return undefined;
    return { ...journal, byteLength, month: first, header: lineFingerprint(start) };
  } finally {
    await file.close();
  }
}

/** The fingerprint of the line at an offset of a journal. */
export async function fingerprintAt(path: string, offset: number): Promise<string> {
  const file = await open(path, "r");
  try {
    return lineFingerprint(await readAt(file, offset, startBytes));
  } finally {
    await file.close();
  }
}

function lineFingerprint(bytes: Buffer): string {
  const end = bytes.indexOf(newline);
  const text = bytes.toString("utf8", 0, end === -1 ? bytes.length : end).replace(/\r$/, "");
  return fingerprintOf(text, hash);
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}
