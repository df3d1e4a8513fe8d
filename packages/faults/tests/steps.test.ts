/** Applies the faults in text and files to planned sessions. */
import type { JsonObject, Moment, WriteStep } from "@shipslog/contract";
import { plan } from "@shipslog/journal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AnswerKey } from "../src/answers/AnswerKey.ts";
import type { DamagedMoment } from "../src/damage/ExpectedDamage.ts";
import { planWithDamage } from "../src/damage/planWithDamage.ts";
import { damageSteps } from "../src/damageSteps.ts";
import { stepFaults } from "../src/stepFaults/stepFaults.ts";
import { flying, moment } from "../../journal/tests/helpers/moments.ts";

const star = (SystemAddress: number) => ({ StarSystem: "Sol", SystemAddress, StarPos: [0, 0, 0], StarClass: "G" });
const events: readonly JsonObject[] = [
  { event: "NavRoute" },
  { event: "ModuleInfo" },
  { event: "FSDJump", StarSystem: "Sol", SystemAddress: 1, Population: 0, Powers: ["A", "B"] },
  { event: "Synthesis", Name: "Repair", Materials: [{ Name: "iron", Count: 2 }] },
];

/** Sessions of moments with and without lines, some in the same second, with companion files that change sometimes. */
const sessions: fc.Arbitrary<readonly Moment[]> = fc
  .array(fc.record({ pauseMs: fc.nat(4000), pick: fc.nat(events.length), route: fc.nat(3) }), { maxLength: 30 })
  .map((beats) => {
    let afterMs = 0;
    return beats.map(({ pauseMs, pick, route }, index) => {
      afterMs += pauseMs;
      const companions = {
        "Status.json": flying(index, 0, { Oxygen: 1 }),
        "NavRoute.json": { timestamp: "", event: "NavRoute", Route: [star(route), star(route + 1), star(9)] },
        "ModulesInfo.json": { timestamp: "", event: "ModuleInfo", Modules: [{ Slot: String(index >> 2) }] },
      };
      return moment(afterMs, companions, events[pick]);
    });
  });

const undamaged = (moments: readonly Moment[]): DamagedMoment[] =>
  moments.map((each) => ({ moment: each, damages: [], isTaken: false }));

/** A step with its bytes as text, one character each, or with their number if that is above a million. */
function summaryOf(step: WriteStep) {
  const bytes = "bytes" in step ? Buffer.from(step.bytes) : Buffer.alloc(0);
  return { ...step, bytes: bytes.length > 2 ** 20 ? bytes.length : bytes.toString("latin1") };
}

/** Random numbers that repeat for a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

const planSpec = (moments: Iterable<Moment>) => plan(moments, { dialect: "spec" });

function damage(moments: readonly Moment[], rates: Readonly<Record<string, number>>, seed = 0) {
  return damageSteps(planWithDamage(undamaged(moments), planSpec), { rates, random: randomOf(seed), dialect: "spec" });
}

describe("faults in text and files", () => {
  it("leave every step as planned at rate 0", () => {
    fc.assert(
      fc.property(sessions, (moments) => {
        const key = new AnswerKey();
        expect([...key.follow(damage(moments, {}))]).toEqual([...planSpec(moments)]);
        expect(key.answers()).toEqual([]);
      }),
    );
  });

  it.each(stepFaults.map((fault) => [fault.name, fault] as const))(
    "%s: the same random numbers give the same bytes, and every change has an answer",
    (name, { provokes }) => {
      let damages = 0;
      const isHuge = name === "huge-line";
      fc.assert(
        fc.property(sessions, fc.nat(), (moments, seed) => {
          const damageOnce = () => {
            const key = new AnswerKey();
            const steps = [...key.follow(damage(moments, { [name]: isHuge ? 0.02 : 0.5 }, seed))];
            return { steps: steps.map((step) => summaryOf(step)), answers: key.answers() };
          };
          const { steps, answers } = damageOnce();
          expect(damageOnce()).toEqual({ steps, answers });
          damages += answers.length;
          const intact = [...planSpec(moments)].map((step) => summaryOf(step));
          expect(JSON.stringify(steps) === JSON.stringify(intact)).toBe(answers.length === 0);
          const found = answers.flatMap(({ expected }) => expected.map(({ rule }) => rule));
          expect(found.filter((rule) => !provokes.some((each) => each.rule === rule))).toEqual([]);
        }),
        { numRuns: isHuge ? 10 : 50, seed: 1 },
      );
      // Some faults damage only files that dialect live has.
      const isInSpec = provokes.length === 0 || provokes.some(({ severity }) => "spec" in severity);
      expect(damages > 0).toBe(isInSpec);
    },
  );

  it("companion-late writes every state of a companion file, in its order", () => {
    const writesOf = (steps: Iterable<WriteStep>) =>
      [...steps].flatMap((step) => (step.type === "replace" ? [[step.file, summaryOf(step).bytes]] : []));
    const byFile = (steps: Iterable<WriteStep>) => Object.groupBy(writesOf(steps), ([file]) => String(file));
    fc.assert(
      fc.property(sessions, fc.nat(), (moments, seed) => {
        const late = [...damage(moments, { "companion-late": 0.5 }, seed)].map(({ step }) => step);
        expect(byFile(late)).toEqual(byFile(planSpec(moments)));
        expect(late.map(({ atMs }) => atMs)).toEqual(
          late.map(({ atMs }) => atMs).toSorted((one, other) => one - other),
        );
      }),
    );
  });

  it("do not damage a line twice", () => {
    fc.assert(
      fc.property(sessions, fc.nat(), (moments, seed) => {
        const rates = Object.fromEntries(
          stepFaults.filter(({ name }) => name !== "huge-line").map(({ name }) => [name, 0.3]),
        );
        for (const { damages } of damage(moments, rates, seed)) {
          expect(new Set(damages.map((each) => each.damage.fault)).size).toBeLessThan(2);
        }
      }),
    );
  });
});
