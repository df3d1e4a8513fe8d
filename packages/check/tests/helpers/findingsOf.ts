import type { Dialect, JsonObject } from "@shipslog/contract";
import { createChecker } from "../../src/engine/createChecker.ts";
import { sampleEntries } from "./sampleEntries.ts";
import type { Finding } from "../../src/findings/Finding.ts";
import type { Sample } from "../../src/declare/Rule.ts";

/** The findings of one rule in a session of these events. */
export function findingsOf(
  rule: string,
  events: readonly (JsonObject | Sample)[],
  dialect: Dialect = "live",
): readonly Finding[] {
  const checker = createChecker({ dialect });
  const samples = events.map((each) => ("timestamp" in each ? { event: each } : each) as Sample);
  const found = sampleEntries(samples).flatMap((entry) => checker.push(entry));
  return [...found, ...checker.end()].filter((finding) => finding.rule === rule);
}

/** The findings of all rules in samples without a file header, each as `severity rule pointer`. */
export function findingsInSamples(samples: readonly Sample[], dialect: Dialect = "spec"): readonly string[] {
  const checker = createChecker({ dialect, rules: { "header-first": "off" } });
  const found = [...sampleEntries(samples).flatMap((entry) => checker.push(entry)), ...checker.end()];
  return found.map(({ severity, rule, pointer }) => [severity, rule, pointer].filter((part) => part !== "").join(" "));
}
