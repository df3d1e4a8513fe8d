import { expect, test } from "vitest";
import { auditJournals, isAccounted } from "./auditJournals.ts";
import type { DigestedLine } from "./DigestedLine.ts";
import type { JournalContent } from "./GrowingJournal.ts";

const commander = "c0ffee";
const lineAt = (offset: number, digest = "text") => ({ offset, digest, isRejected: false });
const storedAt = (file: string, offset: number, digest = "text"): DigestedLine => ({
  ...{ commander, file, offset, digest, isRejected: false },
});
const audit = (
  lines: readonly DigestedLine[],
  contents: JournalContent[],
  mark?: ReadonlyMap<JournalContent, number>,
) => auditJournals(lines, [{ commander, contents }], mark);

test("A line that is missing, repeated, changed or wrongly judged is counted and named", () => {
  const contents = [{ file: "a", lines: [lineAt(0), lineAt(9)] }];
  const all = [storedAt("a", 0), storedAt("a", 9)];
  expect(isAccounted(audit(all, contents))).toBe(true);
  const wrong = {
    lost: all.slice(1),
    duplicates: [...all, storedAt("a", 0)],
    foreign: [...all, storedAt("a", 0, "other text")],
    misjudged: [storedAt("a", 0), { ...storedAt("a", 9), isRejected: true }],
  };
  for (const [kind, lines] of Object.entries(wrong)) {
    const found = audit(lines, contents);
    expect(found).toMatchObject({ [kind]: 1, wrong: [expect.stringContaining(`${kind}: ${commander}/a/`)] });
    expect(isAccounted(found)).toBe(false);
  }
});

test("What was written after a mark may be missing, also in files that were begun after it", () => {
  const marked = { file: "a", lines: [lineAt(0), lineAt(9)] };
  const later = { file: "b", lines: [lineAt(0)] };
  const mark = new Map([[marked, 1]]);
  expect(audit([storedAt("a", 0)], [marked, later], mark)).toMatchObject({ sent: 1, lost: 0 });
  expect(audit([], [marked, later], mark)).toMatchObject({ sent: 1, lost: 1 });
});

test("Of a truncated file the lines that were stored before are required", () => {
  const lines = [lineAt(0), lineAt(9)];
  const truncated = { file: "a", lines, required: new Set(lines.slice(0, 1)) };
  const anew = { file: "a", lines: [lineAt(0, "new text")] };
  const found = audit([storedAt("a", 0), storedAt("a", 0, "new text")], [truncated, anew]);
  expect(found).toMatchObject({ sent: 2, lost: 0, overwritten: 1, overwrittenStored: 0 });
  expect(isAccounted(found)).toBe(true);
});
