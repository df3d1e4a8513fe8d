import { describe, expect, it } from "vitest";
import type { DamagedStep } from "../damage/ExpectedDamage.ts";
import { FaultContext } from "../damage/FaultContext.ts";
import type { StepFault } from "../damage/StepFault.ts";
import { line, route, unreadable } from "../../tests/helpers/steps.ts";
import { companionLate } from "./companion-late.ts";
import { companionMissing } from "./companion-missing.ts";
import { companionStale } from "./companion-stale.ts";

const plotted = (atMs: number): readonly DamagedStep[] => [route(atMs, 1, 2), line(atMs, { event: "NavRoute" })];

/** Damages every candidate, with the longest delays. */
function damage(fault: StepFault, ...steps: readonly DamagedStep[]): readonly DamagedStep[] {
  return [...fault.damage(steps, new FaultContext(fault, { dialect: "spec", rate: 1, random: () => 0.99 }))];
}

/** The expected findings, each with the time of its step. */
function expected(steps: readonly DamagedStep[]): readonly string[] {
  return steps.flatMap(({ step, damages }) => damages.map(({ expects }) => `${expects?.rule} ${step.atMs}`));
}

/** The type and time of each step. */
function stepsOf(steps: readonly DamagedStep[]): readonly string[] {
  return steps.map(({ step }) => `${step.type} ${step.atMs}`);
}

describe("companion-missing", () => {
  it("damages only the first write: a file is reported as missing once", () => {
    const steps = damage(companionMissing, ...plotted(1000), ...plotted(9000));
    expect(expected(steps)).toEqual(["companion-missing 1000"]);
    expect(stepsOf(steps)).toEqual(["append 1000", "replace 9000", "append 9000"]);
  });
});

describe("companion-stale", () => {
  it("damages only a file that agreed with its previous line, so that the old timestamp shows", () => {
    const steps = damage(companionStale, ...[1000, 90_000, 200_000, 300_000].flatMap(plotted));
    expect(expected(steps)).toEqual(["companion-stale 90000", "companion-stale 300000"]);
  });

  it("expects no finding in spec for a file that is less than a minute old", () => {
    expect(expected(damage(companionStale, ...[1000, 61_000].flatMap(plotted)))).toEqual(["undefined 61000"]);
    expect(expected(damage(companionStale, ...[1000, 62_000].flatMap(plotted)))).toEqual(["companion-stale 62000"]);
  });

  it("leaves a file alone whose previous line is unreadable", () => {
    const steps = damage(companionStale, ...plotted(1000), route(5000, 1, 2), unreadable(5000), ...plotted(9000));
    expect(expected(steps)).toEqual([]);
  });
});

describe("companion-late", () => {
  it("writes in order of time, and before the file is written or announced again", () => {
    const soon = damage(companionLate, ...plotted(1000), ...plotted(2000));
    expect(stepsOf(soon)).toEqual(["append 1000", "replace 2000", "replace 2000", "append 2000"]);
    const later = damage(companionLate, ...plotted(1000), line(2000, { event: "NavRouteClear" }), unreadable(3000));
    expect(stepsOf(later)).toEqual(["append 1000", "replace 2000", "append 2000", "append 3000"]);
    expect(stepsOf(damage(companionLate, ...plotted(1000), unreadable(9000)))).toEqual([
      "append 1000",
      "replace 4000",
      "append 9000",
    ]);
  });

  it("leaves a file alone that another fault made stale", () => {
    const stale = damage(companionStale, ...[1000, 90_000].flatMap(plotted)).concat(plotted(200_000));
    const damaged = damage(companionLate, ...stale);
    expect(expected(damaged)).toEqual(["companion-missing 1000", "companion-stale 90000"]);
  });
});
