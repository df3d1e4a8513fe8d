import { hash } from "node:crypto";
import type { StoredWatermark } from "@shipslog/archive";
import { fingerprintCharacters, fingerprintOf } from "@shipslog/contract";
import { nodeDisk } from "@shipslog/journal";

/** The last stored line in the file: gone, or there with (`closed`) or without (`open`) its line end. */
export type StoredLineState = "gone" | "closed" | "open";

const lineEnd = /\r?\n$/;
const newline = 10;
/** A character takes at most four bytes. */
const enoughBytes = 4 * fingerprintCharacters;

/** Checks whether a file still contains the line that was stored last; a new file with the same name does not. */
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
