import type { Dialect, JsonObject } from "@shipslog/contract";
import { scenarioNames, simulate, type ScenarioName } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { judgedStartMs } from "./helpers/sessions.ts";

const seeds = 6;
const durationMs = 4 * 3_600_000;

/** Returns the contents of ModulesInfo.json in a session, in the order they are written, without their timestamps. */
function contentsOf(seed: number, scenario: ScenarioName, dialect: Dialect): readonly string[] {
  const contents: string[] = [];
  let last: JsonObject | undefined;
  for (const { companions } of simulate({ seed, scenario, dialect, start: judgedStartMs, durationMs, status: false })) {
    const file = companions["ModulesInfo.json"];
    if (file !== undefined && file !== last) contents.push(JSON.stringify(file["Modules"]));
    last = file;
  }
  return contents;
}

describe("ModuleInfo is written only while the data has changed", () => {
  it.each(["spec", "live"] as const)(`no ModulesInfo.json repeats the one before: ${seeds} seeds, %s`, (dialect) => {
    let written = 0;
    const repeated: string[] = [];
    for (const scenario of scenarioNames) {
      for (let seed = 1; seed <= seeds; seed += 1) {
        const contents = contentsOf(seed, scenario, dialect);
        written += contents.length;
        const same = contents.filter((content, at) => content === contents[at - 1]).length;
        if (same > 0) repeated.push(`${scenario} seed ${seed}: ${same} of ${contents.length}`);
      }
    }
    expect(repeated).toEqual([]);
    expect(written).toBeGreaterThan(100);
  });
});
