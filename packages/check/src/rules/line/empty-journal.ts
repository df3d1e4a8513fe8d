import type { Rule } from "../../declare/Rule.ts";
import { validLine } from "../examples/sampleEvents.ts";

/** Journals without a byte. */
export const emptyJournal: Rule = {
  id: "empty-journal",
  group: "line",
  basis: { game: "The specification does not say when a journal is opened." },
  severity: { spec: "note", live: "note" },
  title: "A journal is empty.",
  why: "The game may just have opened it, or its content was lost; nothing in it could be checked.",
  restsOn: "F6 (the Fileheader is the first line of every real journal)",
  evidence: "A file of 0 bytes.",
  passes: [{ line: validLine }],
  fails: [{ empty: true }],
  survivesGaps: true,
  start: () => ({
    onEmpty: () => ({ expected: "at least a Fileheader", received: "0 bytes" }),
  }),
};
