import type { TruncatedEntry } from "@shipslog/contract";
import type { OpenFile } from "../Disk.ts";
import { lookAtLast } from "./fingerprint.ts";
import { makeTruncatedEntry } from "./makeEntry.ts";
import { reopenLast, rewind, type Cursor } from "./Mark.ts";

/** Rewinds a cursor because its file was begun again, and gives the entry that says so. */
export function beginAgain(cursor: Cursor): TruncatedEntry {
  rewind(cursor);
  return makeTruncatedEntry(cursor);
}

/**
 * Makes sure that a file holds what was read of it, else begins again. Size alone cannot tell: a file may be cut and grow
 * beyond its old size between two looks. A last line that had no line end yet is read again, in case it has grown.
 */
export async function rejoin(file: OpenFile, cursor: Cursor): Promise<TruncatedEntry | undefined> {
  const { last } = cursor.mark;
  if (last === undefined) return undefined;
  const look = await lookAtLast(file, last);
  if (look === "changed") return beginAgain(cursor);
  if (look === "open") reopenLast(cursor, last);
  return undefined;
}
