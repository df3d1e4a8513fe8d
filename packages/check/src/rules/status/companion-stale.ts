import {
  isSoundCompanion,
  parseTimestampMs,
  type CompanionEntry,
  type CompanionFile,
  type EventEntry,
  type Dialect,
} from "@shipslog/contract";
import { entryTimestamp } from "../../declare/PlainEntry.ts";
import type { OnCompanion, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { textIn, timeMsIn } from "../evidence/readField.ts";
import { announcedFiles, onAnnouncement } from "../evidence/companions.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { exampleOfEach } from "../examples/sampleFiles.ts";

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
    "A companion file after its announcing line; in spec it has to be more than a minute older. A finding says when the file is older than the whole session.",
  passes: [{ event: NavRouteLine() }, { companion: "NavRoute.json", event: route }],
  fails: [{ event: NavRouteLine("2026-05-01T12:31:09Z") }, { companion: "NavRoute.json", event: route }],
  files: exampleOfEach(announcedFiles("live"), (file, sound) => [
    { companion: file, event: { ...sound, timestamp: "2026-04-30T21:15:42Z" } },
  ]),
  start: (dialect) => {
    const files = announcedFiles(dialect);
    /** When the session began; undefined while no line has told it. */
    let beganMs: number | undefined;
    const watched = new Map(files.map((file) => [file, watch(toleranceMs[dialect], file, () => beganMs)]));
    return {
      onFile: (entry) => {
        if (entry.type === "event") beganMs ??= timeMsIn(entry.event);
        return undefined;
      },
      onLine: onAnnouncement(files, (file, entry) => watched.get(file)?.onLine(entry)),
      onCompanion: Object.fromEntries([...watched].map(([file, { onFile }]) => [file, onFile])),
      // Other rules report unreadable files; the previous content is gone.
      onCompanionEntry: ({ file, state }) => {
        if (!isSoundCompanion(state)) watched.get(file)?.forget();
        return undefined;
      },
      end: () => [...watched.values()].flatMap(({ end }) => end()),
    };
  },
};

/** What the rule does with the lines and observations of one file. */
interface FileWatch {
  readonly onLine: (entry: EventEntry) => RuleVerdict | undefined;
  readonly onFile: OnCompanion;
  readonly end: () => readonly RuleVerdict[];
  readonly forget: () => void;
}

/** Matches one file with its announcements by time, whichever of the two comes first. */
function watch(olderMs: number, file: CompanionFile, beganMs: () => number | undefined): FileWatch {
  /** The time of the announcement. */
  let awaited: string | undefined;
  let seen: CompanionEntry | undefined;
  /** Undefined when a time is unknown or the file is newer than its line. */
  const verdictOn = (at: CompanionEntry | undefined): RuleVerdict | undefined => {
    const awaitedMs = parseTimestampMs(awaited);
    const ownMs = timeMsIn(at?.event);
    if (at === undefined || awaitedMs === undefined || ownMs === undefined || ownMs > awaitedMs) return undefined;
    if (ownMs === awaitedMs) return "holds";
    if (ownMs >= awaitedMs - olderMs) return "undecided";
    const expected = awaited ?? "";
    const received = textIn(at.event, "timestamp") ?? "";
    const breach = { pointer: "/timestamp", expected, received, at };
    const isOfEarlier = ownMs < (beganMs() ?? Number.NEGATIVE_INFINITY);
    return isOfEarlier ? { ...breach, message: `${file} is older than the session whose line announced it.` } : breach;
  };
  return {
    onLine: (entry) => {
      const time = entryTimestamp(entry);
      const timeMs = parseTimestampMs(time);
      awaited = timeMs === undefined ? undefined : time;
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
