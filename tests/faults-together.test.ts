/** Several faults in one folder: seeds in which one takes the evidence of another, or two are seen at one place. */
import type { Dialect, Witness } from "@shipslog/contract";
import { stepFaults } from "@shipslog/journal";
import { momentFaults, scenarioNames, simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { compareAnswers } from "../lab/faults/compareAnswers.ts";
import { damageSession } from "../lab/faults/damageSession.ts";
import { allAtOnce } from "../lab/faults/rates.ts";
import { witnesses } from "../lab/faults/witnesses.ts";

const start = Date.UTC(2026, 4, 1, 12);
const durationMs = 2 * 3_600_000;
const faults = [...momentFaults, ...stepFaults];
const seeds: Readonly<Record<Dialect, readonly number[]>> = {
  spec: [27, 36, 49, 59, 118],
  live: [4, 48, 56, 72, 119],
};

describe("all faults at once", () => {
  it.each(Object.entries(seeds).flatMap(([dialect, each]) => each.map((seed) => [dialect as Dialect, seed] as const)))(
    "in %s, seed %i: the check finds what the answer key says, and nothing else",
    async (dialect, seed) => {
      const scenario = scenarioNames[seed % scenarioNames.length] ?? "grand-tour";
      const moments = simulate({ seed, scenario, dialect, start, durationMs });
      const { steps, answers } = damageSession(moments, allAtOnce(faults, dialect), seed, dialect);
      for (const witness of Object.keys(witnesses) as Witness[]) {
        const { right, missed, beyond } = compareAnswers(answers, await witnesses[witness](steps, dialect), witness);
        expect({ missed, beyond }).toEqual({ missed: [], beyond: [] });
        expect(right).toBeGreaterThan(0);
      }
    },
  );
});
