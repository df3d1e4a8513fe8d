/** The check reports exactly what the answer key expects. */
import { setImmediate } from "node:timers/promises";
import type { Dialect, Moment } from "@shipslog/contract";
import { faults, type Observer } from "@shipslog/faults";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { compareAnswers } from "./helpers/compareAnswers.ts";
import { damageBySeed } from "./helpers/damageBySeed.ts";
import { findAs } from "./helpers/findAs.ts";
import { followTornStatus } from "./helpers/followTornStatus.ts";
import { allAtOnce, rateOf } from "./helpers/rates.ts";

type Rates = Readonly<Record<string, number>>;

const startMs = Date.UTC(2026, 4, 1, 12);
const durationMs = 2 * 3_600_000;
const dialects: readonly Dialect[] = ["spec", "live"];
const observers = Object.keys(findAs) as Observer[];
/** Status.json is most of a session, so only every twentieth has more than the last where a fault does not concern it. */
const withStatusEvery = 20;

function momentsOf(seed: number, dialect: Dialect, status = true, at = seed): readonly Moment[] {
  const scenario = scenarioNames[at % scenarioNames.length] ?? "grand-tour";
  return [...simulate({ seed, scenario, dialect, start: startMs, durationMs, status })];
}

/** The moments without Status.json, and its last content at the end: in spec a folder without the file has a defect. */
function withLastStatus(bare: readonly Moment[], full: readonly Moment[]): readonly Moment[] {
  const { timeMs, companions } = full.at(-1) ?? { timeMs: startMs, companions: {} };
  return [...bare, { timeMs, event: undefined, companions }];
}

/** The faults without a candidate: files and lines of the specification have no field in common, and their shape is the contract's. */
const withoutCandidates: Readonly<Record<Dialect, readonly string[]>> = {
  // The values and types that a patch may change are those of observed kinds.
  spec: ["new-value", "new-type", "companion-shape", "companion-contradicts"],
  live: [],
};

/** Damages a session and checks it as each observer. */
async function judge(moments: readonly Moment[], rates: Rates, seed: number, dialect: Dialect) {
  const { steps, answers } = damageBySeed(moments, rates, seed, dialect);
  const wrong: string[] = [];
  let right = 0;
  for (const observer of observers) {
    const findings = await findAs[observer](steps, dialect);
    // Everything else runs in microtasks; the buffers of huge lines are only freed in a turn of the event loop.
    await setImmediate();
    const compared = compareAnswers(answers, findings, observer);
    right += compared.right;
    wrong.push(...compared.missed.map((each) => `${observer} missed ${each}`));
    wrong.push(...compared.unexpected.map((each) => `${observer} did not expect ${each}`));
  }
  return { damages: answers.length, right, wrong };
}

/** How many further seeds a fault may need to damage anything: some have few candidates in a session, and damage few of those. */
const mostFurther = 40;

/**
 * Checks every fault alone, and all in one session, with the same seeds; a fault that has damaged nothing goes on alone with further ones.
 * Returns how many damages each fault made.
 */
async function judgeAll(dialect: Dialect, first: number, size: number): Promise<Record<string, number>> {
  const plans = [
    ...faults.map((fault) => ({ name: fault.name, rates: { [fault.name]: rateOf(fault, dialect) } })),
    { name: "all at once", rates: allAtOnce(faults, dialect) },
  ];
  const damages: Record<string, number> = Object.fromEntries(plans.map(({ name }) => [name, 0]));
  const isIdle = (name: string) => damages[name] === 0 && !withoutCandidates[dialect].includes(name);
  for (let at = 0; at < size + mostFurther; at++) {
    const judged = at < size ? plans : plans.filter(({ name }) => isIdle(name));
    if (judged.length === 0) break;
    const seed = first + at;
    // The first session explores: it plots routes of many stars, which others seldom do.
    const full = momentsOf(seed, dialect, true, at);
    const bare = seed % withStatusEvery === 0 ? full : withLastStatus(momentsOf(seed, dialect, false, at), full);
    for (const { name, rates } of judged) {
      const moments = name.includes("status") || name === "all at once" ? full : bare;
      const verdict = await judge(moments, rates, seed, dialect);
      expect({ name, seed, dialect, wrong: verdict.wrong }).toEqual({ name, seed, dialect, wrong: [] });
      damages[name] = (damages[name] ?? 0) + verdict.damages;
    }
  }
  return damages;
}

longTest(
  {
    claim:
      "Of every fault the check reports exactly what the answer key says, where it says, to a reader of the complete folder and to a follower, in both dialects.",
    // Of all seeds, almost every fault makes at least ten damages in each dialect; combinations that are rarer have their seeds below.
    size: { check: 3, full: 20, of: "seeds in each dialect" },
  },
  async ({ size, seed, isLong, report }) => {
    const totals: string[] = [];
    for (const dialect of dialects) {
      const damages = await judgeAll(dialect, seed, size);
      report(`${dialect}: ${JSON.stringify(damages)}`);
      expect(Object.keys(damages).filter((name) => damages[name] === 0)).toEqual(withoutCandidates[dialect]);
      totals.push(`${Object.values(damages).reduce((sum, count) => sum + count, 0)} damages in ${dialect}`);
    }
    const { expected, found, others } = await followTornStatus(seed, isLong ? 5 : 1);
    expect(others).toEqual([]);
    expect(found).toBe(expected);
    expect(expected).toBeGreaterThan(0);
    return `${totals.join(", ")}, ${expected} torn files on disk`;
  },
);

describe("the answer key is right about sessions in which it once was not", () => {
  const sessions: readonly { name: string; seed: number; dialect?: Dialect; why: string }[] = [
    { name: "route-elsewhere", seed: 2031268031, why: "a route plotted on a fleet carrier, which may have moved" },
    { name: "truncated-journal", seed: 2031268011, why: "a journal truncated between the two lines of its start-up" },
    {
      name: "truncated-journal",
      seed: 3838095448,
      why: "a journal truncated between the two lines of a later start-up",
    },
    { name: "truncated-journal", seed: 3838095493, why: "a journal truncated several times" },
    {
      name: "truncated-journal",
      seed: 44,
      dialect: "live",
      why: "a journal truncated before the player dies and returns",
    },
  ];
  it.each(sessions)("$name: $why (seed $seed)", async ({ name, seed, dialect = "spec" }) => {
    const fault = faults.find((each) => each.name === name)!;
    const rates = { [name]: rateOf(fault, dialect) };
    expect((await judge(momentsOf(seed, dialect), rates, seed, dialect)).wrong).toEqual([]);
  });

  // One fault removes the evidence of another, or two meet in one place.
  it.each([
    ...[27, 36, 49, 59, 118].map((seed) => ({ dialect: "spec" as const, seed })),
    ...[4, 48, 56, 72, 119].map((seed) => ({ dialect: "live" as const, seed })),
  ])("all faults at once in $dialect, seed $seed", async ({ dialect, seed }) => {
    const { right, wrong } = await judge(momentsOf(seed, dialect), allAtOnce(faults, dialect), seed, dialect);
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThan(0);
  });
});
