import type { Rule } from "../../declare/Rule.ts";
import { timeMsIn } from "../evidence/readField.ts";
import { StartUp, type StartUpKind } from "../evidence/StartUp.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { engineers, FSDJump, Missions } = sampleEvents;
const jump = { event: FSDJump({ timestamp: "2026-05-01T12:20:00Z" }) };
/** The time in which a game that starts writes its start-up. */
const startUpMs = 60_000;

const texts: Readonly<Record<StartUpKind, string>> = {
  Missions: "Missions",
  EngineerProgress: "EngineerProgress with Engineers",
};

/** A start-up without one of its events. */
export const startupMissing: Rule = {
  id: "startup-missing",
  group: "session",
  basis: { statements: ["6.6a", "6.7"] },
  severity: { spec: "error", live: "note" },
  title: "The start-up of the session has no Missions or no summary of engineers.",
  why: "Readers take the active missions and the unlocked engineers from these two events.",
  restsOn:
    'Specification, Events (Missions "at startup", EngineerProgress "at startup the Engineers array is written")',
  evidence:
    "One of the two events, and a line at least a minute later. Without either, the journal may begin after the start-up; an unreadable line may have been the other one.",
  passes: [{ event: engineers() }, { event: Missions() }, jump],
  fails: [{ event: Missions() }, jump],
  start: () => {
    const startUp = new StartUp();
    return {
      onFile: startUp.onFile,
      onEvent: startUp.onEvent,
      end: ({ last }) => {
        const startMs = startUp.timeMs;
        const lastMs = timeMsIn(last?.event);
        if (last === undefined || startMs === undefined) return undefined;
        const missing = (["Missions", "EngineerProgress"] as const).find((kind) => !startUp.has(kind));
        if (missing === undefined) return "holds";
        if (lastMs === undefined || lastMs < startMs + startUpMs) return "undecided";
        return { expected: `${texts[missing]} at start-up`, received: "none in the session", at: last };
      },
    };
  },
};
