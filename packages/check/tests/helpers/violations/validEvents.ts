/** The smallest events that the document allows, for folders made by hand. */
import { DraftFolder, set, timeText, type AnyEvent } from "./DraftFolder.ts";
import { bit } from "./cleanFolders.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An event at a time given in seconds after noon. */
export interface Timed {
  readonly seconds: number;
  readonly event: string;
  readonly fields: Fields;
}

/** An event of a kind, some seconds after noon. */
const timed =
  (event: string, least: Fields) =>
  (seconds: number, fields: Fields = {}): Timed => ({ seconds, event, fields: { ...least, ...fields } });

/** The four systems of these folders, on one line, 4 light-years apart. */
const systems = ["Sol", "Alpha", "Beta", "Gamma"].map((StarSystem, index) => ({
  StarSystem,
  SystemAddress: StarSystem === "Sol" ? 10_477_373_803 : 5_000_000_000_001 + index,
  StarPos: [index * 4, 0, 0],
}));

/** A jump to the system with this number. */
export const jump = (seconds: number, to: number, fields: Fields = {}): Timed =>
  timed("FSDJump", {
    ...systems[to],
    SystemAllegiance: "",
    SystemEconomy: "$economy_None;",
    SystemSecondEconomy: "$economy_None;",
    SystemGovernment: "$government_None;",
    SystemSecurity: "$SYSTEM_SECURITY_low;",
    Population: 0,
    Body: systems[to]?.StarSystem,
    BodyID: 0,
    BodyType: "Star",
    JumpDist: 4,
    FuelUsed: 1,
    FuelLevel: 15,
  })(seconds, fields);

/** The other fourteen kinds of lines, each with what is required and no more. */
export const leastLines = {
  docked: timed("Docked", { StationName: "Galileo", StationType: "Coriolis", DistFromStarLS: 505.5 }),
  goals: timed("CommunityGoal", { CurrentGoals: [] }),
  summary: timed("EngineerProgress", { Engineers: [] }),
  progress: timed("EngineerProgress", { Engineer: "The Dweller", EngineerID: 300_180, Progress: "Known" }),
  missions: timed("Missions", { Active: [], Failed: [], Complete: [] }),
  stored: timed("StoredModules", { MarketID: 128, StationName: "Galileo", StarSystem: "Sol", Items: [] }),
  sale: timed("MultiSellExplorationData", {
    Discovered: [{ SystemName: "Alpha", NumBodies: 3 }],
    BaseValue: 2000,
    Bonus: 500,
    TotalEarnings: 2500,
  }),
  moved: timed("CargoTransfer", { Transfers: [{ Type: "gold", Count: 1, Direction: "toship" }] }),
  modules: timed("ModuleInfo", {}),
  route: timed("NavRoute", {}),
  synthesis: timed("Synthesis", { Name: "Repair Basic", Materials: [{ Name: "iron", Count: 2 }] }),
  squadron: timed("SquadronStartup", { SquadronName: "Amber Watch", CurrentRank: 1 }),
  loadout: timed("SuitLoadout", {
    SuitID: 1,
    SuitName: "flightsuit",
    SuitMods: [],
    LoadoutID: 2,
    LoadoutName: "Walk",
    Modules: [],
  }),
  suit: timed("UpgradeSuit", { Name: "utilitysuit_class2", SuitID: 7, Class: 3, Cost: 100 }),
  weapon: timed("UpgradeWeapon", { Name: "wpn_s_pistol", Class: 2, SuitModuleID: 9, Cost: 100 }),
};

/** A goal with its required fields. */
export const goal = (fields: Fields = {}): Fields => ({
  CGID: 1,
  Title: "Metals",
  SystemName: "Sol",
  MarketName: "Galileo",
  Expiry: "2026-06-01T12:00:00Z",
  IsComplete: false,
  CurrentTotal: 10,
  PlayerContribution: 0,
  NumContributors: 4,
  TopTier: { Name: "Tier 5", Bonus: "" },
  PlayerPercentileBand: 100,
  ...fields,
});

/** A mission with its required fields. */
export const mission = (fields: Fields = {}): Fields => ({
  MissionID: 1,
  Name: "Mission_Courier",
  PassengerMission: false,
  Expires: 90_000,
  ...fields,
});

/** A faction with its required fields. */
export const faction = (fields: Fields = {}): Fields => ({
  Name: "The Party",
  FactionState: "None",
  Government: "Democracy",
  Influence: 1,
  Allegiance: "Independent",
  Happiness: "$Faction_HappinessBand2;",
  MyReputation: 0,
  ...fields,
});

/** A stored module with its required fields. */
export const item = (fields: Fields = {}): Fields => ({
  Name: "$int_fuelscoop_name;",
  StorageSlot: 1,
  BuyPrice: 0,
  Hot: false,
  ...fields,
});

/** Status.json with these bits of Flags, these of Flags2, and other fields. */
export const status = (
  seconds: number,
  flags: readonly number[],
  flags2: readonly number[] = [],
  fields: Fields = {},
): Timed => ({
  seconds,
  event: "Status",
  fields: { Flags: bit(...flags), ...(flags2.length === 0 ? {} : { Flags2: bit(...flags2) }), ...fields },
});

/** ModulesInfo.json with one module. */
export const modulesFile = (seconds: number, fields: Fields = {}): Timed =>
  timed("ModuleInfo", { Modules: [{ Slot: "MainEngines", Item: "int_engine_size2_class1", Power: 2.5 }] })(
    seconds,
    fields,
  );

/** NavRoute.json from one system to another. */
export const routeFile = (seconds: number, from = 0, to = 1): Timed => ({
  seconds,
  event: "NavRoute",
  fields: { Route: [systems[from], systems[to]].map((system) => ({ ...system, StarClass: "G" })) },
});

/** A folder by hand: lines, and the files beside them. */
export interface ByHand {
  readonly lines?: readonly (Timed | "next part" | "next journal")[];
  readonly status?: Timed;
  readonly modules?: Timed;
  readonly route?: Timed;
}

const noonMs = Date.UTC(2026, 4, 1, 12);

function eventOf({ seconds, event, fields }: Timed): AnyEvent {
  return structuredClone({ timestamp: timeText(noonMs + seconds * 1000), event, ...fields });
}

/** Builds the folder. */
export function folderOf(name: string, { lines = [], ...files }: ByHand): DraftFolder {
  const folder = new DraftFolder(name, [], {});
  const made = { "Status.json": files.status, "ModulesInfo.json": files.modules, "NavRoute.json": files.route };
  for (const [file, event] of Object.entries(made)) {
    if (event !== undefined) set(folder.files, { [file]: eventOf(event) });
  }
  let session = "Journal.2026-05-01T120000";
  let part = 1;
  for (const [index, line] of lines.entries()) {
    if (line === "next part") part++;
    else if (line === "next journal") {
      const first = lines[index + 1];
      const at = typeof first === "object" ? eventOf(first).timestamp : "";
      session = `Journal.${at.slice(0, 19).replaceAll(":", "")}`;
      part = 1;
    } else folder.lines.push({ file: `${session}.${String(part).padStart(2, "0")}.log`, event: eventOf(line) });
  }
  return folder;
}
