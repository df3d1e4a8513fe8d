import { defineConfig } from "vitest/config";

/** Only the tests of the contract, which must notice each change to it by themselves. */
export default defineConfig({
  ssr: { resolve: { conditions: ["@shipslog/source", "node", "import", "module", "default"] } },
  test: { include: ["packages/contract/src/**/*.test.ts"], testTimeout: 60_000 },
});
