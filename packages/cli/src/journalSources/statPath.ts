import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { JournalError } from "@shipslog/journal";

/** What a path leads to, after symbolic links; undefined if it leads to nothing. */
export async function statPath(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw new JournalError("unreadable", path, error);
  }
}
