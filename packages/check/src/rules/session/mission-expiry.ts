import type { JsonObject } from "@shipslog/contract";
import type { Rule, RuleVerdict } from "../../declare/Rule.ts";
import { idIn, missionIdIn, numberIn, objectListIn, timeMsIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { inside } from "../evidence/judgeItems.ts";

const { engineers, Missions, mission } = sampleEvents;
const summary = { event: engineers() };
const nextSummary = { event: engineers({}, "2026-05-01T12:10:00Z") };
const later = (Expires: number) => Missions({ timestamp: "2026-05-01T12:10:00Z", Active: [mission({ Expires })] });
const maxKept = 5000;
/** The game rounds the time left to whole seconds. */
const expiryToleranceMs = 5000;
const dayMs = 86_400_000;

/** Whether the game extended a mission: it adds a day at MissionRedirected, when the goals are reached. */
function isExtended(gainMs: number): boolean {
  const days = Math.round(gainMs / dayMs);
  return days > 0 && Math.abs(gainMs - days * dayMs) <= expiryToleranceMs;
}

/** Missions whose expiry time changes. */
export const missionExpiry: Rule = {
  id: "mission-expiry",
  group: "session",
  basis: { game: "The specification does not say that the expiry time of a mission is fixed." },
  severity: { spec: "warning", live: "warning" },
  title: "The expiry time of a mission changed.",
  why: "Alarms count down to it.",
  restsOn: "F44 (Expires is the time left); measured on the real journals",
  evidence:
    "The same active mission twice in a session; in live also its MissionAccepted. A gain of whole days is undecided, and in live the rule starts again at MissionRedirected.",
  passes: [summary, { event: Missions({ Active: [mission()] }) }, nextSummary, { event: later(3000) }],
  fails: [summary, { event: Missions({ Active: [mission()] }) }, nextSummary, { event: later(3600) }],
  survivesGaps: true,
  start: () => {
    const known = new Map<string, number>();
    const learn = (id: string, expiryMs: number): void => {
      if (known.size >= maxKept) known.clear();
      known.set(id, expiryMs);
    };
    const judge = (item: JsonObject, nowMs: number | undefined): RuleVerdict => {
      const id = missionIdIn(item);
      const left = numberIn(item, "Expires");
      if (id === undefined || nowMs === undefined || left === undefined || left === 0) return "undecided";
      const before = known.get(id);
      const expiryMs = nowMs + left * 1000;
      learn(id, expiryMs);
      if (before === undefined) return "undecided";
      if (Math.abs(before - expiryMs) <= expiryToleranceMs) return "holds";
      if (isExtended(expiryMs - before)) return "undecided";
      const expected = String(Math.max(0, Math.round((before - nowMs) / 1000)));
      return { pointer: "/Expires", expected, received: String(left) };
    };
    return {
      onEvent: {
        MissionAccepted: (event) => {
          const id = idIn(event, "MissionID");
          const expiryMs = timeMsIn(event, "Expiry");
          if (id !== undefined && expiryMs !== undefined) learn(id, expiryMs);
        },
        MissionRedirected: (event) => void known.delete(idIn(event, "MissionID") ?? ""),
        Missions: (event) => {
          const nowMs = timeMsIn(event);
          return objectListIn(event, "Active")?.map((item, index) =>
            inside(() => `/Active/${index}`, judge(item, nowMs)),
          );
        },
      },
    };
  },
};
