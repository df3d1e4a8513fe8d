import { chmod, readFile, rename, writeFile } from "node:fs/promises";

/** The mode of a file that only its owner may read. */
export const secretMode = 0o600;

const absentCodes = ["ENOENT", "ENOTDIR"];

/** Reads a file; undefined if it does not exist. A file that may not be read is an error: a new fleet must not replace it. */
export async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (absentCodes.includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

/** Writes a file atomically, readable only by its owner. Writers of one path at the same time need different tags. */
export async function writeSecret(path: string, text: string, tag = "new"): Promise<void> {
  const unfinished = `${path}.${tag}.unfinished`;
  await writeFile(unfinished, text, { mode: secretMode });
  await chmod(unfinished, secretMode);
  await rename(unfinished, path);
}
