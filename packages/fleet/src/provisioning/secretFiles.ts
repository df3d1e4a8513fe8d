import { link, readFile, rename, unlink, writeFile } from "node:fs/promises";

/** The mode of a file that only its owner may read. */
export const secretMode = 0o600;

const absentCodes = ["ENOENT", "ENOTDIR"];

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

/** Reads a file; undefined if it does not exist. A file that may not be read is an error: a new fleet must not replace it. */
export async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (absentCodes.includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** Writes a file atomically, readable only by its owner. Several commands may write it at the same time: the last one counts. */
export async function writeSecret(path: string, text: string): Promise<void> {
  await rename(await writeUnfinished(path, text, false), path);
}

/** Creates a file in the same way unless it exists, and returns whether it did when it is on the disk. Of several commands that do this at once, one creates it. */
export async function createSecret(path: string, text: string): Promise<boolean> {
  const unfinished = await writeUnfinished(path, text, true);
  try {
    await link(unfinished, path);
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    return false;
  } finally {
    await unlink(unfinished);
  }
}

/** Writes a file of its own beside a path: with one name for all, a command would rename what another is still writing. */
async function writeUnfinished(path: string, text: string, flush: boolean): Promise<string> {
  for (let at = 1; ; at++) {
    const unfinished = `${path}.${at}.unfinished`;
    try {
      await writeFile(unfinished, text, { mode: secretMode, flag: "wx", flush });
      return unfinished;
    } catch (error) {
      if (codeOf(error) === "EEXIST") continue;
      // On a full disk, half a file would stay with each attempt.
      await unlink(unfinished).catch(() => undefined);
      throw error;
    }
  }
}
