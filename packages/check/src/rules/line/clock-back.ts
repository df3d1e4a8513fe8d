import { parseTimestampMs } from "@shipslog/contract";
import { gameTimestamp } from "@shipslog/contract/internal";
import { entryTimestamp } from "../../declare/PlainEntry.ts";
import type { Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Music, Fileheader } = sampleEvents;
const at = (time: string) => Music({ timestamp: `2026-05-01T${time}Z` });
/** The format of every real line (F14). */
const wholeSeconds = "YYYY-MM-DDTHH:MM:SSZ";

/** Time that goes back inside a file. */
export const clockBack: Rule = {
  id: "clock-back",
  group: "line",
  basis: { game: "The specification does not order the lines by time." },
  severity: { spec: "warning", live: "warning" },
  title: "A line is earlier than the line before it.",
  why: "Readers that ignore anything older than their newest line lose it.",
  restsOn: "F53 (all but 6 of 151,502 pairs)",
  evidence: "Two lines of one file with timestamps.",
  passes: [{ event: Fileheader() }, { event: at("12:00:01") }, { event: at("12:00:01") }],
  fails: [{ event: Fileheader() }, { event: at("12:00:01") }, { event: at("12:00:00") }],
  exampleDialect: "live",
  survivesGaps: true,
  start: () => {
    let before = "";
    return {
      onFile: () => void (before = ""),
      onEntry: (entry) => {
        if (entry.type !== "event") return undefined;
        const time = entryTimestamp(entry) ?? "";
        // The common cases compare two strings and parse nothing.
        if (time === before) return "holds";
        if (time.length !== wholeSeconds.length) return undefined;
        const isBack = time < before && isTime(time) && isTime(before);
        const last = before;
        before = time;
        return isBack ? { pointer: "/timestamp", expected: `${last} or later`, received: time } : "holds";
      },
    };
  },
};

/** Times of this form compare as strings; another rule checks that the day exists. */
function isTime(text: string): boolean {
  return gameTimestamp.test(text) && parseTimestampMs(text) !== undefined;
}
