import type { TruncatedEntry } from "@shipslog/contract";
import type { OpenFile } from "../machine/Disk.ts";
import { compareLastLine } from "./compareLastLine.ts";
import { createTruncatedEntry } from "./createEntry.ts";
import { reopenLast, rewind, type Cursor } from "./ReadPosition.ts";

/** Rewinds a cursor because its file was begun again, and gives the entry that says so. */
export function restartFile(cursor: Cursor): TruncatedEntry {
  rewind(cursor);
  return createTruncatedEntry(cursor);
}

/**
 * Makes sure that a file holds what was read of it, else begins again. Size alone cannot tell: a file may be cut and grow
 * beyond its old size between two looks. A last line that had no line end yet is read again, in case it has grown.
 */
export async function resyncCursor(file: OpenFile, cursor: Cursor): Promise<TruncatedEntry | undefined> {
  const { last } = cursor.position;
  if (last === undefined) return undefined;
  const look = await compareLastLine(file, last);
  if (look === "changed") return restartFile(cursor);
  if (look === "open") reopenLast(cursor, last);
  return undefined;
}
