import type { CompanionFile, JsonObject } from "@shipslog/contract";
import { parseLine, printCompanion, printLine } from "@shipslog/contract/text";
import { check, type Checkable } from "@shipslog/check";
import { scenarioNames, simulate, type ScenarioName } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { judgedStartMs } from "../lab/simulator/sessions.ts";

const file = "Journal.2026-05-01T120000.01.log";

/** What a reader of the folder delivers: lines, and after each line the files that changed with it. */
function* entries(scenario: ScenarioName): Generator<Checkable> {
  let [line, offset, revision] = [0, 0, 0];
  let last: Readonly<Partial<Record<CompanionFile, JsonObject>>> = {};
  const session = simulate({ seed: 3, scenario, dialect: "spec", start: judgedStartMs, durationMs: 5 * 3_600_000 });
  for (const { timeMs, event, companions } of session) {
    if (event !== undefined) {
      const raw = printLine(event);
      const parsed = parseLine(raw);
      if (!parsed.ok) throw new Error(raw);
      const byteLength = Buffer.byteLength(raw) + 2;
      const position = { file, offset, line: (line += 1), generation: 0 };
      offset += byteLength;
      yield { type: "event", position, raw, byteLength, kind: parsed.kind, event: parsed.event };
    }
    for (const name of Object.keys(companions) as CompanionFile[]) {
      const content = companions[name];
      if (content === undefined || content === last[name]) continue;
      const state = name === "Status.json" ? "alone" : "matched";
      revision += 1;
      yield {
        type: "companion",
        file: name,
        revision,
        observedAtMs: timeMs,
        raw: printCompanion(content),
        state,
        event: content,
      };
    }
    last = companions;
  }
}

describe("a simulated session", () => {
  it.each(scenarioNames)("has no finding: %s", async (scenario) => {
    const findings: string[] = [];
    for await (const { rule, pointer, expected, received } of check(entries(scenario), { dialect: "spec" })) {
      findings.push(`${rule} ${pointer}: ${received} instead of ${expected}`);
    }
    expect(findings).toEqual([]);
  });
});
