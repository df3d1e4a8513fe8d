import {
  GuiFocus,
  specifiedTriggers,
  triggerApplies,
  type CompanionEntry,
  type EventEntry,
  type JsonObject,
} from "@shipslog/contract";
import type { OnEvent, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { triggersOf } from "../../state/SessionState.ts";
import { bitsIn } from "../evidence/statusBits.ts";
import { numberIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Docked, Status } = sampleEvents;
const docked = { event: Docked() };
const status = (Flags: number) =>
  ({ companion: "Status.json", event: Status({ Flags, timestamp: "2026-05-01T12:05:00Z" }) }) as const;
const judgedKinds = [
  ...new Set(specifiedTriggers.filter(({ clearBits, screen }) => clearBits ?? screen).map(({ kind }) => kind)),
];

/** What Status.json shows in the second of an event. */
export const statusEvent: Rule = {
  id: "status-event",
  group: "status",
  basis: { statements: ["6.2", "6.4", "6.8", "6.9", "6.10", "6.11", "6.13", "6.15"] },
  severity: { spec: "warning" },
  title: "Status.json contradicts an event of the same second.",
  why: "Readers that follow both show two places or two screens in turn.",
  restsOn: "Specification, Events, and the tables of Flags, Flags2 and GuiFocus",
  evidence: "A Status.json and an event with the same timestamp, in either order.",
  passes: [docked, status(2 ** 24 + 2 ** 16 + 2 ** 2 + 2 ** 0)],
  fails: [docked, status(2 ** 24 + 2 ** 4 + 2 ** 3)],
  start: () => {
    let shown: CompanionEntry | undefined;
    let written: EventEntry[] = [];
    const judgeEvent: OnEvent = (event, entry) => {
      if (written[0]?.event["timestamp"] !== event["timestamp"]) written = [];
      written.push(entry);
      return shown?.event === undefined ? undefined : judgeTogether(shown, shown.event, event);
    };
    return {
      onEvent: Object.fromEntries(judgedKinds.map((kind) => [kind, judgeEvent])),
      onCompanion: {
        "Status.json": (event, entry) => {
          shown = entry;
          return written.map((each) => judgeTogether(entry, event, each.event)).find(isBreach) ?? "undecided";
        },
      },
    };
  },
};

const isBreach = (verdict: RuleVerdict | undefined) => typeof verdict === "object";

function judgeTogether(at: CompanionEntry, shown: JsonObject, event: JsonObject): RuleVerdict | undefined {
  if (shown["timestamp"] !== event["timestamp"]) return undefined;
  const isSet = bitsIn(shown);
  const kind = textIn(event, "event") ?? "";
  const focus = numberIn(shown, "GuiFocus");
  for (const trigger of triggersOf(kind)) {
    if (!triggerApplies(trigger, event)) continue;
    const { clearBits = [], screen } = trigger;
    const bit = isSet && clearBits.find(isSet);
    if (bit !== undefined) return { pointer: "/Flags", expected: `${bit} clear at ${kind}`, received: "set", at };
    if (screen === undefined || focus === undefined || focus === GuiFocus.encode(screen)) continue;
    return { pointer: "/GuiFocus", expected: `${screen} at ${kind}`, received: String(focus), at };
  }
  return "holds";
}
