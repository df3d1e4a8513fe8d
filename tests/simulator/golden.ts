import { createHash } from "node:crypto";
import { printCompanion, printLine } from "@shipslog/contract/text";
import { scenarioNames, simulate, type ScenarioName } from "@shipslog/simulator";
import { start } from "./sessions.ts";

const durationMs = 2 * 3_600_000;

/** The hash of all a scenario's moments as text: times, lines and companion files of two hours of seed 42. */
export function goldenHash(scenario: ScenarioName): string {
  const hash = createHash("sha256");
  for (const { timeMs, event, companions } of simulate({ seed: 42, scenario, dialect: "spec", start, durationMs })) {
    hash.update(`${timeMs}\n`);
    if (event !== undefined) hash.update(`${printLine(event)}\n`);
    for (const [file, content] of Object.entries(companions)) hash.update(`${file} ${printCompanion(content)}`);
  }
  return hash.digest("hex");
}

/** The hash of every scenario, by name. */
export function goldenHashes(): Readonly<Record<string, string>> {
  return Object.fromEntries(scenarioNames.map((scenario) => [scenario, goldenHash(scenario)]));
}
