import type { CaseGroup, TryVerdict } from "@shipslog/try";

/** A defect of `brokenReader.ts`, the case that is meant to find it, and all others that may. */
export interface BrokenReader {
  readonly defect: string;
  readonly group: CaseGroup;
  /** The case that is meant for the defect. */
  readonly found: string;
  readonly verdict: TryVerdict;
  /** Cases in which the same defect shows for some seeds. */
  readonly also: readonly string[];
}

/** At least one for each verdict and each group. */
export const brokenReaders: readonly BrokenReader[] = [
  { defect: "needs a last line end", group: "reading", found: "no-last-line-end", verdict: "lost", also: [] },
  { defect: "crashes on a blank line", group: "reading", found: "blank-lines", verdict: "crashed", also: [] },
  { defect: "sorts names as text", group: "reading", found: "old-and-new-names", verdict: "out of order", also: [] },
  {
    defect: "decodes half characters",
    group: "following",
    found: "cut-inside-character",
    verdict: "changed",
    also: [
      "byte-by-byte",
      "cut-in-line",
      "cut-across-lines",
      "ended-in-line",
      "line-finished-after-start",
      "no-last-line-end",
      "ended-between-cr-and-lf",
    ],
  },
  {
    defect: "prints a line before its end",
    group: "following",
    found: "cut-before-line-end",
    verdict: "repeated",
    also: ["cut-between-cr-and-lf", "ended-between-cr-and-lf", "no-last-line-end", "byte-by-byte", "long-line"],
  },
  {
    defect: "gives up on an empty file",
    group: "following",
    found: "empty-file-grows",
    verdict: "hung",
    also: [
      "new-session",
      "sessions-in-a-row",
      "first-file-appears-later",
      "folder-appears-later",
      "unread-tail",
      "new-part",
      "crash-in-line",
    ],
  },
  { defect: "delays a repeated line", group: "following", found: "identical-lines", verdict: "late", also: [] },
  {
    defect: "leaves the old journal at once",
    group: "following",
    found: "unread-tail",
    verdict: "lost",
    also: ["sessions-in-a-row", "new-part", "new-session"],
  },
  {
    defect: "resumes by timestamp",
    group: "resuming",
    found: "same-second-while-away",
    verdict: "lost",
    also: ["clock-back-while-away", "identical-line-while-away"],
  },
  {
    defect: "saves a line too little when cut",
    group: "resuming",
    found: "ended-in-line",
    verdict: "repeated",
    also: ["line-finished-after-start", "ended-between-cr-and-lf", "crash-while-away"],
  },
  {
    defect: "crashes on an empty Status",
    group: "companions",
    found: "status-empty",
    verdict: "crashed",
    // A write in place empties the file first, so a slow reader may see it empty in every case that writes Status again.
    also: [
      "status-torn",
      "status-torn-in-number",
      "status-high-flag",
      "status-changes",
      "status-between-lines",
      "status-same-second",
      "status-shorter",
      "status-appears-later",
      "status-replaced",
    ],
  },
  {
    defect: "invents a Status",
    group: "companions",
    found: "status-torn",
    verdict: "changed",
    also: ["status-torn-in-number"],
  },
  {
    defect: "drops a Status of the same second",
    group: "companions",
    found: "status-same-second",
    verdict: "lost",
    also: [],
  },
  { defect: "rounds integers", group: "values", found: "beyond-2-53", verdict: "changed", also: ["largest-integers"] },
  { defect: "drops unknown kinds", group: "values", found: "unknown-kind", verdict: "lost", also: [] },
];
