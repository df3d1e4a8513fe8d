import type { FlagName } from "./Flags.ts";
import type { Flag2Name } from "./Flags2.ts";

/** The name of a bit of Flags or Flags2; no name is in both tables. */
export type StatusBit = FlagName | Flag2Name;

/** States of which Status shows one at most: the bit of each, or several bits of one state, which may come together. */
export interface ExclusiveStates {
  /** The rule of the check that reports the row. */
  readonly rule: string;
  readonly states: readonly (StatusBit | readonly StatusBit[])[];
}

/** Bits that are set only while another is. */
export interface NeededBit {
  /** The rule of the check that reports the row. */
  readonly rule: string;
  readonly bits: readonly StatusBit[];
  readonly need: StatusBit;
}

/**
 * How the bits of Status go together: what a producer keeps and a check reports. The names of a vehicle, of a place on foot
 * and of a temperature say it themselves; the rows of status-flag-clash and status-flag-alone are knowledge about the game.
 */
export const statusRelations: readonly (ExclusiveStates | NeededBit)[] = [
  { rule: "status-vehicle", states: ["InMainShip", "InFighter", "InSRV", "OnFoot"] },
  {
    rule: "status-temperature",
    states: [
      ["Cold", "VeryCold"],
      ["Hot", "VeryHot"],
    ],
  },
  {
    rule: "status-foot-place",
    bits: ["OnFootInStation", "OnFootOnPlanet", "OnFootInHangar", "OnFootSocialSpace", "OnFootExterior"],
    need: "OnFoot",
  },
  // A ship is in one of these states; beside a player on foot it waits docked or landed.
  { rule: "status-flag-clash", states: ["Docked", "Landed", "Supercruise", "FsdJump", "GlideMode"] },
  // Only a ship has a frame shift drive and flies so fast.
  {
    rule: "status-flag-clash",
    states: [
      ["InFighter", "InSRV", "OnFoot"],
      ["Supercruise", "FsdJump", "GlideMode", "FsdCharging", "FsdCooldown"],
    ],
  },
  {
    rule: "status-flag-clash",
    states: [
      ["Docked", "Landed"],
      ["FsdCharging", "HardpointsDeployed"],
    ],
  },
  {
    rule: "status-flag-clash",
    states: [
      ["Supercruise", "FsdJump"],
      ["LandingGearDown", "HardpointsDeployed", "CargoScoopDeployed"],
    ],
  },
  { rule: "status-flag-clash", states: ["FsdCharging", "FsdCooldown"] },
  { rule: "status-flag-clash", states: ["SupercruiseOvercharge", "SupercruiseAssist"] },
  { rule: "status-flag-clash", states: ["OnFootInStation", "OnFootOnPlanet"] },
  { rule: "status-flag-clash", states: [["OnFootInHangar", "OnFootSocialSpace"], "OnFootExterior"] },
  // A passenger of a taxi is in no vehicle (reading passengers).
  { rule: "status-flag-clash", states: ["InTaxi", ["InMainShip", "InFighter", "InSRV"], "OnFoot"] },
  { rule: "status-flag-clash", states: ["InTaxi", "InMulticrew"] },
  { rule: "status-flag-clash", states: ["InMulticrew", "OnFoot"] },
  { rule: "status-flag-clash", states: ["TelepresenceMulticrew", "PhysicalMulticrew"] },
  {
    rule: "status-flag-alone",
    bits: ["SrvHandbrake", "SrvTurretView", "SrvTurretRetracted", "SrvDriveAssist", "SrvHighBeam"],
    need: "InSRV",
  },
  {
    rule: "status-flag-alone",
    bits: ["AimDownSight", "LowOxygen", "LowHealth", "Cold", "Hot", "VeryCold", "VeryHot", "BreathableAtmosphere"],
    need: "OnFoot",
  },
  { rule: "status-flag-alone", bits: ["VeryCold"], need: "Cold" },
  { rule: "status-flag-alone", bits: ["VeryHot"], need: "Hot" },
  { rule: "status-flag-alone", bits: ["InSRV", "GlideMode"], need: "HasLatLong" },
  {
    rule: "status-flag-alone",
    bits: ["ScoopingFuel", "BeingInterdicted", "SupercruiseOvercharge", "SupercruiseAssist"],
    need: "Supercruise",
  },
  { rule: "status-flag-alone", bits: ["FsdHyperdriveCharging"], need: "FsdCharging" },
];
