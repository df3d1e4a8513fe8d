import { simulatedEvents } from "./journal/simulated.ts";
import { producerBenchmark } from "./simulator/producerBenchmark.ts";

/** Events a second on one core in dialect spec. */
export const benchmarks = [
  producerBenchmark({
    name: "simulator-grand-tour",
    unit: "events/s",
    goal: { atLeast: 0.45, of: "limit" },
    produce: simulatedEvents,
    wanted: 100_000,
    printed: 20_000,
  }),
];
