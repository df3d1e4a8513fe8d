import { dirname } from "node:path";
import { expect, it } from "vitest";
import type { Benchmark } from "./Benchmark.ts";
import { loadLists } from "./declarations.ts";

it("every benchmark loads, under the name of its file", async () => {
  const benchmarks = await loadLists<Benchmark>(dirname(import.meta.dirname), "benchmarks");
  expect(benchmarks.length).toBeGreaterThan(10);
});
