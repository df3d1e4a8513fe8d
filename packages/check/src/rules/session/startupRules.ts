import { parseJournalName, parseTimestampMs, specifiedTriggers, type JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { startUpMs, type GameStart } from "../../state/SessionState.ts";
import { timeMsIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { engineers, FSDJump, Missions, nextJump, SquadronStartup, SuitLoadout } = sampleEvents;
const at = (time: string) => ({ timestamp: `2026-05-01T${time}Z` });
const start = [{ event: engineers() }, { event: Missions() }] as const;
const jump = { event: FSDJump(at("12:20:00")) };
const laterJump = { event: nextJump(at("12:40:00")) };
/** How long a journal is that is no excerpt. */
const playMs = 30 * 60_000;
const playLines = 10;
const named = { file: "Journal.2026-05-01T121000.01.log" };
const longPlay = Array.from({ length: playLines }, (_, index) => ({
  event: SuitLoadout(at(`12:${String(10 + 4 * index)}:00`)),
}));

const startUpTriggers = specifiedTriggers.filter(({ needs }) => needs?.includes("startUp"));
const startUpKinds = startUpTriggers.map(({ kind }) => kind);
/** The kinds that every start of the game writes, and how messages call them. */
const requiredTexts = new Map(
  startUpTriggers
    .filter(({ statement }) => statement !== undefined)
    .map(({ kind, form }) => [kind, form === undefined ? kind : `${kind} with ${form.field}`]),
);

/** Judges each start of the game when it is over: before a jump, a docking or the next start, and at the end of the session. */
function judgeLoads(
  judge: (load: GameStart, endedAt: JsonObject) => RuleVerdict | readonly RuleVerdict[] | undefined,
): NonNullable<Rule["start"]> {
  return (_, session) => {
    const judgeNow = (event: JsonObject) => (session.load === undefined ? undefined : judge(session.load, event));
    const judgeNext: OnEvent = (event, entry) => (session.beginsLoad(entry) ? judgeNow(event) : undefined);
    return {
      onEvent: {
        ...Object.fromEntries(startUpKinds.map((kind) => [kind, judgeNext])),
        FSDJump: judgeNow,
        Docked: judgeNow,
      },
      end: ({ last }) => {
        const [opening] = session.load?.events.values() ?? [];
        const lastMs = timeMsIn(last?.event);
        const sinceMs = timeMsIn(opening?.event);
        if (last === undefined || lastMs === undefined || sinceMs === undefined) return undefined;
        return lastMs < sinceMs + startUpMs ? "undecided" : judgeNow(last.event);
      },
    };
  };
}

/** The time in the name of a journal, as `2026-05-01T121000`, as the timestamp of an event. */
const toTimestamp = (stamp: string) => stamp.replace(/(\d\d)(\d\d)(\d\d)$/, "$1:$2:$3Z");

const missingIn = ({ events }: GameStart) => [...requiredTexts.keys()].find((kind) => !events.has(kind));

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
    "One of the two events, and a jump, a docking or the end of the session at least a minute later. An unreadable line may have been the other one.",
  passes: [...start, jump],
  fails: [{ event: Missions() }, jump],
  start: judgeLoads((load, endedAt) => {
    if (!load.isFirst) return undefined;
    const missing = missingIn(load);
    if (missing === undefined) return "holds";
    const [opening] = load.events.values();
    const lastedMs = (timeMsIn(endedAt) ?? 0) - (timeMsIn(opening?.event) ?? Number.POSITIVE_INFINITY);
    if (!load.isWhole || opening === undefined || lastedMs < startUpMs) return "undecided";
    return { expected: `${requiredTexts.get(missing)} at start-up`, received: "none", at: opening };
  }),
};

/** A session without a start-up. */
export const startupAbsent: Rule = {
  id: "startup-absent",
  group: "session",
  basis: { statements: ["6.6a", "6.7"] },
  severity: { spec: "warning" },
  title: "The session has neither Missions nor a summary of engineers.",
  why: "Readers take the active missions and the unlocked engineers from these two events.",
  restsOn:
    'Specification, Events (Missions "at startup", EngineerProgress "at startup the Engineers array is written")',
  evidence:
    "A journal from its first part, which begins within a minute of the time in its name, and at least ten lines over half an hour, all of them readable: any other may be an excerpt.",
  passes: [named, ...start, ...longPlay],
  fails: [named, ...longPlay],
  start: (_, session) => ({
    end: ({ first, last }) => {
      const firstMs = timeMsIn(first?.event);
      const lastMs = timeMsIn(last?.event);
      if (last === undefined || firstMs === undefined || lastMs === undefined || !session.hasNoStart) return undefined;
      const namedMs = parseTimestampMs(toTimestamp(parseJournalName(first?.position.file ?? "")?.stamp ?? ""));
      const isFromStart = namedMs !== undefined && Math.abs(firstMs - namedMs) <= startUpMs;
      if (!isFromStart || last.position.line < playLines || lastMs < firstMs + playMs) return "undecided";
      return { expected: [...requiredTexts.values()].join(" and "), received: "neither", at: last };
    },
  }),
};

/** What the game writes at its start only, at another time. */
export const notAtStartup: Rule = {
  id: "not-at-startup",
  group: "session",
  basis: { statements: ["6.6a", "6.7"] },
  severity: { spec: "error", live: "note" },
  title: "An event of the start-up was written at another time.",
  why: "Readers take it for a new start of the game and throw away what they know.",
  restsOn:
    'Specification, Events (Missions "at startup", EngineerProgress "at startup the Engineers array is written")',
  evidence:
    "A jump, a docking or a start-up before the event, and a jump, a docking or a minute after it, without the other event of a start-up between them; in spec also the same event twice in one second. In live a death explains Missions alone.",
  passes: [
    ...start,
    jump,
    { event: engineers({}, "2026-05-01T12:30:00Z") },
    { event: Missions(at("12:30:01")) },
    laterJump,
  ],
  fails: [...start, jump, { event: Missions(at("12:30:00")) }, laterJump],
  start: (dialect, session) => {
    const alone = judgeLoads((load) => {
      if (load.isFirst) return undefined;
      const missing = missingIn(load);
      if (missing === undefined) return "holds";
      if (!load.isWhole) return "undecided";
      const expected = `only at start-up, with ${requiredTexts.get(missing)}`;
      return [...load.events.values()]
        .filter(({ kind }) => requiredTexts.has(kind))
        .map((entry) => ({ expected, received: `${entry.kind} alone`, at: entry }));
    })(dialect, session);
    const judgeSecond: OnEvent = (event, entry) => {
      const { kind } = entry;
      const first = session.load?.events.get(kind)?.event;
      // No game starts twice in a second.
      if (dialect === "spec" && session.beginsLoad(entry) && first?.["timestamp"] === event["timestamp"]) {
        return { expected: "once at start-up", received: `a second ${kind} in the same second` };
      }
      return alone.onEvent?.[kind]?.(event, entry);
    };
    const seconds = Object.fromEntries([...requiredTexts.keys()].map((kind) => [kind, judgeSecond] as const));
    return { ...alone, onEvent: { ...alone.onEvent, ...seconds } };
  },
};

/** SquadronStartup away from a start-up. */
export const squadronStartup: Rule = {
  id: "squadron-startup",
  group: "session",
  basis: { game: "The specification leaves out when SquadronStartup is written." },
  severity: { spec: "warning", live: "note" },
  title: "SquadronStartup was written without a start-up around it.",
  why: "Readers take it for a new start of the game.",
  restsOn: "Measured on the real journals",
  evidence:
    "A jump, a docking or a start-up before the event, and a jump, a docking or a minute after it, with neither Missions nor a summary of engineers between them.",
  passes: [{ event: engineers() }, { event: SquadronStartup() }, { event: Missions() }, jump],
  fails: [...start, jump, { event: SquadronStartup(at("12:30:00")) }, laterJump],
  start: (dialect, session) => {
    const alone = judgeLoads((load) => {
      const written = load.events.get("SquadronStartup");
      if (written === undefined || load.isFirst) return undefined;
      if (load.events.size > 1) return "holds";
      return load.isWhole
        ? { expected: "only at start-up", received: "SquadronStartup alone", at: written }
        : "undecided";
    })(dialect, session);
    const judgeSecond: OnEvent = (_event, entry) =>
      session.load?.events.has("SquadronStartup") === true && !session.beginsLoad(entry)
        ? { expected: "once at start-up", received: "a second SquadronStartup" }
        : undefined;
    return { ...alone, onEvent: { ...alone.onEvent, SquadronStartup: judgeSecond } };
  },
};
