import { GuiFocus, type Flag2Name, type FlagName, type GuiFocusName, type Kind } from "@shipslog/contract";
import type { GameSetup, Step } from "@shipslog/simulator";

/** How something is obtained: the steps, and where the defaults do not suffice, a seed and a setup. */
export interface Obtaining {
  readonly script: readonly Step[];
  /** The seed of the test; 42 by default. */
  readonly seed?: number;
  readonly setup?: GameSetup;
}

/** Steps with the default seed and setup. */
export function by(...script: readonly Step[]): Obtaining {
  return { script };
}

/** Leaves to the menu and enters the world again, which writes what the game writes at a start. */
export const enterAgain: readonly Step[] = [{ do: "quit", to: "menu" }, { do: "start" }];

/** The step that writes each kind. */
export const obtainKinds: Readonly<Record<Kind, Obtaining>> = {
  FSDJump: by({ do: "jump" }),
  Status: by({ do: "wait", for: "10s" }),
  Docked: by({ do: "dock" }),
  CommunityGoal: by({ do: "joinGoal" }),
  EngineerProgress: by({ do: "visitEngineer" }),
  Missions: by({ do: "start" }),
  StoredModules: by({ do: "visitOutfitting" }),
  MultiSellExplorationData: by({ do: "sellExplorationData" }),
  CargoTransfer: by({ do: "transferCargo", to: "carrier" }),
  ModuleInfo: by({ do: "lookAtModules" }),
  NavRoute: by({ do: "plotRoute", jumps: 5 }),
  Synthesis: by({ do: "synthesise" }),
  SquadronStartup: by({ do: "start" }),
  SuitLoadout: by({ do: "disembark" }),
  UpgradeSuit: by({ do: "upgradeSuit" }),
  UpgradeWeapon: by({ do: "upgradeWeapon" }),
};

/** The step that shows each screen. */
export const obtainScreens = Object.fromEntries(
  GuiFocus.names.map((screen) => [
    screen,
    screen === "NoFocus" ? by({ do: "open", screen: "Codex" }, { do: "close" }) : by({ do: "open", screen }),
  ]),
) as Readonly<Record<GuiFocusName, Obtaining>>;

/** The step that sets each bit of Flags. */
export const obtainFlags: Readonly<Record<FlagName, Obtaining>> = {
  Docked: by({ do: "dock" }),
  Landed: by({ do: "land" }),
  LandingGearDown: by({ do: "switch", what: "landingGear" }),
  ShieldsUp: by({ do: "start" }),
  Supercruise: by({ do: "supercruise" }),
  FlightAssistOff: by({ do: "switch", what: "flightAssist", on: false }),
  HardpointsDeployed: by({ do: "switch", what: "hardpoints" }),
  InWing: by({ do: "switch", what: "wing" }),
  LightsOn: by({ do: "switch", what: "lights" }),
  CargoScoopDeployed: by({ do: "switch", what: "cargoScoop" }),
  SilentRunning: by({ do: "switch", what: "silentRunning" }),
  ScoopingFuel: by({ do: "scoopFuel" }),
  SrvHandbrake: by({ do: "switch", what: "handbrake" }),
  SrvTurretView: by({ do: "switch", what: "turret" }),
  SrvTurretRetracted: by({ do: "deploySrv" }),
  SrvDriveAssist: by({ do: "switch", what: "driveAssist" }),
  FsdMassLocked: by({ do: "dock" }),
  FsdCharging: by({ do: "jump" }),
  FsdCooldown: by({ do: "jump" }),
  LowFuel: by({ do: "runLowOnFuel" }),
  OverHeating: by({ do: "heat", percent: 130 }),
  HasLatLong: by({ do: "approach" }),
  IsInDanger: by({ do: "takeDamage" }),
  BeingInterdicted: by({ do: "beInterdicted" }),
  InMainShip: by({ do: "start" }),
  InFighter: by({ do: "launchFighter" }),
  InSRV: by({ do: "deploySrv" }),
  HudInAnalysisMode: by({ do: "switch", what: "analysisMode" }),
  NightVision: by({ do: "switch", what: "nightVision" }),
  AltitudeFromAverageRadius: by({ do: "approach" }),
  FsdJump: by({ do: "jump" }),
  SrvHighBeam: by({ do: "switch", what: "highBeam" }),
};

const outside = (climate: "cold" | "hot" | "veryCold" | "veryHot"): Obtaining =>
  by({ do: "land", climate }, { do: "disembark" });

/** The step that sets each bit of Flags2. */
export const obtainFlags2: Readonly<Record<Flag2Name, Obtaining>> = {
  OnFoot: by({ do: "disembark" }),
  InTaxi: by({ do: "takeTaxi" }),
  InMulticrew: by({ do: "joinCrew" }),
  OnFootInStation: by({ do: "disembark", in: "port" }),
  OnFootOnPlanet: by({ do: "disembark", in: "planet" }),
  AimDownSight: by({ do: "drawWeapon", aim: true }),
  LowOxygen: by({ do: "runLowOnOxygen" }),
  LowHealth: by({ do: "takeDamage", to: "health" }),
  Cold: outside("cold"),
  Hot: outside("hot"),
  VeryCold: outside("veryCold"),
  VeryHot: outside("veryHot"),
  GlideMode: by({ do: "approach" }),
  OnFootInHangar: by({ do: "walk", to: "hangar" }),
  OnFootSocialSpace: by({ do: "walk", to: "socialSpace" }),
  OnFootExterior: by({ do: "walk", to: "outside" }),
  BreathableAtmosphere: by({ do: "disembark", in: "port" }),
  TelepresenceMulticrew: by({ do: "joinCrew", by: "telepresence" }),
  PhysicalMulticrew: by({ do: "joinCrew", by: "boarding" }),
  FsdHyperdriveCharging: by({ do: "jump" }),
  SupercruiseOvercharge: by({ do: "supercruise", with: "overcharge" }),
  SupercruiseAssist: by({ do: "supercruise", with: "assist" }),
  NpcCrewActive: by({ do: "switch", what: "crew" }),
};
