import { compareJournalNames, parseJournalName, type JournalName, type Position } from "@shipslog/contract";
import { cursorAt, type Cursor } from "../lines/ReadPosition.ts";
import { Bookmark } from "../resume/Bookmark.ts";

/** Where reading begins: behind all that a bookmark has, or with the entry at a position, its file and those after it. */
export type ReadStart = Bookmark | Position;

/** Puts a cursor to where a file is to be read from; undefined where the file is not to be read. */
export function cursorFrom(name: JournalName, from: ReadStart | undefined): Cursor | undefined {
  const { file } = name;
  if (from === undefined) return cursorAt(file);
  if (from instanceof Bookmark) return cursorAt(file, from.positionIn(file));
  if (from.file === file) return cursorAt(file, { ...from, last: undefined });
  const first = parseJournalName(from.file);
  return first === undefined || compareJournalNames(name, first) < 0 ? undefined : cursorAt(file);
}
