import type { House, Violation } from "./House.ts";

/** Words that do not describe contents, so that anything ends up there. */
const empty = ["util", "utils", "helper", "helpers", "common", "core", "manager", "managers", "shared", "misc"];

/** A file or folder is named after what it holds. */
export function fileNames({ sources }: House): readonly Violation[] {
  return sources.flatMap(({ path, owner, inside }) => {
    const found = wordsOf(`${owner}/${inside}`).find((word) => empty.includes(word));
    if (found === undefined) return [];
    return [{ rule: "file names", file: path, line: 1, message: `"${found}" does not say what is inside` }];
  });
}

/** The words of a path, whether they are joined by capitals, hyphens, dots or slashes. */
function wordsOf(path: string): readonly string[] {
  return path
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
}
