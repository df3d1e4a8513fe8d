import type {
  CargoTransfer,
  CompanionEntry,
  CompanionState,
  JournalEvent,
  ModuleInfo,
  StoredModules,
  Synthesis,
} from "@shipslog/contract";
import { appendBounded } from "./boundedLists.ts";

/** A module as ModulesInfo.json lists it; the live game omits Power for passive modules (D20). */
export type FittedModuleInfo = Omit<NonNullable<ModuleInfo["Modules"]>[number], "Power"> & { readonly Power?: number };

/** How many transfers and syntheses are kept. */
const maxListedMoves = 100;

/** The modules of the ship, stored modules, cargo transfers and syntheses. */
export interface ShipTopic {
  /** Fitted modules in the order of the game; undefined until the player opened the modules panel. */
  readonly modules: readonly FittedModuleInfo[] | undefined;
  /** The timestamp of ModulesInfo.json. */
  readonly modulesAt: string | undefined;
  /** The state of ModulesInfo.json at the last read; undefined before the first. */
  readonly file: CompanionState | undefined;
  /** Stored modules at the last visit to Outfitting; undefined before the first. */
  readonly stored: StoredModules | undefined;
  /** Cargo transfers between ship, carrier and SRV, oldest first. */
  readonly transfers: readonly CargoTransfer[];
  /** Syntheses, oldest first. */
  readonly syntheses: readonly Synthesis[];
}

/** The ship before the first line and the first read of ModulesInfo.json. */
export const unknownShip: ShipTopic = {
  modules: undefined,
  modulesAt: undefined,
  file: undefined,
  stored: undefined,
  transfers: [],
  syntheses: [],
};

/** Updates the ship from an event. */
export function foldShip(ship: ShipTopic, event: JournalEvent): ShipTopic {
  switch (event.event) {
    case "StoredModules":
      return { ...ship, stored: event };
    case "CargoTransfer":
      return { ...ship, transfers: appendBounded(ship.transfers, event, maxListedMoves) };
    case "Synthesis":
      return { ...ship, syntheses: appendBounded(ship.syntheses, event, maxListedMoves) };
    default:
      return ship;
  }
}

/** Updates the ship from ModulesInfo.json; an unreadable file keeps the last modules. */
export function foldModulesFile(
  ship: ShipTopic,
  event: JournalEvent | undefined,
  { state }: CompanionEntry,
): ShipTopic {
  if (event?.event !== "ModuleInfo" || event.Modules === undefined) return { ...ship, file: state };
  return { ...ship, modules: event.Modules, modulesAt: event.timestamp, file: state };
}
