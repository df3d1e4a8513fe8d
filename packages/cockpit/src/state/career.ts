import type {
  CommunityGoal,
  EngineerProgress,
  JournalEvent,
  MultiSellExplorationData,
  SquadronStartup,
  SuitLoadout,
  UpgradeSuit,
  UpgradeWeapon,
} from "@shipslog/contract";
import { appendBounded, putBounded } from "./boundedLists.ts";
import { missionsOf, type TrackedMission } from "./missions.ts";

/** What is known about one engineer; each field may be missing. */
export type Engineer = NonNullable<EngineerProgress["Engineers"]>[number];

/** How many engineers, loadouts, upgrades and sales are kept. */
const maxListLength = 100;

/** The career of the player: missions, engineers, squadron, gear, goals, sales. */
export interface CareerTopic {
  /** Missions from the last start-up and the changes since; undefined before the first. */
  readonly missions: readonly TrackedMission[] | undefined;
  /** When the missions last changed. */
  readonly missionsAt: string | undefined;
  /** Engineers from the last start-up and the updates since; undefined before both. */
  readonly engineers: readonly Engineer[] | undefined;
  /** When the engineers last changed. */
  readonly engineersAt: string | undefined;
  /** Undefined until a line names a squadron. */
  readonly squadron: SquadronStartup | undefined;
  /** The loadout worn last; undefined until the player was on foot. */
  readonly loadout: SuitLoadout | undefined;
  /** The latest version of each loadout, by LoadoutID. */
  readonly loadouts: readonly SuitLoadout[];
  /** Upgrades of suits and weapons, oldest first. */
  readonly upgrades: readonly (UpgradeSuit | UpgradeWeapon)[];
  /** The community goals the player signed up for; undefined before the first CommunityGoal line. */
  readonly goals: CommunityGoal | undefined;
  /** Sales of exploration data, oldest first. */
  readonly sales: readonly MultiSellExplorationData[];
}

/** The career before the first line about it. */
export const unknownCareer: CareerTopic = {
  missions: undefined,
  missionsAt: undefined,
  engineers: undefined,
  engineersAt: undefined,
  squadron: undefined,
  loadout: undefined,
  loadouts: [],
  upgrades: [],
  goals: undefined,
  sales: [],
};

/** Updates the career from an event. */
export function foldCareer(career: CareerTopic, event: JournalEvent): CareerTopic {
  switch (event.event) {
    case "Missions":
      return { ...career, missions: missionsOf(event, career.missions), missionsAt: event.timestamp };
    case "EngineerProgress":
      return { ...career, engineers: foldEngineers(career.engineers, event), engineersAt: event.timestamp };
    case "SquadronStartup":
      return { ...career, squadron: event };
    case "SuitLoadout":
      return { ...career, loadout: event, loadouts: foldLoadouts(career.loadouts, event) };
    case "UpgradeSuit":
    case "UpgradeWeapon":
      return { ...career, upgrades: appendBounded(career.upgrades, event, maxListLength) };
    case "CommunityGoal":
      return { ...career, goals: event };
    case "MultiSellExplorationData":
      return { ...career, sales: appendBounded(career.sales, event, maxListLength) };
    default:
      return career;
  }
}

function foldEngineers(known: readonly Engineer[] | undefined, event: EngineerProgress): readonly Engineer[] {
  const { Engineers, timestamp: _at, event: _kind, ...update } = event;
  if (Engineers !== undefined) return Engineers.slice(0, maxListLength);
  const isSame = (other: Engineer) =>
    update.EngineerID === undefined ? other.Engineer === update.Engineer : other.EngineerID === update.EngineerID;
  const before = known?.find(isSame);
  return putBounded(known ?? [], { ...before, ...update }, isSame, maxListLength);
}

function foldLoadouts(known: readonly SuitLoadout[], event: SuitLoadout): readonly SuitLoadout[] {
  return putBounded(known, event, ({ LoadoutID }) => LoadoutID === event.LoadoutID, maxListLength);
}
