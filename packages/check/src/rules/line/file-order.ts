import type { Rule } from "../../declare/Rule.ts";
import { textIn, timeMsIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Missions } = sampleEvents;
const older = "Journal.2026-05-01T130000.01.log";
const newer = "Journal.2026-05-01T140000.01.log";

/** Journals that overlap in time. */
export const fileOrder: Rule = {
  id: "file-order",
  group: "line",
  basis: { game: "The specification shows no names of journal files." },
  severity: { spec: "note", live: "note" },
  title: "A journal starts before the previous one ends.",
  why: "File names contain local time; after a clock change their order differs from the order of events.",
  restsOn: "F3 (the date part is local wall-clock time)",
  evidence: "Two journals of one folder.",
  passes: [{ file: older }, { event: Missions() }, { file: newer }, { event: Missions() }],
  fails: [
    { file: older },
    { event: Missions() },
    { file: newer },
    { event: Missions({ timestamp: "2026-05-01T11:00:00Z" }) },
  ],
  survivesGaps: true,
  start: () => ({
    carry: ({ first, last }) => {
      const firstMs = timeMsIn(first?.event);
      const lastMs = timeMsIn(last?.event);
      if (first === undefined || firstMs === undefined || lastMs === undefined) return [];
      const received = textIn(first.event, "timestamp") ?? "";
      const breach = { pointer: "/timestamp", expected: "at or after", received };
      const lastShown = textIn(last?.event, "timestamp") ?? "";
      return [{ key: "time", first: firstMs, last: lastMs, lastShown, breach, entry: first }];
    },
  }),
};
