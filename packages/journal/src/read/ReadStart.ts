import { compareJournalNames, parseJournalName, type JournalName, type Position } from "@shipslog/contract";
import { cursorAt, type Cursor } from "../lines/ReadPosition.ts";
import { Bookmark } from "../resume/Bookmark.ts";

/** Where reading starts: after everything that a bookmark contains, or with the entry at a position and the files after it. */
export type ReadStart = Bookmark | Position;

/** Creates the cursor where reading a file starts; undefined if the file is not read. */
export function cursorFrom(name: JournalName, from: ReadStart | undefined): Cursor | undefined {
  const { file } = name;
  if (from === undefined) return cursorAt(file);
  if (from instanceof Bookmark) return cursorAt(file, from.positionIn(file));
  if (from.file === file) return cursorAt(file, { ...from, last: undefined });
  const first = parseJournalName(from.file);
  return first === undefined || compareJournalNames(name, first) < 0 ? undefined : cursorAt(file);
}
