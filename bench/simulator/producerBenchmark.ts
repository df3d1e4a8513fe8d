import type { JsonObject } from "@shipslog/contract";
import type { Benchmark } from "../harness/Benchmark.ts";

/** What differs between benchmarks of producers of events. */
export interface Producer extends Pick<Benchmark<readonly JsonObject[]>, "name" | "unit" | "goal"> {
  /** Produces events; `wanted` says how many. */
  readonly produce: (wanted: number) => Generator<JsonObject>;
  /** How many to produce: so many that the first look at the galaxy does not matter much. */
  readonly wanted: number;
  /** How many to print: printing costs the same per event for any number of them. */
  readonly printed: number;
}

/** Compares a producer of events on one core with the least it must do: print them. */
export function producerBenchmark(producer: Producer): Benchmark<readonly JsonObject[]> {
  const { name, unit, goal, produce, wanted, printed } = producer;
  return {
    name,
    unit,
    measure: "rate",
    goal,
    prepare: () => [...produce(printed)],
    ours() {
      let count = 0;
      const all = produce(wanted);
      while (all.next().done !== true) count += 1;
      return count;
    },
    limit(all) {
      let length = 0;
      for (const event of all) length += JSON.stringify(event, withoutLongIntegers).length;
      return length > 0 ? all.length : 0;
    },
  };
}

/** JSON.stringify cannot print a bigint. */
function withoutLongIntegers(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? Number(value) : value;
}
