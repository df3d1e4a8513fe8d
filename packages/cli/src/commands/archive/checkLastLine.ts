import { hash } from "node:crypto";
import type { StoredWatermark } from "@shipslog/archive";
import { fingerprintCharacters, fingerprintOf } from "@shipslog/contract";
import { nodeDisk } from "@shipslog/journal";

/** A look at the last stored line of a journal: the file no longer holds it, or does, with or without its line end. */
export type StoredLineState = "gone" | "closed" | "open";

const lineEnd = /\r?\n$/;
const newline = 10;
/** No character takes more bytes than four. */
const enoughBytes = 4 * fingerprintCharacters;

/** Looks whether a file still holds the line that was stored last: another file of the same name would not. */
export async function checkLastLine(
  path: string,
  { lastOffset, offset, fingerprint }: StoredWatermark,
): Promise<StoredLineState> {
  const file = await nodeDisk.open(path);
  if (file === undefined) return "gone";
  try {
    const ending = Buffer.alloc(1);
    if ((await file.read(ending, 0, offset - 1)) === 0) return "gone";
    const bytes = Buffer.alloc(Math.min(offset - lastOffset, enoughBytes));
    await file.read(bytes, 0, lastOffset);
    if (fingerprintOf(bytes.toString("utf8").replace(lineEnd, ""), hash) !== fingerprint) return "gone";
    return ending[0] === newline ? "closed" : "open";
  } finally {
    await file.close();
  }
}
