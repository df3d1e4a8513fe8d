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

/** A module as ModulesInfo.json lists it; the live game leaves Power out for passive ones (format-facts D20). */
export type FittedModule = Omit<NonNullable<ModuleInfo["Modules"]>[number], "Power"> & { readonly Power?: number };

/** How many transfers and syntheses are kept. */
export const maxListedMoves = 100;

/** What the ship is made of and what was moved. */
export interface ShipState {
  /** Fitted modules in the order the game shows them; undefined until the player looked at them. */
  readonly modules: readonly FittedModule[] | undefined;
  readonly modulesAt: string | undefined;
  /** What ModulesInfo.json was when last looked at; undefined before the first look. */
  readonly file: CompanionState | undefined;
  /** Modules in storage, as of the last visit to Outfitting; undefined before it. */
  readonly stored: StoredModules | undefined;
  /** Cargo that was moved between ship, carrier and SRV, oldest first. */
  readonly transfers: readonly CargoTransfer[];
  /** What was synthesised, oldest first. */
  readonly syntheses: readonly Synthesis[];
}

/** Before any line and the first look at ModulesInfo.json. */
export const unknownShip: ShipState = {
  modules: undefined,
  modulesAt: undefined,
  file: undefined,
  stored: undefined,
  transfers: [],
  syntheses: [],
};

/** Forgets what belongs to a session; ModulesInfo.json is the folder's and stays. */
export function forgetMoves({ modules, modulesAt, file }: ShipState): ShipState {
  return { ...unknownShip, modules, modulesAt, file };
}

/** Takes note of a line about the ship. */
export function foldShip(ship: ShipState, event: JournalEvent): ShipState {
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

/** Takes note of ModulesInfo.json; one that cannot be read leaves what is known. */
export function foldModulesFile(
  ship: ShipState,
  event: JournalEvent | undefined,
  { state }: CompanionEntry,
): ShipState {
  if (event?.event !== "ModuleInfo" || event.Modules === undefined) return { ...ship, file: state };
  return { ...ship, modules: event.Modules, modulesAt: event.timestamp, file: state };
}
