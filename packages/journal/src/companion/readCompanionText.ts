import type { Disk } from "../machine/Disk.ts";
import { isBusy } from "../machine/isBusy.ts";
import { JournalError } from "../JournalError.ts";

/** What a companion file holds: its text, or that there is no file, or that someone else holds it. */
export type CompanionText = { readonly text: string } | "absent" | "held";

/** Gives what the disk answers, or `held` while someone else holds the file. */
export async function unlessLocked<Found>(path: string, looking: Promise<Found>): Promise<Found | "held"> {
  try {
    return await looking;
  } catch (error) {
    if (isBusy(error)) return "held";
    throw new JournalError("unreadable", path, error);
  }
}

/** Reads the text of a companion file. */
export async function readCompanionText(path: string, disk: Disk): Promise<CompanionText> {
  const bytes = await unlessLocked(path, disk.read(path));
  if (bytes === "held") return "held";
  return bytes === undefined ? "absent" : { text: new TextDecoder().decode(bytes) };
}
