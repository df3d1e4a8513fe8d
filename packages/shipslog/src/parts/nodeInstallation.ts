import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import type { Installation, InstallationKind } from "./Installation.ts";

/** Describes the installation that a module belongs to. Nothing is looked up before it is asked. */
export function nodeInstallation(module: string): Installation {
  return {
    get kind() {
      return installationKindOf(module);
    },
    get commandLine() {
      return installationKindOf(module) === "file" ? [module] : [process.execPath, ...flagsOf(module), startOf(module)];
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
function installationKindOf(module: string): InstallationKind {
  // The module of an executable is the executable itself.
  if (!/\.[jt]s$/.test(module)) return "file";
  const [above = ""] = module.split(/[\\/]node_modules[\\/]/, 1);
  if (/[\\/]_npx[\\/]/.test(above)) return "npx";
  return above === module || existsSync(join(above, "package.json")) ? "project" : "global";
}

/** The module that starts the command is beside every module of its folder. */
const startOf = (module: string) => join(dirname(module), `shipslog${extname(module)}`);

/** In a clone of the repository packages are found as sources. */
const flagsOf = (module: string) => (extname(module) === ".ts" ? ["--conditions=@shipslog/source"] : []);
