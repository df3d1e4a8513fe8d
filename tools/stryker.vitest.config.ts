import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { testPatienceMs } from "../tests/helpers/limits/patience.ts";
import { readPackages } from "./workspace.ts";
import config from "../vitest.config.ts";

/** The folder name of the package that is changed, and the files and folders of its tests, all if empty; `mutants.ts` sets them. */
const { SHIPSLOG_MUTANTS: owner = "*", SHIPSLOG_MUTANTS_TESTS: chosen = "" } = process.env;

const tests = chosen
  .split(",")
  .filter((path) => path !== "")
  .map((path) => (path.endsWith(".test.ts") ? path : `${path}/**/*.test.ts`));

/** Stryker tests a copy of the project, in which the installed packages of the workspace would lead back to the original. */
const alias = readPackages().flatMap(({ path, manifest: { name, exports = {} } }) =>
  Object.entries(exports).flatMap(([subpath, target]) => {
    const source = typeof target === "string" ? undefined : target["@shipslog/source"];
    if (typeof source !== "string") return [];
    const find = new RegExp(`^${name}${subpath.slice(1).replace("*", "(.+)")}$`);
    return [{ find, replacement: join(path, source).replace("*", "$1") }];
  }),
);

/** Only the tests of the changed package, which must notice each change by themselves. */
export default defineConfig({
  ...config,
  resolve: { alias },
  test: {
    include: tests.length > 0 ? tests : [`packages/${owner}/{src,page,tests}/**/*.test.ts`],
    exclude: ["**/*.long.test.ts", "**/node_modules/**"],
    testTimeout: testPatienceMs,
    globalSetup: "./tests/helpers/needs/temporaryFolder.ts",
  },
});
