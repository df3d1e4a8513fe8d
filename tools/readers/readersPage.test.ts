import { expect, it } from "vitest";
import { readersPage } from "./readersPage.ts";
import type { TriedResult } from "./TriedReader.ts";

const cases = [
  { name: "half-line", group: "reading", game: "A | B.", expects: "" },
  { name: "more-lines", group: "resuming", game: "C.", expects: "" },
] as const;

const rest = { reason: "", differences: [], errors: "", durationMs: 0, keptIn: undefined };

const tried = (name: string, result: "passed" | "failed"): TriedResult => ({
  reader: { name, link: "x.md", version: "1.2", profile: "all", adapter: "a.mjs", command: [], remark: "A remark." },
  seconds: 3.4,
  again: [],
  report: {
    outcomes: [
      { ...rest, tried: cases[0], result, verdict: result === "failed" ? "lost" : undefined },
      { ...rest, tried: cases[1], result: "not claimed", verdict: undefined },
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
  const again = [tried("two", "passed").report, result.report];
  const page = readersPage([{ ...result, again }], { date: "2026-05-01", version: "0.1.0", seed: 1, cases });
  expect(page).toContain("| lost, 2 of 3 |");
  expect(page).toContain("| two | 1.2 | `all` | 0 | 0 | 1 | 1 | 3 s |");
});
