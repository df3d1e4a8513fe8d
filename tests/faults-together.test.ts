/** Uses all faults in one session, with seeds where one removes the evidence of another or two meet in one place. */
import type { Dialect } from "@shipslog/contract";
import { faults, type Observer } from "@shipslog/faults";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { compareAnswers } from "../lab/faults/compareAnswers.ts";
import { damageBySeed } from "../lab/faults/damageBySeed.ts";
import { findAs } from "../lab/faults/findAs.ts";
import { allAtOnce } from "../lab/faults/rates.ts";

const start = Date.UTC(2026, 4, 1, 12);
const durationMs = 2 * 3_600_000;
const seeds: Readonly<Record<Dialect, readonly number[]>> = {
  spec: [27, 36, 49, 59, 118],
  live: [4, 48, 56, 72, 119],
};

describe("all faults at once", () => {
  it.each(Object.entries(seeds).flatMap(([dialect, each]) => each.map((seed) => [dialect as Dialect, seed] as const)))(
    "in %s, seed %i: check reports exactly what the answer key expects",
    async (dialect, seed) => {
      const scenario = scenarioNames[seed % scenarioNames.length] ?? "grand-tour";
      const moments = simulate({ seed, scenario, dialect, start, durationMs });
      const { steps, answers } = damageBySeed(moments, allAtOnce(faults, dialect), seed, dialect);
      for (const observer of Object.keys(findAs) as Observer[]) {
        const findings = await findAs[observer](steps, dialect);
        const { right, missed, unexpected } = compareAnswers(answers, findings, observer);
        expect({ missed, unexpected }).toEqual({ missed: [], unexpected: [] });
        expect(right).toBeGreaterThan(0);
      }
    },
  );
});
