import { describe, expect, it } from "vitest";
import { companionLate } from "./companionLate.ts";
import { companionMissing } from "./companionMissing.ts";
import { companionStale } from "./companionStale.ts";
import { StepWork, type ScarredStep, type StepFault } from "./StepFault.ts";
import { gap, line, route } from "./steps.testing.ts";

const plotted = (atMs: number): readonly ScarredStep[] => [route(atMs, 1, 2), line(atMs, { event: "NavRoute" })];
/** Strikes wherever a place offers itself, and is as late as can be. */
const draw = (): number => 0.99;

function damage(fault: StepFault, ...steps: readonly ScarredStep[]): readonly ScarredStep[] {
  return [...fault.damage(steps, new StepWork(fault, "spec", 1, draw))];
}

/** What must be found, and when. */
function expected(steps: readonly ScarredStep[]): readonly string[] {
  return steps.flatMap(({ step, scars }) => scars.map(({ expects }) => `${expects?.rule} ${step.atMs}`));
}

/** When something is done to the folder, and what. */
function doings(steps: readonly ScarredStep[]): readonly string[] {
  return steps.map(({ step }) => `${step.type} ${step.atMs}`);
}

describe("companion-missing", () => {
  it("strikes once: a file that was missed already is not missed anew", () => {
    const steps = damage(companionMissing, ...plotted(1000), ...plotted(9000));
    expect(expected(steps)).toEqual(["companion-missing 1000"]);
    expect(doings(steps)).toEqual(["append 1000", "replace 9000", "append 9000"]);
  });
});

describe("companion-stale", () => {
  it("strikes only beside a file that agrees with its line, so that the file is seen to be old", () => {
    const steps = damage(companionStale, ...[1000, 9000, 20_000, 30_000].flatMap(plotted));
    expect(expected(steps)).toEqual(["companion-stale 9000", "companion-stale 30000"]);
  });

  it("does not strike beside a file whose own line cannot be read", () => {
    const steps = damage(companionStale, ...plotted(1000), route(5000, 1, 2), gap(5000), ...plotted(9000));
    expect(expected(steps)).toEqual([]);
  });
});

describe("companion-late", () => {
  it("writes in order of time, before the file is written or announced again", () => {
    const soon = damage(companionLate, ...plotted(1000), ...plotted(2000));
    expect(doings(soon)).toEqual(["append 1000", "replace 2000", "replace 2000", "append 2000"]);
    const later = damage(companionLate, ...plotted(1000), line(2000, { event: "NavRouteClear" }), gap(3000));
    expect(doings(later)).toEqual(["append 1000", "replace 2000", "append 2000", "append 3000"]);
    expect(doings(damage(companionLate, ...plotted(1000), gap(9000)))).toEqual([
      "append 1000",
      "replace 4000",
      "append 9000",
    ]);
  });

  it("does not strike beside a file that another fault left old", () => {
    const stale = damage(companionStale, ...[1000, 9000].flatMap(plotted)).concat(plotted(20_000));
    const struck = damage(companionLate, ...stale);
    expect(expected(struck)).toEqual(["companion-missing 1000", "companion-stale 9000"]);
  });
});
