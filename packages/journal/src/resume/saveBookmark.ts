import type { Sleep } from "@shipslog/contract";
import {
  functionOption,
  objectOption,
  required,
  requireOption,
  requireOptions,
  type OptionShapes,
} from "@shipslog/contract/internal";
import type { Disk } from "../machine/Disk.ts";
import { JournalError } from "../JournalError.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { nodeSleep } from "../machine/nodeSleep.ts";
import { retryBusy } from "../machine/retryBusy.ts";
import { Bookmark } from "./Bookmark.ts";
import { parseBookmark, type LoadedBookmark } from "./parseBookmark.ts";

/** Replaces the disk and the timer of the machine, for tests. */
export interface BookmarkOptions {
  readonly disk?: Disk;
  readonly sleep?: Sleep;
}

const shapes: OptionShapes<BookmarkOptions> = { disk: objectOption, sleep: functionOption };
const bookmarkOption = required({ allowed: "a Bookmark", accepts: (value) => value instanceof Bookmark });

/**
 * Saves a bookmark to a file: under a temporary name, then renamed, so that a crash leaves either the old file or the new
 * one. Wait for one save before you start the next to the same path.
 */
export async function saveBookmark(path: string, bookmark: Bookmark, options: BookmarkOptions = {}): Promise<void> {
  requireOption("bookmark", bookmark, bookmarkOption);
  requireOptions(options, shapes);
  const { disk = nodeDisk, sleep = nodeSleep } = options;
  const bytes = Buffer.from(textOf(bookmark));
  const temporary = `${path}.tmp`;
  try {
    await retryBusy(() => disk.write(temporary, bytes, { durable: true }), sleep);
    await retryBusy(() => disk.rename(temporary, path), sleep);
  } catch (error) {
    throw new JournalError("unwritable", path, error);
  }
}

/**
 * Loads a saved bookmark; a missing one is empty. Throws a JournalError with the code `damaged` if any byte of the file
 * changed since it was saved, or `foreign` if an unknown version saved it: the message says what to do.
 */
export async function loadBookmark(path: string, options: BookmarkOptions = {}): Promise<LoadedBookmark> {
  requireOptions(options, shapes);
  const { disk = nodeDisk, sleep = nodeSleep } = options;
  let bytes: Uint8Array | undefined;
  try {
    await retryBusy(async () => {
      bytes = await disk.read(path);
    }, sleep);
  } catch (error) {
    throw new JournalError("unreadable", path, error);
  }
  if (bytes === undefined) return { state: "missing", bookmark: new Bookmark() };
  const text = Buffer.from(bytes).toString("utf8");
  const loaded = parseBookmark(text);
  if (loaded.state === "foreign") throw new JournalError("foreign", path);
  if (loaded.state === "corrupt" || !isAsSaved(text, loaded.bookmark)) throw new JournalError("damaged", path);
  return loaded;
}

function textOf(bookmark: Bookmark): string {
  return `${JSON.stringify(bookmark)}\n`;
}

/** Whether a text is exactly what is saved for its bookmark; one of the version without a checksum has another text. */
function isAsSaved(text: string, bookmark: Bookmark): boolean {
  return text === textOf(bookmark) || !text.includes('"checksum"');
}
