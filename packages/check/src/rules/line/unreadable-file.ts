import type { Rule } from "../../declare/Rule.ts";
import { validLine } from "../examples/sampleEvents.ts";

/** Journals and companion files that cannot be opened or read. */
export const unreadableFile: Rule = {
  id: "unreadable-file",
  group: "line",
  basis: { statements: ["1.11"] },
  severity: { spec: "error", live: "error" },
  title: "A file cannot be read.",
  why: "Its content was not checked, and no other tool of this user can read it.",
  restsOn: "Specification, What the service does (the journal is a file that other programs read)",
  evidence: "A reader that was refused the file, or a part of it.",
  passes: [{ line: validLine }],
  fails: [{ unreadable: "permission denied (EACCES)" }],
  survivesGaps: true,
  start: () => ({
    onUnreadable: ({ reason }) => ({ expected: "a file that can be read", received: reason }),
  }),
};
