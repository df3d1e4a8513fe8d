import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";

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

/** The module that starts the command is in the folder of the sources or of the build, as every other module of it. */
function startOf(module: string): string {
  const [, folder = dirname(module)] = /^(.*[\\/](?:src|dist))[\\/]/.exec(module) ?? [];
  return join(folder, `shipslog${extname(module)}`);
}

/** In a clone of the repository packages are found as sources. */
const flagsOf = (module: string) => (extname(module) === ".ts" ? ["--conditions=@shipslog/source"] : []);

/** How the command got on this machine; it decides how a part is added. */
export type InstallationKind =
  /** With `npm install`, in a project with a package.json. */
  | "project"
  /** With `npm install --global`. */
  | "global"
  /** By `npx`, in its cache. */
  | "npx"
  /** As one executable file. */
  | "file";

/** Where the command is installed, and which other packages are there. */
export interface Installation {
  readonly kind: InstallationKind;
  /** The words that start the command from any folder, without a PATH. */
  readonly commandLine: readonly string[];
  /** The version of an installed package; undefined when it is not installed. */
  versionOf(packageName: string): string | undefined;
}
