import { describe, expect, it } from "vitest";
import { durationText, listClaims, resultTable, updatePage, type FoundClaim, type LongResult } from "./tables.ts";

const sum: FoundClaim = {
  name: "contract/sum",
  path: "packages/contract/tests/sum.long.test.ts",
  claim: { claim: "The sum of ones is their number.", size: { check: 10, full: 1000, of: "ones" } },
};
const kill: FoundClaim = {
  name: "kill",
  path: "tests/kill.long.test.ts",
  claim: { claim: "No a|b is lost.", size: { check: 2, full: 200_000, of: "kills" } },
};
const ran: LongResult = {
  ...sum,
  state: "passed",
  size: 1000,
  durationMs: 61_000,
  measured: "1,000 ones,\n0 lost",
  date: "2026-11-17",
  version: "0.1.0 (abc)",
};

const page = `# Proofs

| claim | test | in the check | in full | last full run |
|---|---|---|---|---|
| No a\\|b is lost. | [kill](../tests/kill.long.test.ts) | 1 | 5 kills | 2026-01-02, 0.1.0, holds |
| Gone. | [gone](../tests/gone.long.test.ts) | 1 | 5 | never |
| By hand. | [size](../packages/contract/tests/size.test.ts) | 16 | 16 kinds | in every check |

Text after it.
`;

describe("docs/proofs.md after a long run", () => {
  const lines = updatePage(page, [sum, kill], [ran]).split("\n");

  it("has a row for each claim, with what was run now or before", () => {
    expect(lines[4]).toBe(
      "| The sum of ones is their number. | [contract/sum](../packages/contract/tests/sum.long.test.ts) | 10 | 1,000 ones | 2026-11-17, 0.1.0 (abc), holds after 61 s: 1,000 ones, 0 lost |",
    );
    expect(lines[5]).toBe(
      "| No a\\|b is lost. | [kill](../tests/kill.long.test.ts) | 2 | 200,000 kills | 2026-01-02, 0.1.0, holds |",
    );
  });

  it("keeps what was written by hand and drops a long test that is gone", () => {
    expect(lines.slice(6)).toEqual([page.split("\n")[6], "", "Text after it.", ""]);
  });

  it("says FAILED after a failure, and keeps the earlier run of a claim that could not run", () => {
    const failed = updatePage(page, [kill], [{ ...ran, ...kill, state: "failed", measured: "1 lost" }]);
    expect(failed).toContain("2026-11-17, 0.1.0 (abc), FAILED after 61 s: 1 lost |");
    const skipped = updatePage(page, [kill], [{ ...ran, ...kill, state: "skipped" }]);
    expect(skipped).toContain("2026-01-02, 0.1.0, holds |");
  });

  it("needs the table", () => {
    expect(() => updatePage("# Proofs\n", [sum], [ran])).toThrow("no table");
  });
});

it("lists claims and results", () => {
  expect(listClaims([sum, kill])).toBe(
    "contract/sum  1,000 ones: The sum of ones is their number.\nkill          200,000 kills: No a|b is lost.",
  );
  expect(resultTable([ran]).split("\n")[2]).toBe("| contract/sum | 1,000 ones | 61 s | holds: 1,000 ones, 0 lost |");
});

it("prints seconds, then minutes", () => {
  expect([119_400, 120_000, 3_600_000].map(durationText)).toEqual(["119 s", "2 min", "60 min"]);
});
