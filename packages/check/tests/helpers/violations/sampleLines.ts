/** One event of each kind to put where it must not be: a copy of the session's own, or one written by hand. */
import type { EventOf, Kind } from "@shipslog/contract";
import type { DraftFolder } from "./DraftFolder.ts";

const at = { timestamp: "2026-05-01T00:00:00Z" };

const byHand = {
  Synthesis: { ...at, event: "Synthesis", Name: "Repair Basic", Materials: [{ Name: "iron", Count: 2 }] },
  SquadronStartup: { ...at, event: "SquadronStartup", SquadronName: "Amber Watch", CurrentRank: 1 },
  SuitLoadout: {
    ...at,
    event: "SuitLoadout",
    SuitID: 1_700_000_000_000_001,
    SuitName: "flightsuit",
    SuitMods: [],
    LoadoutID: 4_293_000_000,
    LoadoutName: "Walk",
    Modules: [],
  },
  UpgradeSuit: {
    ...at,
    event: "UpgradeSuit",
    Name: "utilitysuit_class2",
    SuitID: 1_700_000_000_000_002,
    Class: 3,
    Cost: 1,
  },
  UpgradeWeapon: {
    ...at,
    event: "UpgradeWeapon",
    Name: "wpn_s_pistol_kinetic_sauto",
    Class: 2,
    SuitModuleID: 1_700_000_000_000_003,
    Cost: 1,
  },
  StoredModules: { ...at, event: "StoredModules", MarketID: 1, StationName: "Abel", StarSystem: "Sol", Items: [] },
  MultiSellExplorationData: {
    ...at,
    event: "MultiSellExplorationData",
    Discovered: [{ SystemName: "Sol", NumBodies: 3 }],
    BaseValue: 2000,
    Bonus: 0,
    TotalEarnings: 2000,
  },
  Missions: { ...at, event: "Missions", Active: [], Failed: [], Complete: [] },
  ModuleInfo: { ...at, event: "ModuleInfo" },
  NavRoute: { ...at, event: "NavRoute" },
  CargoTransfer: { ...at, event: "CargoTransfer", Transfers: [{ Type: "gold", Count: 1, Direction: "tocarrier" }] },
} as const;

/** The kinds of which there is an event by hand. */
export type SampleKind = keyof typeof byHand;

/** The session's last event of a kind, or the one by hand, as a copy. */
export function sampleLine<Name extends SampleKind>(folder: DraftFolder, kind: Name): EventOf<Name> {
  return structuredClone(folder.last(kind as Kind) ?? byHand[kind]) as unknown as EventOf<Name>;
}

/** A transfer of one tonne in a direction. */
export function transfer(Direction: "toship" | "tocarrier" | "tosrv"): EventOf<"CargoTransfer"> {
  return { ...at, event: "CargoTransfer", Transfers: [{ Type: "gold", Count: 1, Direction }] };
}

/** The session's summary of engineers. */
export const engineerSummaryOf = (folder: DraftFolder): EventOf<"EngineerProgress"> | undefined =>
  structuredClone(folder.all("EngineerProgress").find(({ Engineers }) => Engineers !== undefined));
