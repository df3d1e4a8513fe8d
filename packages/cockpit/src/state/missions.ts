import type { EventEntry, Missions } from "@shipslog/contract";
import type { MissionAccepted, MissionRedirected } from "@shipslog/contract/observed/events";
import { readNumber, readText, type UncheckedFields } from "./observed/fields.ts";
import { maxEventLength } from "./readEvent.ts";
import { putBounded } from "./boundedLists.ts";
import { timeMsOf } from "./timeMsOf.ts";

/** The three groups of Missions. */
const missionGroups = ["Active", "Failed", "Complete"] as const;

/** A mission with its group and the time it expires. */
export interface TrackedMission extends Omit<Missions["Active"][number], "Expires"> {
  readonly group: (typeof missionGroups)[number];
  /** When it expires, by the game's clock; undefined when unknown. */
  readonly expiresAtMs: number | undefined;
  /** Where it leads, from the line that accepted or redirected it. */
  readonly destination?: string | undefined;
  /** Whether the work is done and only the reward is missing: a MissionRedirected line said where to collect it. */
  readonly isDone?: boolean | undefined;
  /** Credits promised by the line that accepted it. */
  readonly reward?: number | undefined;
  /** The faction that gave it. */
  readonly faction?: string | undefined;
  /** The faction that it is against, and who or what is to be killed or found. */
  readonly targetFaction?: string | undefined;
  readonly target?: string | undefined;
  /** How many ships have to be destroyed. */
  readonly killCount?: number | undefined;
  /** How many of them lines have told since the mission was accepted; undefined when it was accepted before the first line read. */
  readonly kills?: number | undefined;
  /** What has to be brought, and how much of it. */
  readonly commodity?: string | undefined;
  readonly count?: number | undefined;
  readonly isWing?: boolean | undefined;
}

/** How many missions of each group are kept; the game allows about twenty. */
const maxMissionsPerGroup = 100;

/** Longer than any mission lasts. The colonisation mission writes a time since 1970 instead of a duration (D18). */
const maxDurationSeconds = 1_000_000_000;

/**
 * Converts the remaining seconds of missions to the times they expire, and keeps what earlier lines told about each: their end too, where the
 * line has 0, as of most missions that are done, unless it is over and the mission goes on.
 */
export function missionsOf(event: Missions, known: readonly TrackedMission[] = []): readonly TrackedMission[] {
  const writtenAtMs = timeMsOf(event.timestamp);
  return missionGroups.flatMap((group) =>
    event[group].slice(0, maxMissionsPerGroup).map(({ Expires, ...mission }) => {
      const told = known.find(({ MissionID }) => MissionID === mission.MissionID);
      const isOver = (told?.expiresAtMs ?? 0) < (writtenAtMs ?? 0);
      const end = endOf(Expires, writtenAtMs) ?? (isOver ? undefined : told?.expiresAtMs);
      return { ...told, ...mission, group, expiresAtMs: group === "Active" ? end : undefined };
    }),
  );
}

function endOf(seconds: number, writtenAtMs: number | undefined): number | undefined {
  if (seconds > maxDurationSeconds) return seconds * 1000;
  // 0 also means a mission that does not expire (D18).
  return writtenAtMs === undefined || seconds === 0 ? undefined : writtenAtMs + seconds * 1000;
}

/** The group a mission moves to, by kinds that only the live game writes. */
const outcomes: Readonly<Record<string, TrackedMission["group"] | "gone">> = {
  MissionCompleted: "Complete",
  MissionFailed: "Failed",
  MissionAbandoned: "gone",
};

/**
 * Updates missions from lines of the live game. The specification lists missions at start-up only; without these lines the
 * list stays as it was then.
 */
export function foldMissionsLive(
  missions: readonly TrackedMission[] | undefined,
  { kind, event, raw }: EventEntry,
): readonly TrackedMission[] | undefined {
  const { MissionID, Name, LocalisedName, Expiry, PassengerCount } = event;
  const isId = typeof MissionID === "number" || typeof MissionID === "bigint";
  if (!isId || typeof Name !== "string" || raw.length > maxEventLength) return missions;
  const isSame = (mission: TrackedMission) => mission.MissionID === MissionID;
  if (kind === "MissionAccepted") {
    const words = typeof LocalisedName === "string" ? { Name_Localised: LocalisedName } : {};
    const PassengerMission = PassengerCount !== undefined;
    const accepted = {
      MissionID,
      Name,
      ...words,
      PassengerMission,
      group: "Active",
      expiresAtMs: timeMsOf(Expiry),
      ...promiseOf(event),
    } as const;
    return putBounded(missions ?? [], accepted, isSame, maxMissionsPerGroup * missionGroups.length);
  }
  if (kind === "MissionRedirected") return redirect(missions, event, isSame);
  const outcome = Object.hasOwn(outcomes, kind) ? outcomes[kind] : undefined;
  const mission = missions?.find(isSame);
  if (missions === undefined || mission === undefined || outcome === undefined) return missions;
  if (outcome === "gone") return missions.filter((each) => each !== mission);
  return missions.with(missions.indexOf(mission), { ...mission, group: outcome, expiresAtMs: undefined });
}

function promiseOf(
  event: EventEntry["event"],
): Omit<TrackedMission, keyof Missions["Active"][number] | "group" | "expiresAtMs"> {
  const fields: UncheckedFields<MissionAccepted> = event;
  const { DestinationStation, DestinationSettlement, DestinationSystem } = fields;
  return {
    destination: placeOf(DestinationStation ?? DestinationSettlement, DestinationSystem),
    reward: readNumber(fields.Reward),
    faction: readText(fields.Faction),
    targetFaction: readText(fields.TargetFaction),
    target: readText(fields.TargetType_Localised) ?? readText(fields.Target_Localised) ?? readText(fields.Target),
    killCount: readNumber(fields.KillCount),
    kills: readNumber(fields.KillCount) === undefined ? undefined : 0,
    commodity: readText(fields.Commodity_Localised) ?? readText(fields.Commodity),
    count: readNumber(fields.Count),
    isWing: fields.Wing === true ? true : undefined,
  };
}

function redirect(
  missions: readonly TrackedMission[] | undefined,
  event: EventEntry["event"],
  isSame: (mission: TrackedMission) => boolean,
): readonly TrackedMission[] | undefined {
  const fields: UncheckedFields<MissionRedirected> = event;
  const destination = placeOf(fields.NewDestinationStation, fields.NewDestinationSystem);
  const done = missions?.find(isSame);
  if (missions === undefined || done === undefined) return missions;
  return correctKills(missions, done).map((each) => (isSame(each) ? { ...each, destination, isDone: true } : each));
}

function placeOf(...names: readonly Parameters<typeof readText>[0][]): string | undefined {
  const known = names.map(readText).filter((name) => name !== undefined && name !== "");
  return known.length === 0 ? undefined : known.join(", ");
}

/** Kinds that tell of a kill with the faction of the victim. */
const killKinds: ReadonlySet<string> = new Set(["Bounty", "FactionKillBond"]);

/**
 * Counts a kill: for each faction that gave missions against the faction of the victim, the oldest of them that is not done. On foot
 * only missions on foot count, and the other way round.
 */
export function foldKill(
  missions: readonly TrackedMission[] | undefined,
  { kind, event }: EventEntry,
  isOnFoot: boolean,
): readonly TrackedMission[] | undefined {
  const victim = readText(event["VictimFaction"]);
  if (missions === undefined || victim === undefined || !killKinds.has(kind)) return missions;
  const isPerson = isOnFoot || /suitai/i.test(readText(event["Target"]) ?? "");
  const open = currentAgainst(missions, victim, isPerson);
  return open.size === 0 ? missions : missions.map((each) => (open.has(each) ? killed(each, 1) : each));
}

/** The mission that the next kill counts for, of each faction that gave one. */
function currentAgainst(
  missions: readonly TrackedMission[],
  victim: string,
  isPerson: boolean,
): ReadonlySet<TrackedMission> {
  const givers = new Map<string | undefined, TrackedMission>();
  for (const mission of missions) {
    const { group, isDone, targetFaction, killCount = 0, kills = killCount, faction, Name } = mission;
    const isOpen = group === "Active" && isDone !== true && targetFaction === victim && kills < killCount;
    if (isOpen && !givers.has(faction) && /onfoot/i.test(Name) === isPerson) givers.set(faction, mission);
  }
  return new Set(givers.values());
}

function killed(mission: TrackedMission, by: number): TrackedMission {
  return { ...mission, kills: Math.min((mission.kills ?? 0) + by, mission.killCount ?? 0) };
}

/**
 * Corrects the kills of other missions when one is done: kills that no line told, such as those of a fighter or a wing, count for
 * the missions of the other factions too. One that counts since later has its share of them.
 */
function correctKills(missions: readonly TrackedMission[], done: TrackedMission): readonly TrackedMission[] {
  const { kills = Infinity, killCount = 0, targetFaction, faction, Name } = done;
  if (targetFaction === undefined || kills >= killCount) return missions;
  const open = currentAgainst(missions, targetFaction, /onfoot/i.test(Name));
  return missions.map((each) => {
    if (each === done) return { ...each, kills: killCount };
    if (!open.has(each) || each.faction === faction) return each;
    return killed(each, Math.round((killCount - kills) * Math.min(1, (each.kills ?? 0) / Math.max(1, kills))));
  });
}
