import { JournalError } from "../JournalError.ts";
import type { Disk } from "../machine/Disk.ts";
import { isBusy } from "../machine/isBusy.ts";

/** The text of a companion file, or that it does not exist or is locked by another process. */
export type CompanionText = { readonly text: string } | "absent" | "locked";

/** Returns the result of a disk operation, or `locked` while another process has locked the file. */
export async function unlessLocked<Found>(path: string, result: Promise<Found>): Promise<Found | "locked"> {
  try {
    return await result;
  } catch (error) {
    if (isBusy(error)) return "locked";
    throw new JournalError("unreadable", path, error);
  }
}

/** Reads the text of a companion file, if it can be read now. */
export async function readCompanionText(path: string, disk: Disk): Promise<CompanionText> {
  const bytes = await unlessLocked(path, disk.read(path));
  if (bytes === "locked") return "locked";
  return bytes === undefined ? "absent" : { text: new TextDecoder().decode(bytes) };
}
