/**
 * Tries every package as its users get it: packs them all, installs the tarballs in an empty folder, imports every module there, with types
 * as each kind of project resolves them, uses the JSON Schemas, and runs every command; then runs the command lines of the first pages of the docs and of
 * the page for operators. With `--packed` it takes the tarballs that `npm run packages` has just made; with `--operator` it only walks the page for operators.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { inspect, parseArgs, promisify } from "node:util";
import { commandPackage } from "./build/bundle.ts";
import { installPacked, type Installed } from "./packages/install.ts";
import { packAll, readPacked, type PackedPackage } from "./packages/pack.ts";
import { lightTrials } from "./packages/lightTrials.ts";
import { strangerPrograms } from "./packages/strangerPrograms.ts";
import { trials } from "./packages/trials.ts";
import { commandsIn, tryCommand } from "./packages/tryCommand.ts";
import { tryContainer } from "./packages/tryContainer.ts";
import { trySchemas } from "./packages/trySchemas.ts";
import { walkOperator } from "./packages/walkOperator.ts";
import { readSaved, readWalk, walk } from "../tests/helpers/pages/walk.ts";
import { runInParallel } from "./runInParallel.ts";
import { root } from "./workspace.ts";

let failures = 0;

/** Prints the result of one trial; undefined means that nothing is wrong. */
function tell(what: string, wrong: string | undefined): void {
  if (wrong !== undefined) failures++;
  console.log(wrong === undefined ? `ok ${what}` : `FAILED ${what}: ${wrong}`);
}

/** Runs a program in the folder and returns what it printed if it failed. */
async function complaintOf(
  command: string,
  words: readonly string[],
  { folder, env }: Installed,
): Promise<string | undefined> {
  return promisify(execFile)(command, words, { cwd: folder, env }).then(
    () => undefined,
    (error: unknown) => inspect(error),
  );
}

async function tryCommands(installed: Installed): Promise<void> {
  const { folder, env } = installed;
  const { stdout } = await promisify(execFile)("shipslog", ["--help"], { cwd: folder, env });
  const commands = commandsIn(stdout);
  tell("the command lists its commands", commands.length > 9 ? undefined : stdout);
  for (const trial of Object.values(trials).flat()) {
    tell(`shipslog ${trial.line}`, await tryCommand(trial, installed));
  }
  for (const command of commands) {
    if (!(command in trials)) tell(command, "has no line in tools/packages/trials.ts");
    tell(`shipslog ${command} --help`, await complaintOf("shipslog", [command, "--help"], installed));
  }
}

/** Installs the command alone, as `npx shipslog` does. */
async function tryLight(packed: readonly PackedPackage[]): Promise<void> {
  const installed = installPacked(packed.filter(({ name }) => name === commandPackage));
  try {
    console.log(describe("installed without optional parts", installed));
    for (const trial of lightTrials) {
      tell(`shipslog ${trial.line}, without optional parts`, await tryCommand(trial, installed));
    }
  } finally {
    rmSync(dirname(installed.folder), { recursive: true, force: true });
  }
}

const describe = (what: string, { cost: { bytes, ms } }: Installed) =>
  `${what}: ${(bytes / 1e6).toFixed(1)} MB in ${(ms / 1000).toFixed(1)} s`;

/** Runs the first program of the README, which must print what its comments say. */
async function tryReadme({ folder, env }: Installed): Promise<void> {
  const [, code = ""] = /^```ts\n(.*?)^```/ms.exec(readFileSync(join(root, "README.md"), "utf8")) ?? [];
  const expected = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line = ""]) => `${line}\n`).join("");
  writeFileSync(join(folder, "readme.ts"), code);
  const { stdout } = await promisify(execFile)(process.execPath, ["readme.ts"], { cwd: folder, env });
  tell("the program of the README", expected !== "" && stdout === expected ? undefined : `it printed\n${stdout}`);
}

/** Runs the programs of a stranger; none needs more than ten lines. */
async function tryStranger({ folder, env }: Installed): Promise<void> {
  for (const [name, { text, prints }] of Object.entries(strangerPrograms)) {
    const file = `${name.replaceAll(" ", "-")}.ts`;
    writeFileSync(join(folder, file), text.trimStart());
    const lines = text.trim().split("\n").length;
    const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: folder, env });
    tell(`a stranger's program: ${name}, ${lines} lines`, lines <= 10 && prints.test(stdout) ? undefined : stdout);
  }
}

/** The pages a new user reads first. */
const pages = [
  "README.md",
  "docs/start.md",
  "docs/guides/test-your-tool.md",
  "docs/guides/check-journals-in-ci.md",
  "docs/guides/look-at-your-journals.md",
  "docs/first/player.md",
  "docs/first/author.md",
  "docs/first/data.md",
];

/** Runs the command lines of a page; each must print what the page shows. */
async function walkPage(page: string, { folder, env }: Installed): Promise<void> {
  const place = mkdtempSync(join(folder, "walk-"));
  const text = readFileSync(join(root, page), "utf8");
  const steps = readWalk(text);
  for (const saved of readSaved(text)) writeFileSync(join(place, saved.name), saved.text);
  tell(`${page} has command lines`, steps.length > 2 ? undefined : "it has none to walk");
  const start = performance.now();
  for (const step of steps) tell(`${page}: ${step.line}`, await walk(step, { folder: place, env }));
  console.log(`${page}: ${steps.length} command lines in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** How projects resolve imports: by Node's rules or by those of bundlers. */
const resolutions = {
  node16: ["--module", "node16"],
  nodenext: ["--module", "nodenext"],
  bundler: ["--module", "esnext", "--moduleResolution", "bundler"],
} as const;

/** Writes a module that imports everything the packages export. */
function writeUser(packed: readonly PackedPackage[], { folder }: Installed): void {
  const modules = packed.flatMap(({ name, entries }) => entries.map(({ subpath }) => join(name, subpath)));
  const text = modules.map((module, at) => `export * as module${at} from ${JSON.stringify(module)};\n`).join("");
  for (const file of ["user.ts", "user.mjs"]) writeFileSync(join(folder, file), text);
}

async function tryImports(installed: Installed): Promise<void> {
  tell("every module is imported", await complaintOf("node", ["user.mjs"], installed));
  const typesOfNode = ["--typeRoots", join(root, "node_modules/@types"), "--types", "node"];
  for (const [name, flags] of Object.entries(resolutions)) {
    const words = ["user.ts", "--ignoreConfig", "--noEmit", "--strict", "--target", "es2023", ...typesOfNode, ...flags];
    tell(
      `types are found with module resolution ${name}`,
      await complaintOf(join(root, "node_modules/.bin/tsc"), words, installed),
    );
  }
}

const isOff = { type: "boolean", default: false } as const;
const { values } = parseArgs({ options: { packed: isOff, operator: isOff } });
const packed = values.packed ? readPacked() : packAll();
const installed = installPacked(packed);
try {
  console.log(describe(`installed ${packed.length} tarballs in ${installed.folder}`, installed));
  writeUser(packed, installed);
  cpSync(join(root, "examples/readers"), join(installed.folder, "examples/readers"), { recursive: true });
  const walks = pages.map((page) => () => walkPage(page, installed));
  const parts = [
    () => tryCommands(installed),
    () => tryReadme(installed),
    () => tryStranger(installed),
    ...walks,
    () => walkOperator(installed, tell),
    () => tryContainer(installed, tell),
    () => tryImports(installed),
    () => trySchemas(installed, tell),
    () => tryLight(packed),
  ];
  const wanted = values.operator ? [() => walkOperator(installed, tell), () => tryContainer(installed, tell)] : parts;
  await runInParallel(wanted, availableParallelism(), (part) => part());
} finally {
  rmSync(dirname(installed.folder), { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
