import { hash } from "node:crypto";
import { join } from "node:path";
import { fingerprintOf } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { nodeDisk } from "@shipslog/journal";
import type { SourceFolder } from "../../journalSources/SourceFolder.ts";
import { fingerprintBytes, lineEnd } from "./checkLastLine.ts";

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
  const newline = bytes.indexOf(10);
  const text = bytes.toString("utf8", 0, newline === -1 ? bytes.length : newline + 1).replace(lineEnd, "");
  const isWhole = newline !== -1 || bytes.length === fingerprintBytes || parseLine(text).ok;
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
