import type { Rule } from "../Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Status } = sampleEvents;

/** Files that cannot be read. */
export const companionTorn: Rule = {
  id: "companion-torn",
  group: "status",
  severity: { spec: "error", live: "warning" },
  title: "A companion file holds one whole JSON object.",
  why: "The game truncates and rewrites the file, so a reader may meet half of it; one that stays so was left by a crash.",
  restsOn: "Specification, Endpoints; format-facts 3, Cadence",
  evidence: "The file alone; a reader tries again before it calls a file torn.",
  passes: [{ companion: "Status.json", event: Status() }],
  fails: [{ companion: "Status.json", text: '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Sta' }],
  mutations: [
    {
      what: "half the file",
      targets: ["Status.json", "NavRoute.json", "ModulesInfo.json"],
      editText: (text, draw) => text.slice(0, 20 + draw(text.length - 25)),
    },
  ],
  start: () => ({
    onCompanionEntry: ({ state, raw }) => {
      if (state !== "torn") return "holds";
      return { expected: "one whole JSON object", received: `${raw.length} characters that are none` };
    },
  }),
};
