import type { Rule } from "../../declare/Rule.ts";
import { validLine } from "../examples/sampleEvents.ts";

/** Lines too long to hold in memory. */
export const oversizeLine: Rule = {
  id: "oversize-line",
  group: "line",
  basis: { statements: ["1.11"] },
  severity: { spec: "error", live: "error" },
  title: "A line is too long to hold in memory.",
  why: "The longest real line has about 12,000 characters; a line of megabytes is not an event, and readers that load it run out of memory.",
  restsOn:
    "Specification, What the service does (rule 2: a consumer reads these events); the longest real line has 12,470 bytes",
  evidence: "The line alone; the reader sets the limit.",
  passes: [{ line: validLine }],
  fails: [{ oversizeBytes: 20 * 2 ** 20 }],
  survivesGaps: true,
  start: () => ({
    onGap: (entry) => {
      if (entry.type !== "oversize") return undefined;
      return { expected: "a shorter line", received: `${entry.byteLength} bytes` };
    },
  }),
};
