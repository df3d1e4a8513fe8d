/**
 * Checks the rules of the house: `npm run house`. Arrows and circles between packages, folders and files (dependency-cruiser), files, exports
 * and dependencies that nobody uses (knip), licences and reasons of dependencies, and our own rules (`house.test.ts`).
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./workspace.ts";

const cruised = ["packages", "tests", "tools", "bench", "examples", "vitest.config.ts"];
const knip = ["knip", "-c", "tools/knip.config.ts", "--no-config-hints"];
const parts: Readonly<Record<string, readonly string[]>> = {
  arrows: ["depcruise", "-c", "tools/dependency-cruiser.config.ts", ...cruised],
  "layers inside packages": ["depcruise", "-c", "tools/folders.config.ts", "packages"],
  "what nobody uses": knip,
  "product files that only tests use": [...knip, "--production", "--include", "files"],
  dependencies: ["tools/check-dependencies.ts"],
  "our own rules": ["vitest", "run", "tools/house.test.ts"],
};

for (const [name, words] of Object.entries(parts)) {
  console.log(`== ${name}`);
  const { status } = spawnSync(process.execPath, [join(root, "tools/run.mjs"), ...words], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
