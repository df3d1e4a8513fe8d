import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the built page: beside the built code, and in the dist folder of the package for its sources. */
export const ownPage = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "../../dist/page" : "./page", import.meta.url),
);

/** Lists the files below a folder, as `assets/a.js`; none if there is no such folder. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(join(folder, sep).length).split(sep).join("/"));
}

/** Reads one of the files that `listFiles` has listed. */
export function readPageFile(folder: string, name: string): Promise<Buffer> {
  return readFile(join(folder, name));
}
