import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { patienceMs, testPatienceMs } from "./tests/helpers/limits/patience.ts";
import { LongestFirst } from "./tests/helpers/needs/LongestFirst.ts";
import { TestReport } from "./tests/helpers/needs/TestReport.ts";
import { schemaModules } from "./tools/schemaModules.ts";

/** Packages resolve to their sources, so that tests need no build. */
export default defineConfig({
  plugins: [schemaModules],
  ssr: { resolve: { conditions: ["@shipslog/source", "node", "import", "module", "default"] } },
  test: {
    include: ["packages/*/{src,page,tests}/**/*.test.ts", "{tests,tools,bench,examples}/**/*.test.ts"],
    // Generous limits: they end a hang, they do not measure speed. A busy machine makes every test slow.
    testTimeout: testPatienceMs,
    hookTimeout: testPatienceMs,
    teardownTimeout: patienceMs,
    expect: { poll: { timeout: patienceMs } },
    // Many tests wait for other processes, so one worker more than processors keeps these busy.
    maxWorkers: availableParallelism() + 1,
    // Tests share no state between files; loading every module again for each file would double the time.
    isolate: false,
    globalSetup: "./tests/helpers/needs/temporaryFolder.ts",
    setupFiles: "./tests/helpers/needs/propertyRuns.ts",
    // The whole check tries a test that raced once more and names it. Never a failed property: it would draw other values.
    retry: process.env["CI"] === undefined ? 0 : { count: 1, condition: /^(?!Property failed)/ },
    sequence: { sequencer: LongestFirst },
    reporters: ["default", new TestReport()],
  },
});
