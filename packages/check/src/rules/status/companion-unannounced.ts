import type { CompanionEntry, CompanionFile } from "@shipslog/contract";
import type { OnEvent, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { textIn, timeMsIn } from "../evidence/readField.ts";
import { announcements } from "../evidence/companions.ts";
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
  start: () => {
    const contents = new Map<CompanionFile, CompanionEntry>();
    const lineTimes = new Map<CompanionFile, number[]>();
    const files = Object.entries(announcements) as [CompanionFile, readonly string[]][];
    const lines = files.flatMap(([name, kinds]) => {
      const times: number[] = [];
      lineTimes.set(name, times);
      const note: OnEvent = (event) => void times.push(timeMsIn(event) ?? Number.NaN);
      return kinds.map((kind) => [kind, note] as const);
    });
    let statusMs = 0;
    let hasGap = false;
    return {
      onGap: () => void (hasGap = true),
      onEvent: Object.fromEntries(lines),
      onCompanionEntry: (entry) => {
        if (entry.file === "Status.json") statusMs = timeMsIn(entry.event) ?? statusMs;
        else if (entry.event === undefined) contents.delete(entry.file);
        else contents.set(entry.file, entry);
        return undefined;
      },
      end: ({ first, last }) => {
        const firstMs = timeMsIn(first?.event);
        const lastMs = Math.max(timeMsIn(last?.event) ?? Number.NaN, statusMs);
        return [...contents].map(([name, entry]): RuleVerdict => {
          const fileMs = timeMsIn(entry.event);
          if (fileMs === undefined || firstMs === undefined || !(fileMs > firstMs)) return "undecided";
          const isAnnounced = lineTimes.get(name)?.some((ms) => ms >= fileMs && ms <= fileMs + toleranceMs);
          if (isAnnounced === true) return "holds";
          if (hasGap) return "undecided";
          // The line may be about to be written.
          if (fileMs >= lastMs && fileMs <= lastMs + toleranceMs) return "undecided";
          const [, kinds = []] = files.find(([each]) => each === name) ?? [];
          const expected = `${kinds.join(" or ")} at ${textIn(entry.event, "timestamp")}`;
          return { pointer: "/timestamp", expected, received: "no such line", at: entry };
        });
      },
    };
  },
};
