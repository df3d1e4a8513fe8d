import { createChecker, type Checkable } from "@shipslog/check";
import { parseLine } from "@shipslog/contract/text";
import { entriesIn } from "./functions/entries.ts";
import { hostileLines } from "./functions/hostileLines.ts";
import type { Benchmark } from "./harness/Benchmark.ts";

function check(entries: readonly Checkable[]): void {
  const checker = createChecker({ dialect: "spec" });
  for (const entry of entries) checker.push(entry);
  checker.end();
}

/** Parsing and checking each of the lines that once cost seconds or minutes. */
export const benchmarks: readonly Benchmark<readonly string[]>[] = [
  {
    name: "check-hostile",
    unit: "ms",
    measure: "time",
    goal: { atMost: 250 },
    prepare: () => Object.values(hostileLines),
    ours(lines) {
      for (const line of lines) {
        parseLine(line);
        check(entriesIn(line));
      }
    },
  },
];
