import { expect, it } from "vitest";
import { describeMissing, judgeRelease, type Release } from "./judgeRelease.ts";

const first = { folder: "a", name: "a", version: "1.2.0" };
const second = { folder: "b", name: "b", version: "1.2.0", dependencies: { a: "1.2.0", other: "9.0.0" } };
const ready: Release = {
  packages: [first, second],
  repository: "https://example.org/owner/name",
  changelog: "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-15\n\n- something\n",
  changedFiles: [],
  tags: ["v1.2.0"],
};

it("finds nothing missing in a release that is ready", () => {
  expect(judgeRelease(ready)).toEqual([]);
});

it.each<[string, Partial<Release>, RegExp]>([
  ["versions that differ", { packages: [first, { ...second, version: "1.1.0" }] }, /different versions: b 1\.1\.0/],
  [
    "a dependency on an older version",
    { packages: [first, { ...second, dependencies: { a: "1.1.0" } }] },
    /b needs a 1\.1\.0/,
  ],
  ["no address", { repository: undefined }, /address .* package\.json\./],
  ["no section in the changelog", { changelog: "## [1.1.0] - 2026-01-01" }, /no dated section for 1\.2\.0/],
  ["a section without a date", { changelog: "## [1.2.0] - soon" }, /no dated section/],
  [
    "changes that have no version yet",
    { changelog: ready.changelog.replace("[Unreleased]\n", "[Unreleased]\n\n- another\n") },
    /under "Unreleased"/,
  ],
  ["changed files", { changedFiles: [" M a.ts"] }, /^1 files differ/],
  ["no tag", { tags: ["v1.1.0"] }, /no tag v1\.2\.0/],
])("reports %s, with what to do", (_what, change, expected) => {
  const [missing, ...more] = judgeRelease({ ...ready, ...change });
  expect(more).toEqual([]);
  expect(missing?.what).toMatch(expected);
  expect(missing?.todo).toMatch(/\w/);
});

it("numbers what is missing", () => {
  const missing = judgeRelease({ ...ready, changedFiles: ["a"], tags: [] });
  expect(describeMissing("1.2.0", missing)).toMatch(
    /^Version 1\.2\.0 cannot be published yet: 2 things are missing\.\n\n1\. 1 files differ.*\n {3}Commit.*\n\n2\. The commit has no tag/,
  );
});
