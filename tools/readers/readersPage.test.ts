import { expect, it } from "vitest";
import { readersPage } from "./readersPage.ts";
import type { TriedResult } from "./TriedReader.ts";

const cases = [
  { name: "half-line", group: "reading", game: "A | B.", expects: "" },
  { name: "more-lines", group: "resuming", game: "C.", expects: "" },
] as const;

const tried = (name: string, result: "passed" | "failed"): TriedResult => ({
  reader: { name, link: "x.md", version: "1.2", profile: "all", adapter: "a.mjs", command: [], remark: "A remark." },
  seconds: 3.4,
  again: [],
  suite: {
    code: 0,
    firstContact: [],
    counts: { passed: result === "passed" ? 1 : 0, failed: result === "failed" ? 1 : 0, "not claimed": 1 },
    cases: [
      { name: "half-line", group: "reading", result, ...(result === "failed" && { verdict: "lost" }) },
      { name: "more-lines", group: "resuming", result: "not claimed" },
    ],
  },
});

it("has a row for each case, with the result of each reader", () => {
  const results = [tried("one", "passed"), tried("two", "failed")];
  const page = readersPage(results, { date: "2026-05-01", version: "0.1.0", seed: 1, cases });
  expect(page).toContain("| one | 1.2 | `all` | 1 | 0 | 0 | 1 | 3 s |");
  expect(page).toContain(String.raw`| half-line | A \| B. | · | lost |`);
  expect(page).toContain("| more-lines | C. | – | – |");
  expect(page).toContain("run on 2026-05-01");
});

it("says how often a case failed that passed in another run", () => {
  const result = tried("two", "failed");
  const again = [tried("two", "passed").suite, result.suite];
  const page = readersPage([{ ...result, again }], { date: "2026-05-01", version: "0.1.0", seed: 1, cases });
  expect(page).toContain("| lost, 2 of 3 |");
  expect(page).toContain("| two | 1.2 | `all` | 0 | 0 | 1 | 1 | 3 s |");
});
