/**
 * Makes a release: `npm run release` says what would be published and changes nothing, `npm run release -- --publish`
 * publishes. Run it on a clean checkout of the tagged commit, after `npm run ci`.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { packageContents } from "../lab/packages/contents.ts";
import { judgeRelease } from "./release/judgeRelease.ts";
import { readPackages, root } from "../lab/workspace.ts";

const isPublishing = argv.includes("--publish");
const packages = readPackages();
const complaints = judgeRelease({
  versions: packages.map(({ manifest }) => manifest),
  changelog: readFileSync(join(root, "CHANGELOG.md"), "utf8"),
  changedFiles: run("git", ["status", "--porcelain"]).split("\n").filter(Boolean),
});
for (const complaint of complaints) console.log(`${isPublishing ? "" : "would be refused: "}${complaint}`);
if (isPublishing && complaints.length > 0) process.exit(1);

run("npm", ["run", "-s", "build"]);
mkdirSync(join(root, "dist"), { recursive: true });
writeFileSync(join(root, "dist/bom.json"), run("npm", ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"]));
console.log("dist/bom.json: the bill of materials (CycloneDX)");
for (const each of packages) {
  const { path, manifest } = each;
  const { files, bytes } = packageContents(each);
  console.log(`\n${manifest.name}@${manifest.version}: ${files.length} files, ${(bytes / 1024).toFixed(0)} KB packed`);
  if (isPublishing) run("npm", ["publish", "--access", "public", "--provenance"], path);
}
console.log(isPublishing ? "\npublished" : "\nnothing was published: this was a dry run");

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
