/**
 * Tries every package as a stranger gets it: packs them all, installs the tarballs in an empty folder, runs every command there and
 * imports every module, with types as each kind of project resolves them; then walks through the first pages of the docs as a new user does.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { installPacked, type Installed } from "./packages/install.ts";
import { clearPacked, pack, type PackedPackage } from "../lab/packages/pack.ts";
import { trials } from "./packages/trials.ts";
import { commandsIn, tryCommand } from "./packages/tryCommand.ts";
import { readWalk, walk } from "./packages/walk.ts";
import { readPackages, root } from "../lab/workspace.ts";

let failures = 0;

/** Prints how one thing went; undefined means well. */
function tell(what: string, wrong: string | undefined): void {
  if (wrong !== undefined) failures++;
  console.log(wrong === undefined ? `ok ${what}` : `FAILED ${what}: ${wrong}`);
}

/** Runs a program in the folder and gives what it printed when it failed. */
function complaintOf(command: string, words: readonly string[], { folder, env }: Installed): string | undefined {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, env, encoding: "utf8" });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

async function tryCommands(installed: Installed): Promise<void> {
  const { folder, env } = installed;
  const { stdout } = spawnSync("shipslog", ["--help"], { cwd: folder, env, encoding: "utf8" });
  const commands = commandsIn(stdout);
  tell("the command lists its commands", commands.length > 9 ? undefined : stdout);
  for (const trial of Object.values(trials).flat()) {
    tell(`shipslog ${trial.line}`, await tryCommand(trial, installed));
  }
  for (const command of commands) {
    if (!(command in trials)) tell(command, "has no line in scripts/packages/trials.ts");
    tell(`shipslog ${command} --help`, complaintOf("shipslog", [command, "--help"], installed));
  }
}

/** The pages a new user reads and types after. */
const pages = ["README.md", "docs/start.md", "docs/guides/test-your-tool.md", "docs/guides/look-at-your-journals.md"];

/** A new user's walk: the command lines of a page, each output as printed there. */
async function walkPage(page: string, { folder, env }: Installed): Promise<void> {
  const place = mkdtempSync(join(folder, "walk-"));
  const steps = readWalk(readFileSync(join(root, page), "utf8"));
  tell(`${page} has command lines`, steps.length > 2 ? undefined : "it has none to walk");
  for (const step of steps) tell(`${page}: ${step.line}`, await walk(step, { folder: place, env }));
}

/** How projects resolve what they import: by Node's own rules, or by those of bundlers. */
const resolutions = {
  node16: ["--module", "node16"],
  nodenext: ["--module", "nodenext"],
  bundler: ["--module", "esnext", "--moduleResolution", "bundler"],
} as const;

/** A module that uses all that the packages offer. */
function writeUser(packed: readonly PackedPackage[], { folder }: Installed): void {
  const modules = packed.flatMap(({ name, entries }) => entries.map(({ subpath }) => join(name, subpath)));
  const text = modules.map((module, at) => `export * as module${at} from ${JSON.stringify(module)};\n`).join("");
  for (const file of ["user.ts", "user.mjs"]) writeFileSync(join(folder, file), text);
}

function tryImports(installed: Installed): void {
  tell("every module is imported", complaintOf("node", ["user.mjs"], installed));
  const typesOfNode = ["--typeRoots", join(root, "node_modules/@types"), "--types", "node"];
  for (const [name, flags] of Object.entries(resolutions)) {
    const words = ["user.ts", "--ignoreConfig", "--noEmit", "--strict", "--target", "es2023", ...typesOfNode, ...flags];
    tell(`types are found in the way of ${name}`, complaintOf(join(root, "node_modules/.bin/tsc"), words, installed));
  }
}

clearPacked();
const packed = readPackages().map(pack);
const installed = installPacked(packed);
try {
  console.log(`installed ${packed.length} tarballs in ${installed.folder}`);
  writeUser(packed, installed);
  tryImports(installed);
  await tryCommands(installed);
  for (const page of pages) await walkPage(page, installed);
} finally {
  rmSync(dirname(installed.folder), { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
