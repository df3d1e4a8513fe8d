import type { JsonObject, Moment, ScarredMoment } from "@shipslog/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flying, moment } from "../write/moments.testing.ts";
import { plan } from "../write/plan.ts";
import type { WriteStep } from "../write/WriteStep.ts";
import { AnswerKey } from "./AnswerKey.ts";
import { damageSteps } from "./damageSteps.ts";
import { planScarred } from "./planScarred.ts";
import { stepFaults } from "./stepFaults.ts";

const star = (SystemAddress: number) => ({ StarSystem: "Sol", SystemAddress, StarPos: [0, 0, 0], StarClass: "G" });
const events: readonly JsonObject[] = [
  { event: "NavRoute" },
  { event: "ModuleInfo" },
  { event: "FSDJump", StarSystem: "Sol", SystemAddress: 1, Population: 0, Powers: ["A", "B"] },
  { event: "Synthesis", Name: "Repair", Materials: [{ Name: "iron", Count: 2 }] },
];

/** Sessions of moments with and without lines, some in one second, with companion files that change now and then. */
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

const unscarred = (moments: readonly Moment[]): ScarredMoment[] =>
  moments.map((each) => ({ moment: each, scars: [], isTaken: false }));

/** A step with its bytes as text, one character each; or by their number where that is millions. */
function summaryOf(step: WriteStep) {
  const bytes = "bytes" in step ? Buffer.from(step.bytes) : Buffer.alloc(0);
  return { ...step, bytes: bytes.length > 2 ** 20 ? bytes.length : bytes.toString("latin1") };
}

/** A row of draws that repeats for a seed. */
function drawsOf(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

describe("faults in what is written", () => {
  it("leave every step as planned where no fault is asked for", () => {
    fc.assert(
      fc.property(sessions, (moments) => {
        const key = new AnswerKey();
        const damaged = damageSteps(planScarred(unscarred(moments)), { rates: {}, draw: () => 0, dialect: "spec" });
        expect([...key.follow(damaged)]).toEqual([...plan(moments)]);
        expect(key.answers()).toEqual([]);
      }),
    );
  });

  it.each(stepFaults.map((fault) => [fault.name, fault] as const))(
    "%s: the same draws give the same bytes, and an answer comes with every difference",
    (name, { provokes }) => {
      let damages = 0;
      const isHuge = name === "huge-line";
      fc.assert(
        fc.property(sessions, fc.nat(), (moments, seed) => {
          const damage = () => {
            const key = new AnswerKey();
            const draw = drawsOf(seed);
            const rates = { [name]: isHuge ? 0.02 : 0.5 };
            const steps = [
              ...key.follow(damageSteps(planScarred(unscarred(moments)), { rates, draw, dialect: "spec" })),
            ];
            return {
              steps: steps.map((step) => summaryOf(step)),
              answers: key.answers(),
            };
          };
          const { steps, answers } = damage();
          expect(damage()).toEqual({ steps, answers });
          damages += answers.length;
          const sound = [...plan(moments)].map((step) => summaryOf(step));
          expect(JSON.stringify(steps) === JSON.stringify(sound)).toBe(answers.length === 0);
          const found = answers.flatMap(({ expected }) => expected.map(({ rule }) => rule));
          expect(found.filter((rule) => !provokes.some((each) => each.rule === rule))).toEqual([]);
        }),
        { numRuns: isHuge ? 10 : 50, seed: 1 },
      );
      expect(damages).toBeGreaterThan(0);
    },
  );

  it("keeps faults apart: no line is damaged twice", () => {
    fc.assert(
      fc.property(sessions, fc.nat(), (moments, seed) => {
        const rates = Object.fromEntries(
          stepFaults.filter(({ name }) => name !== "huge-line").map(({ name }) => [name, 0.3]),
        );
        const damaged = damageSteps(planScarred(unscarred(moments)), { rates, draw: drawsOf(seed), dialect: "spec" });
        for (const { scars } of damaged) expect(new Set(scars.map(({ damage }) => damage.fault)).size).toBeLessThan(2);
      }),
    );
  });
});
