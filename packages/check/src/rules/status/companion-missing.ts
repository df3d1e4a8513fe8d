import type { OnEvent, Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { announcements } from "../evidence/companions.ts";

const { alphaCentauri, NavRoute, NavRouteLine, sol } = sampleEvents;

/** Announced files that are missing. */
export const companionMissing: Rule = {
  id: "companion-missing",
  group: "status",
  basis: { statements: ["1.5", "4.6", "4.7", "6.11a", "6.12a"] },
  severity: { spec: "error", live: "warning" },
  title: "An announced companion file is missing or empty.",
  why: "Readers wait for it, some of them forever.",
  restsOn: "Specification, Events (NavRoute and ModuleInfo also write their files)",
  evidence: "The announcing line in the same session; the reader retries before it reports a file as missing.",
  passes: [{ event: NavRouteLine() }, { companion: "NavRoute.json", event: NavRoute([sol, alphaCentauri]) }],
  fails: [{ event: NavRouteLine() }, { companion: "NavRoute.json", text: "" }],
  start: () => {
    const announced = new Set<string>();
    const lines = Object.entries(announcements).flatMap(([file, kinds]) =>
      kinds.map((kind): [string, OnEvent] => [kind, () => void announced.add(file)]),
    );
    return {
      onEvent: Object.fromEntries(lines),
      onCompanionEntry: ({ file, state }) => {
        if (!announced.has(file)) return "undecided";
        return state === "missing" ? { expected: "a file with content", received: "no content" } : "holds";
      },
    };
  },
};
