import type { Benchmark } from "../lab/bench/Benchmark.ts";
import { atPart, measureLatencies } from "./journal/followLatency.ts";

/** The time from an append to the delivery of its entry that 50 of 100 lines do not exceed, by polling alone. */
export const benchmark: Benchmark = {
  name: "journal-follow-p50",
  unit: "ms",
  measure: "value",
  goal: { atMost: 60 },
  ours: async () => atPart(await measureLatencies(), 0.5),
};
