import { defineConfig } from "vitest/config";
import { TestReport } from "./lab/needs/TestReport.ts";

/** Where processes that tests start leave what they ran, when `npm run coverage` asks. */
const { SHIPSLOG_COVERAGE: coverage } = process.env;

/** Packages resolve to their sources, so that tests need no build. */
export default defineConfig({
  ssr: { resolve: { conditions: ["@shipslog/source", "node", "import", "module", "default"] } },
  test: {
    include: ["packages/*/{src,page}/**/*.test.ts", "{lab,tests,scripts,bench,proof,examples}/**/*.test.ts"],
    env: coverage === undefined ? {} : { NODE_V8_COVERAGE: coverage },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["default", new TestReport()],
  },
});
