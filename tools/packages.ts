/**
 * Checks the built packages as their users get them: `npm run packages` compares the API reports, packs every package and judges the
 * tarballs, then installs them in an empty folder and tries everything there. `-- --api` writes the API reports and does nothing else;
 * `-- --operator` only carries out the page for operators.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { root } from "./workspace.ts";

const isOff = { type: "boolean", default: false } as const;
const { values } = parseArgs({ options: { api: isOff, operator: isOff } });

if (values.api) run("tools/api.ts");
else if (values.operator) run("tools/try-packages.ts", "--operator");
else {
  run("tools/api.ts", "--check");
  run("tools/check-packages.ts");
  run("tools/try-packages.ts", "--packed");
}

/** Runs a part to its end, also after another has failed. */
function run(file: string, ...words: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [...process.execArgv, file, ...words], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
