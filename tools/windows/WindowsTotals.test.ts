import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TestTotals } from "../../tests/helpers/needs/TestReport.ts";
import { WindowsTotals } from "./WindowsTotals.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shipslog-windows-totals-"));
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function written(totals: WindowsTotals): TestTotals {
  const file = join(folder, "totals.json");
  const { exitCode } = process;
  totals.close(file);
  process.exitCode = exitCode;
  return JSON.parse(readFileSync(file, "utf8")) as TestTotals;
}

it("adds trials and tests that ran under node.exe", () => {
  const totals = new WindowsTotals();
  totals.tell("shipslog.exe", "a trial", undefined);
  totals.tell("shipslog.exe", "another", "it ended with 1");
  const skipped = [{ name: "completion", reason: "/bin/bash is not there", isTrue: true }];
  totals.tellTests("journal", { passed: 7, failed: 0, skipped, raced: [] }, "");
  expect(written(totals)).toEqual({ passed: 8, failed: 1, skipped, raced: [] });
  expect(vi.mocked(console.log).mock.calls.flat().slice(-3)).toEqual([
    "shipslog.exe           1 passed, 0 skipped, 1 failed",
    "unit tests of journal  7 passed, 1 skipped, 0 failed",
    "8 passed, 1 skipped, 1 failed",
  ]);
});

it("counts a run that left no totals as failed, and a skip as neither", () => {
  const totals = new WindowsTotals();
  totals.tellTests("journal", undefined, "node.exe ended");
  totals.skip("there is no Wine");
  expect(written(totals)).toMatchObject({ passed: 0, failed: 1, skipped: [{ reason: "there is no Wine" }] });
});
