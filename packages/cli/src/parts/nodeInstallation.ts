import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Installation, InstallationKind } from "./Installation.ts";

/** Describes the installation that a module belongs to. Nothing is looked up before it is asked. */
export function nodeInstallation(module: string): Installation {
  return {
    get kind() {
      return installationKindOf(module);
    },
    versionOf(packageName) {
      try {
        const manifest = createRequire(module)(`${packageName}/package.json`) as { readonly version: string };
        return manifest.version;
      } catch {
        return undefined;
      }
    },
  };
}

/** npm installs a project beside its package.json, and a global command in a folder without one. */
export function installationKindOf(module: string): InstallationKind {
  // The module of an executable is the executable itself.
  if (!/\.[jt]s$/.test(module)) return "file";
  const [above = ""] = module.split(/[\\/]node_modules[\\/]/, 1);
  if (/[\\/]_npx[\\/]/.test(above)) return "npx";
  return above === module || existsSync(join(above, "package.json")) ? "project" : "global";
}
