import type { Dialect } from "@shipslog/contract";
import { createChecker } from "../../src/engine/createChecker.ts";
import { sampleEntries } from "./sampleEntries.ts";
import type { Sample } from "../../src/declare/Rule.ts";

/** The findings of all rules in samples without a file header, each as `severity rule pointer`. */
export function findingsInSamples(samples: readonly Sample[], dialect: Dialect = "spec"): readonly string[] {
  const checker = createChecker({ dialect, rules: { "header-first": "off" } });
  const found = [...sampleEntries(samples).flatMap((entry) => checker.push(entry)), ...checker.end()];
  return found.map(({ severity, rule, pointer }) => [severity, rule, pointer].filter((part) => part !== "").join(" "));
}
