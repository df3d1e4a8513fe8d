import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../lab/workspace.ts";
import { judgeRecord } from "./judgeRecord.ts";
import { makeRecord } from "./makeRecord.ts";
import { windowsPage } from "./windowsPage.ts";
import type { WindowsRecord } from "./WindowsRecord.ts";

const record = JSON.parse(readFileSync(join(root, "docs/windows.json"), "utf8")) as WindowsRecord;
const tested = { name: "journal", passed: 280, failed: 0, skipped: [], commit: "abc" };

it("accepts the record of the last run", () => {
  expect(judgeRecord(record)).toEqual([]);
});

it.each<[string, Partial<WindowsRecord>, string]>([
  ["a failed trial", { trials: record.trials.map((each) => ({ ...each, wrong: "x" })) }, " failed"],
  ["a share mode that was left out", { trials: record.trials.filter(({ group }) => group !== "share") }, "share"],
  ["a package whose tests did not run", { packages: [{ ...tested, passed: 0 }] }, "no tests of journal"],
  ["a package that was left out", { packages: record.packages.slice(1) }, "no tests of check"],
  ["failed tests", { packages: [{ ...tested, failed: 1 }] }, "tests of journal failed"],
  ["a changed checkout", { commit: `${record.commit}-dirty` }, "files differed"],
])("refuses %s, and writes no page of it", (_what, change, message) => {
  const changed = { ...record, ...change };
  expect(judgeRecord(changed).join("; ")).toContain(message);
  expect(() => windowsPage(changed)).toThrow(message);
});

it("keeps the parts that a run left out, and replaces those that it has", () => {
  const before: WindowsRecord = { ...record, packages: [tested, { ...tested, name: "cli" }] };
  const found = {
    packages: [{ ...tested, passed: 281 }],
    trials: [],
    measured: undefined,
    wine: "wine-10.0",
    lines: 1,
  };
  const { packages, trials, commit } = makeRecord(found, before, "def");
  expect([trials, commit]).toEqual([record.trials, record.commit]);
  expect(packages.map(({ name, passed, commit: of }) => [name, passed, of])).toEqual([
    ["cli", 280, "abc"],
    ["journal", 281, "def"],
  ]);
  const others = record.packages.filter(({ name }) => name !== "journal" && name !== "cli");
  expect(windowsPage({ ...before, packages: [...others, ...packages] })).toContain(
    "| journal | 281 passed, 0 skipped, 0 failed | `def` |",
  );
});
