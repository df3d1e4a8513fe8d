import { isSoundCompanion, type CompanionEntry, type Dialect, type JsonObject } from "@shipslog/contract";
import type { OnCompanion, OnEvent, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { textIn, timeMsIn } from "../evidence/readField.ts";
import { announcements } from "../evidence/companions.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { alphaCentauri, NavRoute, NavRouteLine, sol } = sampleEvents;

const route = NavRoute([sol, alphaCentauri]);
/** How much older a file may be than its line: the specification states neither their order nor that their times are equal. */
const toleranceMs: Readonly<Record<Dialect, number>> = { spec: 60_000, live: 0 };

/** Files older than the line that announces them. */
export const companionStale: Rule = {
  id: "companion-stale",
  group: "status",
  basis: { statements: ["6.11a", "6.12a"] },
  severity: { spec: "error", live: "note" },
  title: "A companion file is older than the line that announced it.",
  why: "Readers wait until both times match and never read a file that stays older.",
  restsOn: "Specification, Events (the line also writes the file); F40 (file timestamp = journal timestamp)",
  evidence:
    "ModulesInfo.json or NavRoute.json after its announcing line; in spec it has to be more than a minute older.",
  passes: [{ event: NavRouteLine() }, { companion: "NavRoute.json", event: route }],
  fails: [{ event: NavRouteLine("2026-05-01T12:31:09Z") }, { companion: "NavRoute.json", event: route }],
  start: (dialect) => {
    const watched = Object.entries(announcements).map(([file, kinds]) => ({
      file,
      kinds,
      ...watch(toleranceMs[dialect]),
    }));
    return {
      onEvent: Object.fromEntries(watched.flatMap(({ kinds, onLine }) => kinds.map((kind) => [kind, onLine]))),
      onCompanion: Object.fromEntries(watched.map(({ file, onFile }) => [file, onFile])),
      // Other rules report unreadable files; the previous content is gone.
      onCompanionEntry: ({ file, state }) => {
        const isUnread = !isSoundCompanion(state);
        for (const each of watched) if (isUnread && each.file === file) each.forget();
        return undefined;
      },
      end: () => watched.flatMap(({ end }) => end()),
    };
  },
};

/** What the rule does with the lines and observations of one file. */
interface FileWatch {
  readonly onLine: OnEvent;
  readonly onFile: OnCompanion;
  readonly end: () => readonly RuleVerdict[];
  readonly forget: () => void;
}

/** Matches one file with its announcements by time, whichever of the two comes first. */
function watch(olderMs: number): FileWatch {
  let awaited: JsonObject | undefined;
  let seen: CompanionEntry | undefined;
  /** Undefined when a time is unknown or the file is newer than its line. */
  const verdictOn = (at: CompanionEntry | undefined): RuleVerdict | undefined => {
    const awaitedMs = timeMsIn(awaited);
    const ownMs = timeMsIn(at?.event);
    if (at === undefined || awaitedMs === undefined || ownMs === undefined || ownMs > awaitedMs) return undefined;
    if (ownMs === awaitedMs) return "holds";
    if (ownMs >= awaitedMs - olderMs) return "undecided";
    const expected = textIn(awaited, "timestamp") ?? "";
    const received = textIn(at.event, "timestamp") ?? "";
    return { pointer: "/timestamp", expected, received, at };
  };
  return {
    onLine: (event) => {
      const timeMs = timeMsIn(event);
      awaited = timeMs === undefined ? undefined : event;
      if (timeMs === undefined || timeMs !== timeMsIn(seen?.event)) return undefined;
      awaited = undefined;
      return "holds";
    },
    onFile: (_, entry) => {
      seen = entry;
      const verdict = verdictOn(entry);
      if (verdict === undefined) return "undecided";
      awaited = undefined;
      seen = undefined;
      return verdict;
    },
    forget: () => void (seen = undefined),
    end: () => {
      const verdict = verdictOn(seen);
      return verdict === undefined || verdict === "holds" ? [] : [verdict];
    },
  };
}
