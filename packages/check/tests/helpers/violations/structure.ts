/**
 * Required fields removed and fields of another type. The tables of the document, copied by hand and not from the contract: `!` marks
 * a required field, the letter its type (s string, i integer, n number, b boolean, a array, o object).
 */
import type { Kind } from "@shipslog/contract";
import type { DraftFolder, FileName } from "./DraftFolder.ts";
import { violation, type Break, type DocumentViolation } from "./DocumentViolation.ts";

interface Shape {
  readonly kind: Kind;
  /** The lists and objects that lead to it. */
  readonly path: readonly string[];
  readonly fields: string;
}

const shape = (kind: Kind, path: string, fields: string): Shape => ({
  kind,
  path: path === "" ? [] : path.split("."),
  fields,
});

const common = "timestamp:s! event:s!";

const shapes: readonly Shape[] = [
  shape(
    "FSDJump",
    "",
    `${common} Taxi:b Multicrew:b Wanted:b StarSystem:s! SystemAddress:i! StarPos:a! SystemAllegiance:s! SystemEconomy:s! SystemEconomy_Localised:s
    SystemSecondEconomy:s! SystemSecondEconomy_Localised:s SystemGovernment:s! SystemGovernment_Localised:s SystemSecurity:s!
    SystemSecurity_Localised:s Population:i! Body:s! BodyID:i! BodyType:s! JumpDist:n! FuelUsed:n! FuelLevel:n! Factions:a SystemFaction:o Powers:a
    ControllingPower:s PowerplayState:s PowerplayStateControlProgress:n PowerplayStateReinforcement:i PowerplayStateUndermining:i
    PowerplayConflictProgress:a Conflicts:a ThargoidWar:o BoostUsed:i`,
  ),
  shape("FSDJump", "SystemFaction", "Name:s! FactionState:s"),
  shape("FSDJump", "PowerplayConflictProgress", "Power:s! ConflictProgress:n!"),
  shape(
    "FSDJump",
    "Factions",
    `Name:s! FactionState:s! Government:s! Influence:n! Allegiance:s! Happiness:s! Happiness_Localised:s MyReputation:n! ActiveStates:a
    RecoveringStates:a PendingStates:a SquadronFaction:b HappiestSystem:b HomeSystem:b`,
  ),
  shape("FSDJump", "Factions.ActiveStates", "State:s!"),
  shape("FSDJump", "Factions.RecoveringStates", "State:s! Trend:i!"),
  shape("FSDJump", "Factions.PendingStates", "State:s! Trend:i!"),
  shape("FSDJump", "Conflicts", "WarType:s! Status:s! Faction1:o! Faction2:o!"),
  shape("FSDJump", "Conflicts.Faction1", "Name:s! Stake:s! Stake_Localised:s WonDays:i!"),
  shape("FSDJump", "Conflicts.Faction2", "Name:s! Stake:s! Stake_Localised:s WonDays:i!"),
  shape(
    "FSDJump",
    "ThargoidWar",
    "CurrentState:s! NextStateSuccess:s NextStateFailure:s SuccessStateReached:b! WarProgress:n RemainingPorts:i EstimatedRemainingTime:s",
  ),
  shape(
    "Status",
    "",
    `${common} Flags:i! Pips:a FireGroup:i Fuel:o GuiFocus:i Latitude:n Longitude:n Heading:i Altitude:i Flags2:i Cargo:n LegalState:s Balance:i
    Oxygen:n Health:n Temperature:n SelectedWeapon:s SelectedWeapon_Localised:s BodyName:s Destination:o PlanetRadius:n Gravity:n`,
  ),
  shape("Status", "Fuel", "FuelMain:n! FuelReservoir:n!"),
  shape("Status", "Destination", "System:i! Body:i! Name:s! Name_Localised:s"),
  shape(
    "Docked",
    "",
    `${common} StationName:s! StationName_Localised:s StationType:s! Taxi:b Multicrew:b StarSystem:s SystemAddress:i MarketID:i StationFaction:o
    StationGovernment:s StationGovernment_Localised:s StationServices:a StationEconomy:s StationEconomy_Localised:s StationEconomies:a
    DistFromStarLS:n! LandingPads:o Wanted:b ActiveFine:b StationAllegiance:s CockpitBreach:b StationState:s`,
  ),
  shape("Docked", "StationFaction", "Name:s! FactionState:s"),
  shape("Docked", "StationEconomies", "Name:s! Name_Localised:s Proportion:n!"),
  shape("Docked", "LandingPads", "Small:i! Medium:i! Large:i!"),
  shape("CommunityGoal", "", `${common} CurrentGoals:a!`),
  shape(
    "CommunityGoal",
    "CurrentGoals",
    `CGID:i! Title:s! SystemName:s! MarketName:s! Expiry:s! IsComplete:b! CurrentTotal:i! PlayerContribution:i! NumContributors:i! TopTier:o!
    TopRankSize:i PlayerInTopRank:b TierReached:s PlayerPercentileBand:i! Bonus:i`,
  ),
  shape("CommunityGoal", "CurrentGoals.TopTier", "Name:s! Bonus:s!"),
  shape("EngineerProgress", "", `${common} Engineers:a Engineer:s EngineerID:i Progress:s Rank:i RankProgress:i`),
  shape("EngineerProgress", "Engineers", "Engineer:s EngineerID:i Progress:s RankProgress:i Rank:i"),
  shape("Missions", "", `${common} Active:a! Failed:a! Complete:a!`),
  shape("Missions", "Active", "MissionID:i! Name:s! Name_Localised:s PassengerMission:b! Expires:i!"),
  shape("StoredModules", "", `${common} MarketID:i! StationName:s! StarSystem:s! Items:a!`),
  shape(
    "StoredModules",
    "Items",
    `Name:s! Name_Localised:s StorageSlot:i! StarSystem:s MarketID:i TransferCost:i TransferTime:i BuyPrice:i! Hot:b! EngineerModifications:s
    Level:i Quality:n InTransit:b`,
  ),
  shape("MultiSellExplorationData", "", `${common} Discovered:a! BaseValue:i! Bonus:i! TotalEarnings:i!`),
  shape("MultiSellExplorationData", "Discovered", "SystemName:s! SystemName_Localised:s NumBodies:i!"),
  shape("CargoTransfer", "", `${common} Transfers:a!`),
  shape("CargoTransfer", "Transfers", "Type:s! Type_Localised:s Count:i! Direction:s! MissionID:i"),
  shape("ModuleInfo", "", `${common} Modules:a`),
  shape("ModuleInfo", "Modules", "Slot:s! Item:s! Power:n! Priority:i"),
  shape("NavRoute", "", `${common} Route:a`),
  shape("NavRoute", "Route", "StarSystem:s! SystemAddress:i! StarPos:a! StarClass:s!"),
  shape("Synthesis", "", `${common} Name:s! Materials:a!`),
  shape("Synthesis", "Materials", "Name:s! Count:i! Name_Localised:s"),
  shape(
    "SquadronStartup",
    "",
    `${common} SquadronName:s! CurrentRank:i! CurrentRankName:s CurrentRankName_Localised:s SquadronID:i`,
  ),
  shape(
    "SuitLoadout",
    "",
    `${common} SuitID:i! SuitName:s! SuitName_Localised:s SuitMods:a! LoadoutID:i! LoadoutName:s! Modules:a!`,
  ),
  shape(
    "SuitLoadout",
    "Modules",
    "SlotName:s! SuitModuleID:i! ModuleName:s! ModuleName_Localised:s Class:i! WeaponMods:a!",
  ),
  shape("UpgradeSuit", "", `${common} Name:s! Name_Localised:s SuitID:i! Class:i! Cost:i! Resources:a`),
  shape("UpgradeSuit", "Resources", "Name:s! Name_Localised:s Count:i!"),
  shape("UpgradeWeapon", "", `${common} Name:s! Name_Localised:s Class:i! SuitModuleID:i! Cost:i! Resources:a`),
  shape("UpgradeWeapon", "Resources", "Name:s! Name_Localised:s Count:i!"),
];

/** A value of another type for each type. */
const anotherType: Readonly<Record<string, unknown>> = {
  s: 17,
  i: "17",
  n: "0.5",
  b: "true",
  a: "a list",
  o: "an object",
};

type Held = Record<string, unknown>;

const homes: Partial<Record<Kind, FileName>> = {
  Status: "Status.json",
  ModuleInfo: "ModulesInfo.json",
  NavRoute: "NavRoute.json",
};

/** The first object at a path that suits, from the last event of the kind on. */
function objectAt(folder: DraftFolder, { kind, path }: Shape, suits: (held: Held) => boolean): Held | undefined {
  const home = homes[kind];
  const file = home === undefined ? undefined : folder.files[home];
  const events = file === undefined ? folder.all(kind).toReversed() : [file];
  return events.flatMap((event) => path.reduce(step, [event as unknown as Held])).find(suits);
}

function step(objects: Held[], field: string): Held[] {
  return objects.flatMap((object) => {
    const held = object[field];
    if (held === undefined) return [];
    return (Array.isArray(held) ? held : [held]) as Held[];
  });
}

const removed =
  (at: Shape, field: string): Break =>
  (folder) => {
    const held = objectAt(folder, at, (object) => Object.hasOwn(object, field));
    return held !== undefined && Reflect.deleteProperty(held, field);
  };

const replaced =
  (at: Shape, field: string, value: unknown): Break =>
  (folder) => {
    const held = objectAt(folder, at, () => true);
    return held !== undefined && Reflect.set(held, field, value);
  };

/** The violations of one shape: each is many edits, and all of them must be found. */
function violationsOf(at: Shape): readonly DocumentViolation[] {
  const fields = at.fields.split(/\s+/).map((each) => {
    const [name = "", type = ""] = each.replace("!", "").split(":");
    return { name, type, isRequired: each.endsWith("!") };
  });
  const where = [at.kind, ...at.path].join(".");
  const required = fields.filter(({ isRequired }) => isRequired);
  const words = `2: the table of ${where}`;
  const integers = fields.filter(({ type }) => type === "i");
  return [
    violation(
      `fields of ${where}: each required field removed`,
      "flat",
      words,
      ...required.map(({ name }) => removed(at, name)),
    ),
    violation(
      `${where}: each field of another type`,
      "flat",
      words,
      ...fields.map(({ name, type }) => replaced(at, name, anotherType[type])),
    ),
    violation(
      `fields of ${where}: each field null`,
      "flat",
      words,
      ...fields.map(({ name }) => replaced(at, name, null)),
    ),
    violation(
      `${where}: each integer a fraction`,
      "flat",
      words,
      ...integers.map(({ name }) => replaced(at, name, 2.5)),
    ),
  ].filter(({ makes }) => makes.length > 0);
}

/** The violations of every table of fields. */
export const structureViolations = shapes.flatMap(violationsOf);
