import { JournalError } from "../JournalError.ts";
import { type Disk, NotAFileError } from "../machine/Disk.ts";
import { decodeText, isUtf8 } from "../machine/bytes.ts";
import { isBusy } from "../machine/retryBusy.ts";

/**
 * The text of a companion file and whether it can be used, or that the file does not exist or cannot be opened now. The
 * text of an `oversize` file is only its start.
 */
export type CompanionText =
  | { readonly form: "whole" | "encoding" | "oversize"; readonly text: string }
  | "absent"
  | "locked";

/** The largest companion file that is read: several times the longest route that the game plots. */
const mostBytes = 2 ** 20;
const excerptBytes = 1000;

/** A mark that some editors write at the start of a file; the game does not. */
export const byteOrderMark = "\uFEFF";

/** Returns the result of a disk operation, or `locked` if the file cannot be opened now, as while another process locks it. */
export async function unlessLocked<Found>(path: string, result: Promise<Found>): Promise<Found | "locked"> {
  try {
    return await result;
  } catch (error) {
    if (isBusy(error) || error instanceof NotAFileError) return "locked";
    throw new JournalError("unreadable", path, error);
  }
}

/** Reads the text of a companion file, if it can be read now. */
export async function readCompanionText(path: string, disk: Disk): Promise<CompanionText> {
  const bytes = await unlessLocked(path, disk.read(path, mostBytes + 1));
  if (bytes === "locked") return "locked";
  if (bytes === undefined) return "absent";
  if (bytes.length > mostBytes) return { form: "oversize", text: decodeText(bytes.subarray(0, excerptBytes)) };
  const text = decodeText(bytes);
  // A decoder replaces bytes that are not UTF-8 and may drop a mark, so the event would differ from the file.
  const isFaithful = isUtf8(bytes) && !text.startsWith(byteOrderMark);
  return { form: isFaithful ? "whole" : "encoding", text };
}
