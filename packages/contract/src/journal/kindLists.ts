/** Kinds of events that say which system the ship is in, with its address and coordinates. */
export const arrivalKinds: readonly string[] = ["FSDJump", "Location", "CarrierJump"];

/**
 * Kinds of events after which the level of the main tank is unknown until the next reading: the ship may have been
 * refuelled, refitted or exchanged.
 */
export const tankKinds: readonly string[] = [
  "LoadGame",
  "Docked",
  "Undocked",
  "RefuelAll",
  "RefuelPartial",
  "ShipyardSwap",
  "ShipyardNew",
  "ShipyardBuy",
  "Embark",
  "Disembark",
  "Died",
  "Resurrect",
  "JoinACrew",
  "QuitACrew",
  "CrewMemberJoins",
  "Loadout",
  "ModuleSwap",
  "ModuleBuy",
  "ModuleSell",
  "ModuleStore",
  "ModuleRetrieve",
  "SelfDestruct",
  "LaunchSRV",
  "DockSRV",
  "BookTaxi",
  "RebootRepair",
  "LaunchFighter",
  "DockFighter",
  "CarrierJump",
  "Location",
  "VehicleSwitch",
  "LaunchDrone",
];
