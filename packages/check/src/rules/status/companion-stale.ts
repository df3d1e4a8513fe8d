import { isSoundCompanion, type CompanionEntry, type JsonObject } from "@shipslog/contract";
import type { Breach, OnCompanion, OnEvent, Rule, RuleVerdict } from "../Rule.ts";
import { textIn, timeMsIn } from "../evidence/readField.ts";
import { announcements } from "../evidence/announcements.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { withChangedField, onLastEntry } from "../examples/mutations.ts";

const { NavRoute, NavRouteLine, sol } = sampleEvents;

/** Files older than the line that announces them. */
export const companionStale: Rule = {
  id: "companion-stale",
  group: "status",
  basis: { statements: ["6.11a", "6.12a"] },
  severity: { spec: "warning", live: "note" },
  title: "A companion file is older than the line that announced it.",
  why: "Readers wait until both times match and never read a file that stays older.",
  restsOn: "Specification, Endpoints; format-facts 3 (file timestamp = journal timestamp)",
  evidence: "ModulesInfo.json or NavRoute.json after its announcing line.",
  passes: [{ event: NavRouteLine() }, { companion: "NavRoute.json", event: NavRoute([sol]) }],
  fails: [{ event: NavRouteLine("2026-05-01T12:01:09Z") }, { companion: "NavRoute.json", event: NavRoute([sol]) }],
  mutations: [
    onLastEntry(withChangedField("NavRoute.json", "timestamp", "an hour ago", hourAgo)),
    onLastEntry(withChangedField("ModulesInfo.json", "timestamp", "an hour ago", hourAgo)),
  ],
  start: () => {
    const watched = Object.entries(announcements).map(([file, kinds]) => ({ file, kinds, ...watch() }));
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

/** Matches one file with its announcements by time, whichever of the two comes first. */
function watch(): { onLine: OnEvent; onFile: OnCompanion; end: () => readonly RuleVerdict[]; forget: () => void } {
  let awaited: JsonObject | undefined;
  let seen: CompanionEntry | undefined;
  const breach = (at: CompanionEntry): Breach => {
    const [expected, received] = [awaited, at.event].map((event) => textIn(event, "timestamp") ?? "");
    return { pointer: "/timestamp", expected: expected ?? "", received: received ?? "", at };
  };
  return {
    onLine: (event) => {
      awaited = timeMsIn(event) === undefined ? undefined : event;
      if (awaited === undefined || timeMsIn(awaited) !== timeMsIn(seen?.event)) return undefined;
      awaited = undefined;
      return "holds";
    },
    onFile: (event, entry) => {
      seen = entry;
      const [awaitedMs, ownMs] = [timeMsIn(awaited), timeMsIn(event)];
      if (awaitedMs === undefined || ownMs === undefined || ownMs > awaitedMs) return "undecided";
      const verdict = ownMs === awaitedMs ? "holds" : breach(entry);
      [awaited, seen] = [undefined, undefined];
      return verdict;
    },
    forget: () => void (seen = undefined),
    end: () => {
      const [awaitedMs, ownMs] = [timeMsIn(awaited), timeMsIn(seen?.event)];
      const isStale = awaitedMs !== undefined && ownMs !== undefined && ownMs < awaitedMs;
      return isStale && seen !== undefined ? [breach(seen)] : [];
    },
  };
}

function hourAgo(time: string): string {
  return `${new Date(Date.parse(time) - 3_600_000).toISOString().slice(0, 19)}Z`;
}
