/** The scenario that promises everything. */
import { dialects, kinds, type Dialect } from "@shipslog/contract";
import { simulate } from "@shipslog/simulator";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { judgedStartMs } from "./helpers/sessions.ts";

/** As long as the command plays by default. */
const durationMs = 3_600_000;

/** The kinds that a tour does not write, beside Status, which is never a line. */
function missingKinds(seed: number, dialect: Dialect): readonly string[] {
  const options = { seed, scenario: "grand-tour", dialect, start: judgedStartMs, durationMs, status: false } as const;
  const seen = new Set<unknown>(["Status"]);
  for (const { event } of simulate(options)) seen.add(event?.["event"]);
  return kinds.filter((kind) => !seen.has(kind));
}

longTest(
  {
    claim: "The default hour of grand-tour has every kind of line, for every seed and in both dialects.",
    size: { check: 5, full: 40, of: "seeds in both dialects" },
  },
  ({ size, seed: drawn, report }) => {
    // The first are always the same; the others come from the seed of the run.
    const seeds = Array.from({ length: size }, (_, at) => (at < 40 ? at + 1 : drawn * 1000 + at));
    const incomplete = seeds.flatMap((seed) =>
      dialects.flatMap((dialect) => {
        const missing = missingKinds(seed, dialect);
        return missing.length === 0 ? [] : [`seed ${seed} ${dialect}: ${missing.join(", ")}`];
      }),
    );
    report(`seeds ${seeds.join(", ")}`);
    expect(incomplete).toEqual([]);
    return `${seeds.length} seeds in both dialects, all kinds in each`;
  },
);
