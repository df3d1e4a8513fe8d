import { announcingEvents, type CompanionEntry, type CompanionFile } from "@shipslog/contract";
import type { Rule, RuleVerdict } from "../../declare/Rule.ts";
import { textIn, timeMsIn, lineTimeMs } from "../evidence/readField.ts";
import { announcedFiles, onAnnouncement } from "../evidence/companions.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { alphaCentauri, FSDJump, NavRoute, NavRouteLine, nextJump, sol } = sampleEvents;
const file = { companion: "NavRoute.json", event: NavRoute([sol, alphaCentauri]) } as const;
/** How much later the line may be: the specification states neither their order nor that their times are equal. */
const toleranceMs = 60_000;

/** Files without the line that announces them. */
export const companionUnannounced: Rule = {
  id: "companion-unannounced",
  group: "status",
  basis: { statements: ["1.5", "6.11a", "6.12a"] },
  severity: { spec: "error", live: "note" },
  title: "A companion file was written during the session, and no line announced it.",
  why: "Readers that wait for the line never read the file.",
  restsOn: "Specification, Events (the event is written, and also its file)",
  evidence:
    "The last content of the file, with a time inside the session, and no announcing line in the minute from then on. A line may still follow when nothing in the folder is later than the file, and an unreadable line may have been it.",
  passes: [{ event: FSDJump() }, { event: NavRouteLine() }, file, { event: nextJump() }],
  fails: [{ event: FSDJump() }, file, { event: nextJump() }],
  survivesGaps: true,
  start: (dialect) => {
    const files = announcedFiles(dialect);
    const contents = new Map<CompanionFile, CompanionEntry>();
    const lineTimes = new Map<CompanionFile, number[]>(files.map((name) => [name, []]));
    let statusMs = 0;
    let hasGap = false;
    return {
      onGap: () => void (hasGap = true),
      onLine: onAnnouncement(files, (name, entry) => void lineTimes.get(name)?.push(lineTimeMs(entry) ?? Number.NaN)),
      onCompanionEntry: (entry) => {
        if (entry.file === "Status.json") statusMs = timeMsIn(entry.event) ?? statusMs;
        else if (entry.event === undefined || !files.includes(entry.file)) contents.delete(entry.file);
        else contents.set(entry.file, entry);
        return undefined;
      },
      end: ({ first, last }) => {
        const firstMs = timeMsIn(first?.event);
        const lastMs = Math.max(timeMsIn(last?.event) ?? Number.NaN, statusMs);
        return [...contents].map(([name, entry]): RuleVerdict => {
          const fileMs = timeMsIn(entry.event);
          if (fileMs === undefined || firstMs === undefined || !(fileMs > firstMs)) return "undecided";
          // A file that is older than its last line by more than this is left to companion-stale.
          const laterMs = lineTimes.get(name)?.filter((ms) => ms >= fileMs) ?? [];
          if (laterMs.length > 0) return laterMs.some((ms) => ms <= fileMs + toleranceMs) ? "holds" : "undecided";
          if (hasGap) return "undecided";
          // The line may be about to be written.
          if (fileMs >= lastMs && fileMs <= lastMs + toleranceMs) return "undecided";
          const expected = `${announcingEvents[name].join(" or ")} at ${textIn(entry.event, "timestamp")}`;
          return { pointer: "/timestamp", expected, received: "no such line", at: entry };
        });
      },
    };
  },
};
