import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureProcess } from "../lab/proof/measureProcess.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const built = "packages/cli/dist/shipslog.js";
const most = { hourMs: 300, thousandHoursMs: 60_000, demoMs: 6000 };
const rounds = 5;

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;

/** Simulates with the built command. Start-up is the same command with one second of play: it loads, and draws the galaxy. */
export const proof: Proof = {
  name: "cli-simulate",
  claim:
    "`shipslog simulate` takes less than 0.3 s of processor time for an hour of play over its start-up, less than 60 s for 1,000 hours, and `shipslog demo` less than 6 s.",
  fullSize: 1000,
  reducedSize: 200,
  isAlone: true,
  needs: [join("packages", "cli", "dist")],
  run({ size, seed, isReduced, report }) {
    const folder = mkdtempSync(join(tmpdir(), "shipslog-simulate-"));
    const simulate = (time: string) => {
      const words = ["simulate", "--out", join(folder, "journal"), "--seed", String(seed), "--for", time, "--force"];
      return Math.round(measureProcess([built, ...words], folder).processorMs);
    };
    try {
      const pairs = Array.from({ length: rounds }, () => ({ startUpMs: simulate("1s"), hourMs: simulate("1h") }));
      const startUpMs = medianOf(pairs.map((pair) => pair.startUpMs));
      const hourOverStartUpMs = medianOf(pairs.map((pair) => pair.hourMs - pair.startUpMs));
      const longMs = simulate(`${size}h`);
      const demo = measureProcess([built, "demo", "--seed", String(seed)], folder);
      const result = {
        startUpMs,
        hourOverStartUpMs,
        hours: size,
        hoursMs: longMs,
        demoMs: Math.round(demo.clockMs),
        demoProcessorMs: Math.round(demo.processorMs),
      };
      report(JSON.stringify(result));
      const demoMs = isReduced ? result.demoProcessorMs : result.demoMs;
      // The same work takes up to twice the processor time beside other work, as in the check.
      const slack = isReduced ? 2 : 1;
      const isFast = hourOverStartUpMs < slack * most.hourMs && demoMs < slack * most.demoMs;
      return { passed: isFast && longMs - startUpMs < (slack * most.thousandHoursMs * size) / 1000, result };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
