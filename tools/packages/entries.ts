import type { ExportTarget, PackageManifest } from "../workspace.ts";

/** A subpath that a package exports, and the packed file that Node resolves it to. */
export interface ModuleEntry {
  readonly subpath: string;
  readonly file: string;
}

/** Lists the modules that a packed package exports, with each pattern (`./kinds/*`) expanded to its files. */
export function entriesOf({ exports = {} }: PackageManifest, packedFiles: readonly string[]): readonly ModuleEntry[] {
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

function unfold(subpath: string, target: string, packedFiles: readonly string[]): readonly ModuleEntry[] {
  const [before = "", after] = target.replace("./", "").split("*");
  if (after === undefined) return [{ subpath, file: before }];
  const fitting = packedFiles.filter((file) => file.startsWith(before) && file.endsWith(after));
  return fitting.map((file) => ({ subpath: subpath.replace("*", file.slice(before.length, -after.length)), file }));
}
