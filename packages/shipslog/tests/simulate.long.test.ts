/** Simulates with the built command. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { measureProcess } from "./helpers/measureProcess.ts";

const built = "packages/shipslog/dist/shipslog.js";
const most = { hourMs: 300, thousandHoursMs: 60_000, demoMs: 6000 };
const rounds = 5;

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;

longTest(
  {
    claim:
      "`shipslog simulate` takes less than 0.3 s of processor time for an hour of play over its start-up, less than 60 s for 1,000 hours, and `shipslog demo` less than 6 s.",
    size: { check: 2, full: 1000, of: "hours of play" },
    needs: [join("packages", "shipslog", "dist")],
    alone: true,
  },
  ({ size, seed, isLong }) => {
    const folder = mkdtempSync(join(tmpdir(), "shipslog-simulate-"));
    const journal = join(folder, "journal");
    const simulate = (time: string) => {
      const words = ["simulate", "--out", journal, "--seed", String(seed), "--for", time, "--force"];
      return Math.round(measureProcess([built, ...words], folder).processorMs);
    };
    try {
      // Start-up is the same command with one second of play: it loads, and draws the galaxy.
      const pairs = Array.from({ length: isLong ? rounds : 1 }, () => ({
        startUpMs: simulate("1s"),
        hourMs: simulate("1h"),
      }));
      const startUpMs = medianOf(pairs.map((pair) => pair.startUpMs));
      const hourMs = medianOf(pairs.map((pair) => pair.hourMs - pair.startUpMs));
      const longMs = simulate(`${size}h`) - startUpMs;
      expect(readdirSync(journal).filter((file) => file.endsWith(".log"))).not.toEqual([]);
      const demoMs = Math.round(measureProcess([built, "demo", "--seed", String(seed)], folder).clockMs);
      if (isLong) {
        expect(hourMs).toBeLessThan(most.hourMs);
        expect(longMs).toBeLessThan((most.thousandHoursMs * size) / 1000);
        expect(demoMs).toBeLessThan(most.demoMs);
      }
      return `an hour ${hourMs} ms over ${startUpMs} ms, ${size} hours ${longMs} ms, demo ${demoMs} ms`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
