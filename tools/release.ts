/**
 * Makes a release. `npm run release` says what is missing for one, or, if nothing is, makes every file of it in `dist` and says what would
 * be published. `npm run release -- --rehearse` makes the files in any case. `npm run release -- --publish` publishes, in the release
 * workflow, after `.ci/run`.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { argv } from "node:process";
import { sumsOf } from "./executable/buildExecutables.ts";
import { zipOf } from "./executable/zipOf.ts";
import { packageContents } from "./packages/pack.ts";
import { readRepository, stageAll } from "./packages/stage.ts";
import { readPackages, root } from "./workspace.ts";
import { describeMissing, judgeRelease, type ReleasedPackage } from "./release/judgeRelease.ts";

const packages = readPackages();
const missing = judgeRelease({
  packages: packages.map(({ folder, manifest }): ReleasedPackage => ({ folder, ...manifest })),
  repository: readRepository(),
  changelog: readFileSync(join(root, "CHANGELOG.md"), "utf8"),
  changedFiles: linesOf(run("git", ["status", "--porcelain"])),
  tags: linesOf(run("git", ["tag", "--points-at", "HEAD"])),
});
const pageArchive = "shipslog-page.zip";
const isRehearsed = argv.includes("--rehearse");
if (missing.length === 0 || isRehearsed) release(argv.includes("--publish") && !isRehearsed);
if (missing.length > 0) {
  console.error(describeMissing(packages[0]?.manifest.version ?? "none", missing));
  if (!isRehearsed) process.exitCode = 1;
}

/** Builds and lists every package, and publishes it when asked to. */
function release(isPublishing: boolean): void {
  run("npm", ["run", "-s", "build"]);
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(join(root, "dist/bom.json"), run("npm", ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"]));
  console.log("dist/bom.json: the bill of materials (CycloneDX)");
  console.log(run("npm", ["run", "-s", "executables", "--", "--full"]).trimEnd());
  for (const name of collectRelease()) console.log(`dist/release/${name}`);
  for (const { name, files, bytes } of packageContents()) {
    console.log(`${name}: ${files.length} files, ${(bytes / 1024).toFixed(0)} KB packed`);
  }
  // Each after those it depends on.
  for (const folder of isPublishing ? stageAll(join(root, "dist/packages")) : []) {
    run("npm", ["publish", "--access", "public", "--provenance"], folder);
  }
  console.log(isPublishing ? "published" : "nothing was published: add -- --publish");
}

/** Collects what is attached to the release in one folder: the archives, the static page, their sums and the bills of materials. */
function collectRelease(): readonly string[] {
  const folder = join(root, "dist/release");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const executables = join(root, "dist/executables");
  const archives = readdirSync(executables).filter((name) => name.endsWith(".zip"));
  for (const name of archives) copyFileSync(join(executables, name), join(folder, name));
  writeFileSync(join(folder, pageArchive), zipPage());
  writeFileSync(join(folder, "SHA256SUMS"), sumsOf([...archives, pageArchive].map((name) => join(folder, name))));
  copyFileSync(join(root, "dist/bom.json"), join(folder, "bom-packages.json"));
  copyFileSync(join(executables, "bom.json"), join(folder, "bom-executables.json"));
  copyFileSync(join(executables, "bom-full.json"), join(folder, "bom-full.json"));
  return readdirSync(folder);
}

/** The static page, to be unpacked on any host. */
function zipPage(): Buffer {
  const page = join(root, "dist/page");
  const files = readdirSync(page, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return zipOf(
    paths.map((path) => ({
      path: `shipslog-page/${relative(page, path).replaceAll("\\", "/")}`,
      bytes: readFileSync(path),
      isExecutable: false,
    })),
  );
}

function linesOf(text: string): readonly string[] {
  return text.split("\n").filter(Boolean);
}

function run(command: string, given: readonly string[], cwd = root): string {
  const { status, stdout, stderr } = spawnSync(command, given, {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${command} ${given.join(" ")} ended with ${status}: ${stderr}`);
  return stdout;
}
