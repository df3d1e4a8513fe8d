import type { Rule } from "../../declare/Rule.ts";
import { validLine } from "../examples/sampleEvents.ts";

/** Files that became shorter. */
export const fileTruncated: Rule = {
  id: "file-truncated",
  group: "line",
  basis: { game: "The specification does not say that a journal only grows." },
  severity: { spec: "warning", live: "error" },
  title: "A journal became shorter.",
  why: "Readers that remember an offset deliver lines twice or not at all.",
  restsOn: "F4 (one process start is one file; old files are never touched)",
  evidence: "A reader that followed the file while it was truncated.",
  passes: [{ line: validLine }],
  fails: [{ truncated: true }],
  survivesGaps: true,
  start: () => ({
    onGap: (entry) => {
      if (entry.type !== "truncated") return undefined;
      return {
        expected: "a file that grows",
        received: `a file that started again (generation ${entry.position.generation})`,
      };
    },
  }),
};
