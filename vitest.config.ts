import { defineConfig } from "vitest/config";
import { TestReport } from "./scripts/ci/TestReport.ts";

/** Packages resolve to their sources, so that tests need no build. */
export default defineConfig({
  ssr: { resolve: { conditions: ["@shipslog/source", "node", "import", "module", "default"] } },
  test: {
    include: ["packages/*/{src,page}/**/*.test.ts", "{tests,scripts,bench,proof,examples}/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["default", new TestReport()],
  },
});
