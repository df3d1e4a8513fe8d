import { defineConfig } from "vitest/config";
import { testPatienceMs } from "../../lab/limits/patience.ts";
import config from "../../vitest.config.ts";

/** Only the tests of the contract, which must notice each change to it by themselves. */
export default defineConfig({
  ...config,
  test: { include: ["packages/contract/src/**/*.test.ts"], testTimeout: testPatienceMs },
});
