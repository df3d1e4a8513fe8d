import { isSoundCompanion, type CompanionEntry } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { textIn, timeMsIn } from "../evidence/readField.ts";
import { statusPeriodMs } from "../evidence/companions.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, nextJump, Status } = sampleEvents;
const at = (time: string) =>
  ({ companion: "Status.json", event: Status({ timestamp: `2026-05-01T${time}Z` }) }) as const;

/** A Status.json that is older than the journal. */
export const statusStale: Rule = {
  id: "status-stale",
  group: "status",
  basis: { statements: ["1.6", "4.5", "6.3a", "8.1"] },
  severity: { spec: "error", live: "off" },
  title: "Status.json is more than a minute older than the last line of the journal.",
  why: "Readers show a state of the ship that is long over.",
  restsOn: "Specification, Endpoints (Status.json is refreshed every few seconds)",
  evidence:
    "The last observation of Status.json and the last line of a session of more than a minute, complete or not.",
  passes: [{ event: FSDJump() }, { event: nextJump() }, at("12:09:57")],
  fails: [{ event: FSDJump() }, { event: nextJump() }, at("12:02:00")],
  survivesGaps: true,
  start: () => {
    let seen: CompanionEntry | undefined;
    let latestMs = Number.NEGATIVE_INFINITY;
    return {
      onCompanionEntry: (entry) => {
        if (entry.file !== "Status.json") return undefined;
        seen = entry;
        latestMs = Math.max(latestMs, timeMsIn(entry.event) ?? latestMs);
        return undefined;
      },
      end: ({ first, last }) => {
        if (seen === undefined || first === undefined || last === undefined) return undefined;
        const statusMs = timeMsIn(seen.event);
        const lineMs = timeMsIn(last.event);
        const isReadable = isSoundCompanion(seen.state) && statusMs !== undefined && lineMs !== undefined;
        // Where the time went back, the file was refreshed; companion-clock-back reports it.
        if (!isReadable || statusMs < latestMs) return "undecided";
        if (statusMs >= lineMs - statusPeriodMs) return "holds";
        // The file may be of an earlier session while the period of this one has not passed.
        if (lineMs - (timeMsIn(first.event) ?? lineMs) <= statusPeriodMs) return "undecided";
        const expected = `close to the last line, of ${textIn(last.event, "timestamp") ?? ""}`;
        return { pointer: "/timestamp", expected, received: textIn(seen.event, "timestamp") ?? "", at: seen };
      },
    };
  },
};
