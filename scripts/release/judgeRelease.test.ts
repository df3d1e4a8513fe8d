import { expect, it } from "vitest";
import { judgeRelease, type Release } from "./judgeRelease.ts";

const fine: Release = {
  versions: [
    { name: "a", version: "1.2.0" },
    { name: "b", version: "1.2.0" },
  ],
  changelog: "# Changelog\n\n## 1.2.0 (2026-11-15)\n\n- something\n",
  changedFiles: [],
};

it("has nothing against a release that is ready", () => {
  expect(judgeRelease(fine)).toEqual([]);
});

it.each<[string, Partial<Release>, RegExp]>([
  ["versions that differ", { versions: [...fine.versions, { name: "c", version: "1.1.0" }] }, /^c has version 1\.1\.0/],
  ["a version nobody wrote of", { changelog: "## 1.1.0 (2026-01-01)" }, /no heading "## 1\.2\.0/],
  ["a version without a date", { changelog: "## 1.2.0 (unreleased)" }, /no heading/],
  ["changed files", { changedFiles: [" M a.ts"] }, /^1 files differ/],
])("refuses %s", (_what, change, complaint) => {
  const complaints = judgeRelease({ ...fine, ...change });
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(complaint);
});
