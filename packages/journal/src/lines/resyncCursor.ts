import type { TruncatedEntry } from "@shipslog/contract";
import type { OpenFile } from "../machine/Disk.ts";
import { compareLastLine } from "./compareLastLine.ts";
import { createTruncatedEntry } from "./createEntry.ts";
import { reopenLast, rewind, type Cursor } from "./ReadPosition.ts";

/** Moves a cursor to the start of a truncated or replaced file, and returns the entry that reports it. */
export function restartFile(cursor: Cursor): TruncatedEntry {
  rewind(cursor);
  return createTruncatedEntry(cursor);
}

/**
 * Checks that a file still contains what was read, and restarts it if not. The size alone cannot tell: a file may be
 * truncated and grow beyond its old size between two looks. A last line without a line end is read again in case it grew.
 */
export async function resyncCursor(file: OpenFile, cursor: Cursor): Promise<TruncatedEntry | undefined> {
  const { last } = cursor.position;
  if (last === undefined) return undefined;
  const state = await compareLastLine(file, last);
  if (state === "changed") return restartFile(cursor);
  if (state === "open") reopenLast(cursor, last);
  return undefined;
}
