import { kinds, type JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule } from "../../declare/Rule.ts";
import { timeMsIn } from "../evidence/readField.ts";
import { statusPeriodMs } from "../evidence/companions.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, nextJump, Status } = sampleEvents;
const jumps = [{ event: FSDJump() }, { event: nextJump() }] as const;
const later = Status({ timestamp: "2026-05-01T12:10:00Z" });

/** A session without Status.json. */
export const statusMissing: Rule = {
  id: "status-missing",
  group: "status",
  basis: { statements: ["1.6", "4.5", "6.3a", "8.1"] },
  severity: { spec: "error" },
  title: "Status.json is missing.",
  why: "Readers show the ship from Status.json; without it they show nothing or the last session.",
  restsOn: "Specification, Endpoints (Status.json is refreshed every few seconds)",
  evidence:
    "An observation of Status.json after a minute of journal, or after one with content; the reader retries before it reports a file as missing. In live a folder may be a copy of the journals, so it has no such rule.",
  passes: [...jumps, { companion: "Status.json", event: later }],
  fails: [...jumps, { companion: "Status.json", absent: true }],
  survivesGaps: true,
  start: () => {
    let first: JsonObject | undefined;
    let last: JsonObject | undefined;
    const note: OnEvent = (event) => {
      first ??= event;
      last = event;
      return undefined;
    };
    const playedMs = (): number => (timeMsIn(last) ?? 0) - (timeMsIn(first) ?? Number.POSITIVE_INFINITY);
    return {
      onEvent: Object.fromEntries(kinds.map((kind) => [kind, note])),
      onCompanionEntry: ({ file, state, event }) => {
        if (file !== "Status.json") return undefined;
        if (state !== "missing") return "holds";
        // After an observation with content, `event` is its content.
        if (event === undefined && playedMs() <= statusPeriodMs) return "undecided";
        return { expected: "a Status event, rewritten every few seconds", received: "no file" };
      },
    };
  },
};
