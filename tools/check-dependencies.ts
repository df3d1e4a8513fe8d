/**
 * Checks the dependencies of the project: `npm run house`. Licences that do not fit, a dependency without a reason and
 * an install script are errors; known advisories are printed as warnings, because they appear without a change of ours.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Lock } from "./dependencies/Lock.ts";
import { judgeLicences } from "./dependencies/licences.ts";
import { judgeReasons, judgeScripts, type JudgedManifest } from "./dependencies/reasons.ts";
import { readPackages, root } from "./workspace.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const lock = JSON.parse(read("package-lock.json")) as Lock;
const rootManifest = JSON.parse(read("package.json")) as JudgedManifest;
const manifests: readonly JudgedManifest[] = readPackages().map(({ manifest }) => manifest);

const complaints = [
  ...judgeLicences(lock),
  ...judgeReasons([rootManifest, ...manifests], read("docs/dependencies.md")),
  ...judgeScripts(manifests),
];
for (const complaint of complaints) console.error(complaint);
console.log(`${Object.keys(lock.packages).length} packages checked, ${complaints.length} complaints`);
console.log(adviceOnKnownFlaws());
process.exitCode = complaints.length === 0 ? 0 : 1;

function adviceOnKnownFlaws(): string {
  const { status, stdout } = spawnSync("npm", ["audit", "--omit", "dev"], {
    cwd: root,
    encoding: "utf8",
    timeout: 30_000,
    shell: process.platform === "win32",
  });
  if (status === 0) return "npm audit reports no advisory for what ships";
  const isKnown = /vulnerabilit/.test(stdout);
  return isKnown ? `warning, npm audit says:\n${stdout}` : "warning: npm audit got no answer from the registry";
}
