/** Evenings: what the check says of them, and how they compare with those of real players. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChecker } from "@shipslog/check";
import type { Dialect } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { writeMoments } from "@shipslog/journal";
import { scenarioNames, simulate, type ScenarioName } from "@shipslog/simulator";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { observeEvenings } from "../../../tools/observe/observeEvenings.ts";
import { entriesOfPieces, recordMoments } from "../../check/tests/helpers/recording.ts";
import { eveningHabits } from "../src/observed/evenings.ts";
import { Complaints, judgedStartMs } from "./helpers/sessions.ts";

const hourMs = 3_600_000;

function evenings(scenario: ScenarioName, seed: number, hours: number, dialect: Dialect) {
  return simulate({ scenario, seed, dialect, start: judgedStartMs, durationMs: hours * hourMs, evenings: true });
}

longTest(
  {
    claim:
      "Evenings continue each other: in all journals of a folder together the check finds nothing, in both dialects.",
    size: { check: 2, full: 200, of: "hours of each scenario" },
  },
  ({ size, seed, report }) => {
    const found = new Complaints();
    const journals = new Set<string>();
    let entries = 0;
    for (const dialect of ["live", "spec"] as const) {
      for (const scenario of scenarioNames) {
        found.enter(scenario, seed);
        const checker = createChecker({ dialect, observed: observedDeclarations });
        const pieces = recordMoments(evenings(scenario, seed, size, dialect), dialect);
        if (dialect === "live") {
          const idleH = longestStayMs(pieces.flatMap((piece) => (piece.type === "line" ? [piece.raw] : []))) / hourMs;
          found.expect(idleH < 4, "a player who can do nothing", () => `${idleH} hours in one place`);
        }
        for (const { type, file } of pieces) if (type === "line") journals.add(`${dialect} ${scenario} ${file}`);
        entries += pieces.length;
        const findings = entriesOfPieces(pieces).flatMap((entry) => checker.push(entry));
        for (const { rule, pointer, expected, received, position } of [...findings, ...checker.end()]) {
          found.add(rule, `${position?.file} line ${position?.line} ${pointer} ${received} instead of ${expected}`);
        }
        report(`${journals.size} journals, ${entries} lines and files`);
      }
    }
    expect(found.list()).toEqual([]);
    // The first evening of a seed may be longer than the sessions of the check.
    expect(journals.size).toBeGreaterThanOrEqual((size > 8 ? 4 : 2) * scenarioNames.length);
    return `${journals.size} journals, ${entries} lines and files, 0 findings`;
  },
);

/** Lines of a player who comes or goes. */
const moving = /"event":"(?:FSDJump|CarrierJump|Supercruise|Docked|Undocked|Embark|Disembark|Touchdown|Liftoff|Died)/;

/** The longest time that a player stays in one place, of which a silence counts up to 15 minutes. */
function longestStayMs(lines: readonly string[]): number {
  let longestMs = 0;
  let stayMs = 0;
  let beforeMs = Number.POSITIVE_INFINITY;
  for (const text of lines) {
    const atMs = Date.parse(text.slice(15, 35));
    stayMs = moving.test(text) ? 0 : stayMs + Math.min(Math.max(0, atMs - beforeMs), hourMs / 4);
    longestMs = Math.max(longestMs, stayMs);
    beforeMs = atMs;
  }
  return longestMs;
}

/** The parts of the table that are compared, each as quantiles. */
const compared = {
  "length of a journal that ends with Shutdown": ({ lengthsS }: Habits) => lengthsS["shutdown"],
  "pause after Shutdown": ({ pausesS }: Habits) => pausesS["shutdown"],
  "silence of more than 15 minutes": ({ idle }: Habits) => idle.forS,
  "from one LoadGame to the next in a burst": ({ relogs }: Habits) => relogs.burstForS,
} as const;

type Habits = ReturnType<typeof observeEvenings>;

longTest(
  {
    claim:
      "A folder of evenings is as those of real players: first decile, median and ninth decile of lengths and pauses are at most a factor of two away, at full size, and every form of journal occurs.",
    size: { check: 30, full: 1200, of: "hours of one commander" },
  },
  async ({ size, seed, isLong, report }) => {
    const folder = mkdtempSync(join(tmpdir(), "evenings-"));
    try {
      const session = { scenario: "trader", seed, start: judgedStartMs, evenings: true, status: false } as const;
      await writeMoments(folder, simulate({ ...session, durationMs: size * hourMs }));
      const names = readdirSync(folder).filter((name) => name.endsWith(".log"));
      const ours = observeEvenings(names.map((name) => join(folder, name)));
      const rows = Object.entries(compared).map(([what, of]) => ({
        what,
        real: decilesOf(of(eveningHabits as unknown as Habits)),
        ours: decilesOf(of(ours)),
      }));
      for (const row of rows) report(`${row.what}: real ${row.real.join(", ")} s, simulated ${row.ours.join(", ")} s`);
      expect(ours.journals).toBeGreaterThan(10);
      // A few evenings need not have every form, nor the deciles.
      if (isLong) expect(rows.filter((row) => !isNear(row))).toEqual([]);
      if (isLong) expect(formsOf(ours)).toEqual(["crash", "header", "menu", "shutdown"]);
      return `${ours.journals} journals; ${rows.map(({ what, ours: [, median] }) => `${what}: ${median} s`).join("; ")}`;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

/** The forms of journals that follow another. */
function formsOf({ follows }: Habits): readonly string[] {
  const counted = Object.values(follows).flatMap((next) => Object.entries(next));
  return [...new Set(counted.flatMap(([ending, count]) => (count > 0 ? [ending] : [])))].toSorted();
}

/** The first, fifth and ninth decile of 32 quantiles. */
function decilesOf(quantiles: readonly number[] = []): readonly number[] {
  return [3, 16, 28].map((at) => quantiles[at] ?? 0);
}

function isNear({ real, ours }: { readonly real: readonly number[]; readonly ours: readonly number[] }): boolean {
  return real.every((value, at) => {
    const other = ours[at] ?? 0;
    return other <= 2 * value && other >= value / 2;
  });
}
