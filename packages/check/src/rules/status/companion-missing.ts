import type { OnEvent, Rule } from "../Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { announcements } from "../evidence/announcements.ts";

const { NavRoute, NavRouteLine, sol } = sampleEvents;

/** Files that were announced and are not there. */
export const companionMissing: Rule = {
  id: "companion-missing",
  group: "status",
  severity: { spec: "error", live: "warning" },
  title: "A companion file that a line announced is there and not empty.",
  why: "Readers wait for it, some of them for ever.",
  restsOn: "Specification, Events (NavRoute and ModuleInfo also write their files)",
  evidence: "The announcing line in the same session; a reader tries again before it calls a file missing.",
  passes: [{ event: NavRouteLine() }, { companion: "NavRoute.json", event: NavRoute([sol]) }],
  fails: [{ event: NavRouteLine() }, { companion: "NavRoute.json", text: "" }],
  mutations: [
    {
      what: "the file emptied behind its line",
      targets: ["NavRoute.json", "ModulesInfo.json"],
      editText: () => "",
      onlyLast: true,
    },
  ],
  start: () => {
    const announced = new Set<string>();
    const lines = Object.entries(announcements).flatMap(([file, kinds]) =>
      kinds.map((kind): [string, OnEvent] => [kind, () => void announced.add(file)]),
    );
    return {
      onEvent: Object.fromEntries(lines),
      onCompanionEntry: ({ file, state }) => {
        if (!announced.has(file)) return "undecided";
        return state === "missing" ? { expected: "a file with content", received: "nothing" } : "holds";
      },
    };
  },
};
