import type { Rule } from "../Rule.ts";
import { validLine } from "../templates/defectRule.ts";

/** Lines too long to hold. */
export const oversizeLine: Rule = {
  id: "oversize-line",
  group: "line",
  severity: { spec: "error", live: "error" },
  title: "A line is short enough to be held in memory.",
  why: "The longest real line has twelve thousand characters; one of megabytes is no event, and readers that hold it run out of memory.",
  restsOn: "peers 0 (median 199 bytes, longest 12,470)",
  evidence: "The line alone; the reader says how long a line may be.",
  passes: [{ line: validLine }],
  fails: [{ oversizeBytes: 20 * 2 ** 20 }],
  mutations: [],
  survivesGaps: true,
  start: () => ({
    onGap: (entry) => {
      if (entry.type !== "oversize") return undefined;
      return { expected: "a line that can be held", received: `${entry.byteLength} bytes` };
    },
  }),
};
