import type { CompanionFile } from "@shipslog/contract";
import { printTimestamp } from "@shipslog/contract/internal";
import type { OnCompanion, Rule } from "../../declare/Rule.ts";
import { textIn, timeMsIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Status } = sampleEvents;
const at = (time: string) =>
  ({ companion: "Status.json", event: Status({ timestamp: `2026-05-01T${time}Z` }) }) as const;

/** Time that goes back in Status.json. */
export const companionClockBack: Rule = {
  id: "companion-clock-back",
  group: "status",
  basis: { game: "The specification does not order two states of Status.json by time." },
  severity: { spec: "warning", live: "warning" },
  title: "The time in Status.json went back.",
  why: "Readers ignore data older than what they have.",
  restsOn: "F34 (written when something changes)",
  evidence: "Two observations of Status.json.",
  passes: [at("12:00:00"), at("12:00:01")],
  fails: [at("12:00:01"), at("12:00:00")],
  start: () => {
    const before = new Map<CompanionFile, number>();
    const judge: OnCompanion = (event, { file }) => {
      const lastMs = before.get(file);
      const nowMs = timeMsIn(event);
      if (nowMs === undefined) return "undecided";
      before.set(file, nowMs);
      if (lastMs === undefined) return "undecided";
      if (nowMs >= lastMs) return "holds";
      const expected = `${printTimestamp(lastMs)} or later`;
      return { pointer: "/timestamp", expected, received: textIn(event, "timestamp") ?? "" };
    };
    return { onCompanion: { "Status.json": judge } };
  },
};
