import type { Rule } from "../../declare/Rule.ts";
import { announcedFiles, onAnnouncement } from "../evidence/companions.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { exampleOfEach } from "../examples/sampleFiles.ts";

const { alphaCentauri, NavRoute, NavRouteLine, sol } = sampleEvents;

/** Announced files that are missing. */
export const companionMissing: Rule = {
  id: "companion-missing",
  group: "status",
  basis: { statements: ["1.5", "4.6", "4.7", "6.11a", "6.12a"] },
  severity: { spec: "error", live: "warning" },
  title: "An announced companion file is missing.",
  why: "Readers wait for it, some of them forever.",
  restsOn: "Specification, Events (NavRoute and ModuleInfo also write their files)",
  evidence:
    "The announcing line in the same session; the reader retries before it reports a file as missing. A Cargo line with Inventory announces no file (F69). In live a folder without any companion file is a copy of the journals.",
  passes: [{ event: NavRouteLine() }, { companion: "NavRoute.json", event: NavRoute([sol, alphaCentauri]) }],
  fails: [{ event: NavRouteLine() }, { companion: "NavRoute.json", absent: true }],
  files: exampleOfEach(announcedFiles("live"), (file) => [{ companion: file, absent: true }]),
  start: (dialect) => {
    const announced = new Set<string>();
    return {
      onLine: onAnnouncement(announcedFiles(dialect), (file) => void announced.add(file)),
      onCompanionEntry: ({ file, state }) => {
        if (!announced.has(file)) return "undecided";
        return state === "missing" ? { expected: "a file with content", received: "no file" } : "holds";
      },
    };
  },
};
