import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../parts/packageFolder.ts";
import { readVersion } from "../parts/version.ts";

/** The packages whose code decides what a check finds. */
const judging = ["contract", "check", "journal", "page", "shipslog"];

/**
 * What tells one state of the rules from another: the version of an installed package; in a clone of the repository, where the
 * version stays while the rules change, also names, sizes and times of the modules.
 */
export function rulesVersion(): string {
  const isClone = !/[\\/]node_modules[\\/]/.test(packageFolder) && /\.[jt]s$/.test(import.meta.url);
  return isClone ? `${readVersion()} ${modulesText()}` : readVersion();
}

function modulesText(): string {
  const folders = import.meta.url.endsWith(".ts")
    ? judging.map((name) => join(packageFolder, "..", name, "src"))
    : [join(packageFolder, "dist")];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.[jt]s$/.test(name) && !name.endsWith(".test.ts"))
      .map((name) => join(folder, name)),
  );
  return files
    .toSorted()
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    })
    .join("\n");
}
