import type { CompanionFile } from "@shipslog/contract";
import type { OnCompanion, OnEvent, Rule } from "../../Rule.ts";
import { textIn, timeMsIn } from "../readField.ts";
import { sampleEvents } from "../sampleEvents.ts";
import { changed } from "../damages.ts";

const { NavRoute, NavRouteLine, sol } = sampleEvents;
/** The lines that announce each file (format-facts 3, Journal form and Clearing). */
const announced = { "ModulesInfo.json": ["ModuleInfo"], "NavRoute.json": ["NavRoute", "NavRouteClear"] } as const;

/** The file against the line that announces it. */
export const companionStale: Rule = {
  id: "companion-stale",
  group: "status",
  severity: { spec: "warning", live: "note" },
  what: "A companion file carries the time of the line that announced it.",
  why: "Readers wait for the file until the times agree; one that never agrees is not read.",
  restsOn: "Specification, Endpoints; format-facts 3 (file timestamp = journal timestamp)",
  evidence: "ModulesInfo.json or NavRoute.json after its announcing line.",
  passes: [{ event: NavRouteLine() }, { companion: "NavRoute.json", event: NavRoute([sol]) }],
  fails: [{ event: NavRouteLine("2026-05-01T12:01:09Z") }, { companion: "NavRoute.json", event: NavRoute([sol]) }],
  damages: [
    changed("NavRoute.json", "timestamp", "an hour ago", hourAgo),
    changed("ModulesInfo.json", "timestamp", "an hour ago", hourAgo),
  ],
  start: () => {
    const times = new Map<CompanionFile, string | undefined>();
    const note =
      (file: CompanionFile): OnEvent =>
      (event) =>
        void times.set(file, timeMsIn(event) === undefined ? undefined : textIn(event, "timestamp"));
    const judge: OnCompanion = (event, { file }) => {
      const [line, own] = [times.get(file), textIn(event, "timestamp")];
      if (line === undefined || own === undefined || timeMsIn(event) === undefined) return "undecided";
      if (line === own) return "holds";
      return { pointer: "/timestamp", expected: line, received: own };
    };
    const lines = Object.entries(announced).flatMap(([file, kinds]) =>
      kinds.map((kind) => [kind, note(file as CompanionFile)] as const),
    );
    return {
      onEvent: Object.fromEntries(lines),
      onCompanion: { "ModulesInfo.json": judge, "NavRoute.json": judge },
    };
  },
};

function hourAgo(time: string): string {
  return `${new Date(Date.parse(time) - 3_600_000).toISOString().slice(0, 19)}Z`;
}
