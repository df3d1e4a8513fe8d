import { join, parse } from "node:path";
import { listFolder, isFolder, statPath } from "./listFolder.ts";

/** Whether a path has a wildcard of a shell. */
export function isGlob(path: string): boolean {
  return /[*?]/.test(path);
}

/**
 * Expands `*` and `?` as a shell does, for shells that leave this to the command, as on Windows. A wildcard matches within
 * one name, and never a leading dot. (Node 22 warns that its own `glob` is experimental.)
 */
export async function expandGlob(pattern: string): Promise<readonly string[]> {
  const { root } = parse(pattern);
  const names = pattern
    .slice(root.length)
    .split(/[/\\]/)
    .filter((name) => name !== "");
  let paths: readonly string[] = [root];
  for (const name of names) paths = (await Promise.all(paths.map((path) => step(path, name)))).flat();
  return paths;
}

async function step(folder: string, name: string): Promise<readonly string[]> {
  const path = join(folder, name);
  if (!isGlob(name)) return (await statPath(path)) === undefined ? [] : [path];
  if (!(await isFolder(folder === "" ? "." : folder))) return [];
  const matcher = matcherOf(name);
  const found = (await listFolder(folder === "" ? "." : folder)).filter((each) => matcher.test(each));
  return found.map((each) => join(folder, each));
}

function matcherOf(name: string): RegExp {
  const parts = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, (each) => wildcards[each] ?? `\\${each}`);
  return new RegExp(`^${name.startsWith(".") ? "" : "(?!\\.)"}${parts}$`, "su");
}

const wildcards: Readonly<Record<string, string>> = { "*": ".*", "?": "." };
