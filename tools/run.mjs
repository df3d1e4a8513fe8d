/**
 * Starts a TypeScript file or an installed tool on a Node that runs TypeScript: `node tools/run.mjs <file.ts | tool> [arguments]`.
 *
 * The one plain JavaScript file here, because any Node must be able to read it. npm puts node_modules/.bin first in PATH, where a
 * `node` of the development dependencies lies, so the Node a person chose is the one that runs npm, not the one that runs this.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldest = { major: 22, minor: 18 };
const bundled = join(root, "node_modules/node24/bin/node");

/**
 * Says whether the Node at this path is there and runs TypeScript without a flag.
 * @param {string} path
 */
function runsTypeScript(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  const [major = 0, minor = 0] = stdout.replace("v", "").split(".").map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

/** Links a package that came with a pull since the last install, as npm links those that were there. */
function linkPackages() {
  const links = join(root, "node_modules/@shipslog");
  if (!existsSync(links)) return;
  const folders = readdirSync(join(root, "packages")).filter((name) =>
    existsSync(join(root, "packages", name, "package.json")),
  );
  for (const folder of folders) {
    if (folder === "shipslog" || existsSync(join(links, folder))) continue;
    try {
      symlinkSync(join(root, "packages", folder), join(links, folder), "junction");
    } catch {
      // Another process has linked it, or npm has to.
    }
  }
}

const chosen = process.env["npm_node_execpath"] ?? process.execPath;
const node = [chosen, bundled, process.execPath].find(runsTypeScript);
const [target, ...rest] = process.argv.slice(2);

if (target === undefined) {
  console.error("Say what to run: node tools/run.mjs <file.ts | tool> [arguments]");
  process.exit(2);
}
if (node === undefined) {
  console.error(`Shipslog needs Node ${oldest.major}.${oldest.minor} or newer, and this is ${process.version}.`);
  console.error(
    "On Linux x64 `npm ci` brings Node 24 with it (do not omit optional packages). Elsewhere install Node 24.",
  );
  process.exit(2);
}

linkPackages();
const path = [dirname(node), join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter);
const environment = { ...process.env, PATH: path, npm_node_execpath: node };
// Ctrl-C reaches whatever is started here as well; it says what that means, and this must not end before it.
process.on("SIGINT", () => {});
const isSource = target.endsWith(".ts");
const command = isSource ? node : target;
const leading = isSource ? ["--conditions=@shipslog/source", target] : [];
const { status, signal, error } = spawnSync(command, [...leading, ...rest], {
  cwd: root,
  env: environment,
  stdio: "inherit",
  shell: process.platform === "win32" && !isSource,
});
if (error !== undefined) console.error(error.message);
process.exitCode = status ?? (signal === "SIGINT" ? 130 : 1);
