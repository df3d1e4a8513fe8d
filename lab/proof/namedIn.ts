import { readdirSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { visitNodes, type Source } from "../houseRules/House.ts";

/** A name of a file with code, or of a folder below the source that names it. */
const namesCode = /^[\w-]+(?:\/[\w-]+)*(?:\.[\w.]*)?\.(?:ts|mjs|js|py)$/;
const namesFolder = /^[\w-]+(?:\/[\w-]+)+$/;

/**
 * Lists the files that the texts of a source name, beside it or from the root: what it starts in another process, as a script or
 * as one of a folder of scripts.
 */
export function namedIn({ path, tree }: Source, root: string): readonly string[] {
  const found = new Set<string>();
  visitNodes(tree, (node) => {
    if (!ts.isStringLiteralLike(node)) return;
    const beside = posix.join(posix.dirname(path), node.text);
    const files = namesCode.test(node.text) ? [beside, node.text].filter((file) => isFile(join(root, file))) : [];
    const scripts = namesFolder.test(node.text) ? scriptsIn(root, beside) : [];
    for (const file of [...files, ...scripts]) found.add(file);
  });
  return [...found];
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function scriptsIn(root: string, folder: string): readonly string[] {
  if (statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  const names = readdirSync(join(root, folder)).filter((name) => namesCode.test(name) && !name.includes(".test."));
  return names.map((name) => posix.join(folder, name));
}
