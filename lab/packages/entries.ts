import type { ExportTarget, Manifest } from "../workspace.ts";

/** A subpath a package offers, and the packed file a plain Node gets for it. */
export interface Entry {
  readonly subpath: string;
  readonly file: string;
}

/** Lists what a packed package offers as code, each pattern (`./kinds/*`) unfolded to the files that fit it. */
export function entriesOf({ exports = {} }: Manifest, packedFiles: readonly string[]): readonly Entry[] {
  const offered = Object.entries(exports).flatMap(([subpath, target]) =>
    unfold(subpath, defaultFile(target), packedFiles),
  );
  return offered.filter(({ file }) => file.endsWith(".js"));
}

function defaultFile(target: ExportTarget): string {
  if (typeof target === "string") return target;
  const chosen = target["default"];
  return chosen === undefined ? "" : defaultFile(chosen);
}

function unfold(subpath: string, target: string, packedFiles: readonly string[]): readonly Entry[] {
  const [before = "", after] = target.replace("./", "").split("*");
  if (after === undefined) return [{ subpath, file: before }];
  const fitting = packedFiles.filter((file) => file.startsWith(before) && file.endsWith(after));
  return fitting.map((file) => ({ subpath: subpath.replace("*", file.slice(before.length, -after.length)), file }));
}
