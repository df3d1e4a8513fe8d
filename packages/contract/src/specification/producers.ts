import { companionKinds } from "../journal/companionTable.ts";

const simulator = "packages/simulator/src";

/** Exports of the simulator and the journal that produce something, by name, with their files. */
const exportFiles: Readonly<Record<string, string>> = {
  "simulator simulate": "packages/simulator/src/simulate.ts",
  "simulator startUp": "packages/simulator/src/activities/startUp.ts",
  "simulator buildStatus": "packages/simulator/src/status/buildStatus.ts",
  "simulator withText": "packages/simulator/src/text/withText.ts",
  "contract printTimestamp": "packages/contract/src/time/printTimestamp.ts",
  "simulator retrieveGoals": "packages/simulator/src/session/time.ts",
  "simulator powerplayOn": "packages/simulator/src/galaxy/society/powerplay.ts",
  "simulator thargoidWarOn": "packages/simulator/src/galaxy/society/thargoidWar.ts",
  "simulator statesOn": "packages/simulator/src/galaxy/society/factionStatesOn.ts",
  "simulator disputesOn": "packages/simulator/src/galaxy/society/conflicts.ts",
  "simulator drawServices": "packages/simulator/src/galaxy/stations/drawServices.ts",
  "simulator carrierPort": "packages/simulator/src/commander/FleetCarrier.ts",
  "simulator drawEngineers": "packages/simulator/src/commander/engineers.ts",
  "simulator expireMissions": "packages/simulator/src/commander/missions.ts",
  "simulator drawMission": "packages/simulator/src/commander/missions.ts",
  "simulator bandOf": "packages/simulator/src/commander/communityGoals.ts",
  "simulator tierOf": "packages/simulator/src/commander/communityGoals.ts",
  "simulator takePage": "packages/simulator/src/commander/explorationData.ts",
  "simulator storeModule": "packages/simulator/src/commander/moduleStorage.ts",
  "simulator altitudeM": "packages/simulator/src/status/altitude.ts",
  "simulator watchedTank": "packages/simulator/src/world/GameWorld.ts",
  "simulator positionOf": "packages/simulator/src/world/GameWorld.ts",
  "journal plan": "packages/journal/src/write/plan.ts",
  "journal JournalParts": "packages/journal/src/write/JournalParts.ts",
  "journal JournalWriter": "packages/journal/src/write/JournalWriter.ts",
  "journal CompanionContents": "packages/journal/src/write/CompanionContents.ts",
  "journal StatusSchedule": "packages/journal/src/write/status/StatusSchedule.ts",
  "journal isStatusChange": "packages/journal/src/write/status/statusChange.ts",
};

/** The files of the lines that share one with others of their subject. */
const lineFiles: Readonly<Record<string, string>> = {
  CargoTransfer: "cargo",
  CommunityGoal: "missions",
  EngineerProgress: "engineering",
  Missions: "missions",
  ModuleInfo: "outfitting",
  MultiSellExplorationData: "exploration",
  NavRoute: "travel",
  SquadronStartup: "social",
  StoredModules: "outfitting",
  SuitLoadout: "onFoot",
  Synthesis: "materials",
  UpgradeSuit: "onFoot",
  UpgradeWeapon: "onFoot",
};

/** Producers that tables of the simulator name: a row of its event table, a transition, an activity, a bit of Status. */
const tableFiles: Readonly<Record<string, (name: string) => string>> = {
  event: (kind) => `${simulator}/lines/${lineFiles[kind] ?? kind}.ts`,
  transition: () => `${simulator}/world/Transition.ts`,
  activity: () => `${simulator}/activities/activities.ts`,
  flag: () => `${simulator}/status/flags.ts`,
  flag2: () => `${simulator}/status/flags2.ts`,
};

/** The file of a producer, as `transition arrive` or `journal plan`; undefined for an unknown one. */
export function producerFile(producer: string): string | undefined {
  const [sort = "", name = ""] = producer.split(" ");
  return exportFiles[producer] ?? (Object.hasOwn(tableFiles, sort) ? tableFiles[sort]?.(name) : undefined);
}

/** What writes the content of a kind: its row of the event table, for Status the builder of Status.json. */
export function writerOf(kind: string): string {
  return kind === companionKinds["Status.json"] ? "simulator buildStatus" : `event ${kind}`;
}
