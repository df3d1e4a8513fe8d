/** Sessions in which the check once found something else than the answer key said: combinations that one seed in fifty has. */
import type { Dialect } from "@shipslog/contract";
import { faults, type Observer } from "@shipslog/faults";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { compareAnswers } from "../lab/faults/compareAnswers.ts";
import { damageBySeed } from "../lab/faults/damageBySeed.ts";
import { findAs } from "../lab/faults/findAs.ts";
import { rateOf } from "../lab/faults/rates.ts";

const start = Date.UTC(2026, 4, 1, 12);
const durationMs = 2 * 3_600_000;
const sessions: readonly { name: string; seed: number; dialect?: Dialect; why: string }[] = [
  { name: "route-elsewhere", seed: 2031268031, why: "a route plotted on a fleet carrier, which may have moved" },
  { name: "truncated-journal", seed: 2031268011, why: "a journal truncated between the two lines of its start-up" },
  { name: "truncated-journal", seed: 3838095448, why: "a journal truncated between the two lines of a later start-up" },
  { name: "truncated-journal", seed: 3838095493, why: "a journal truncated several times" },
  {
    name: "truncated-journal",
    seed: 44,
    dialect: "live",
    why: "a journal truncated before the player dies and returns",
  },
];

describe("the check finds what the answer key says", () => {
  it.each(sessions)("$name: $why (seed $seed)", async ({ name, seed, dialect = "spec" }) => {
    const fault = faults.find((each) => each.name === name)!;
    const scenario = scenarioNames[seed % scenarioNames.length]!;
    const moments = [...simulate({ seed, scenario, dialect, start, durationMs })];
    const { steps, answers } = damageBySeed(moments, { [name]: rateOf(fault, dialect) }, seed, dialect);
    for (const observer of Object.keys(findAs) as Observer[]) {
      const { unexpected, missed } = compareAnswers(answers, await findAs[observer](steps, dialect), observer);
      expect({ observer, unexpected, missed }).toEqual({ observer, unexpected: [], missed: [] });
    }
  });
});
