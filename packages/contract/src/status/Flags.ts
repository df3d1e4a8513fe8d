import { bitTable } from "./bits.ts";

/** The bits of Status.Flags; a bit's number is its place in the list. */
export const flagsTable = [
  { name: "Docked", meaning: "Docked (on a landing pad)" },
  { name: "Landed", meaning: "Landed (on planet surface)" },
  { name: "LandingGearDown", meaning: "Landing Gear Down" },
  { name: "ShieldsUp", meaning: "Shields Up" },
  { name: "Supercruise", meaning: "Supercruise" },
  { name: "FlightAssistOff", meaning: "FlightAssist Off" },
  { name: "HardpointsDeployed", meaning: "Hardpoints Deployed" },
  { name: "InWing", meaning: "In Wing" },
  { name: "LightsOn", meaning: "LightsOn" },
  { name: "CargoScoopDeployed", meaning: "Cargo Scoop Deployed" },
  { name: "SilentRunning", meaning: "Silent Running" },
  { name: "ScoopingFuel", meaning: "Scooping Fuel" },
  { name: "SrvHandbrake", meaning: "Srv Handbrake" },
  { name: "SrvTurretView", meaning: "Srv using Turret view" },
  { name: "SrvTurretRetracted", meaning: "Srv Turret retracted (close to ship)" },
  { name: "SrvDriveAssist", meaning: "Srv DriveAssist" },
  { name: "FsdMassLocked", meaning: "Fsd MassLocked" },
  { name: "FsdCharging", meaning: "Fsd Charging" },
  { name: "FsdCooldown", meaning: "Fsd Cooldown" },
  { name: "LowFuel", meaning: "Low Fuel (below 25%)" },
  { name: "OverHeating", meaning: "Over Heating (above 100%)" },
  { name: "HasLatLong", meaning: "Has Lat Long" },
  { name: "IsInDanger", meaning: "IsInDanger" },
  { name: "BeingInterdicted", meaning: "Being Interdicted" },
  { name: "InMainShip", meaning: "In MainShip" },
  { name: "InFighter", meaning: "In Fighter" },
  { name: "InSRV", meaning: "In SRV" },
  { name: "HudInAnalysisMode", meaning: "Hud in Analysis mode" },
  { name: "NightVision", meaning: "Night Vision" },
  { name: "AltitudeFromAverageRadius", meaning: "Altitude from Average radius" },
  { name: "FsdJump", meaning: "fsdJump" },
  { name: "SrvHighBeam", meaning: "srvHighBeam" },
] as const;

/** The name of a bit of Status.Flags. */
export type FlagName = (typeof flagsTable)[number]["name"];

/** Decodes Status.Flags to names and encodes names. */
export const Flags = bitTable<FlagName>(flagsTable);
