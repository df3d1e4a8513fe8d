import type { Kind } from "@shipslog/contract";
import type { TransitionName } from "../session/Transition.ts";
import type { FramingName } from "./layouts.ts";

/** A line of the journal: one of the sixteen kinds, or one of the framing lines. */
export type LineName = FramingName | Kind;

/** Lines that come some seconds after what brings them about. */
export interface DelayedLines {
  readonly afterS: readonly [least: number, most: number];
  readonly lines: readonly LineName[];
}

const later = (least: number, most: number, ...lines: readonly LineName[]): DelayedLines => ({
  afterS: [least, most],
  lines,
});

/**
 * What each transition writes, in the order of real journals (format-facts 2, and the lines around each in 300 logs).
 * Kinds that are not named here follow at the end.
 */
export const lineOrder: Readonly<Partial<Record<TransitionName, readonly (LineName | DelayedLines)[]>>> = {
  load: [
    ...(["Commander", "Materials", "Rank", "Progress", "Reputation", "EngineerProgress", "LoadGame"] as const),
    later(3, 6, "Statistics"),
  ],
  enterWorld: [
    ...(["Location", "Powerplay", "SuitLoadout", "Backpack", "ShipLocker", "Missions", "Loadout"] as const),
    later(2, 2, "Cargo"),
  ],
  exit: ["Shutdown"],
  undock: ["Undocked"],
  requestDocking: ["DockingRequested", "DockingGranted"],
  countDown: ["StartJump"],
  engageSupercruise: ["SupercruiseEntry"],
  engageHyperdrive: ["StartJump", later(5, 8, "FSDTarget", "NavRouteClear")],
  plotRoute: ["NavRoute", "FSDTarget"],
  clearRoute: ["NavRouteClear"],
  dropAtPort: ["SupercruiseExit"],
  dropAtSignal: ["SupercruiseExit"],
  enterOrbitalCruise: ["ApproachBody"],
  leaveOrbit: ["LeaveBody"],
  glide: ["SupercruiseExit"],
  touchDown: ["Touchdown"],
  liftOff: ["Liftoff"],
  deploySrv: ["LaunchSRV"],
  dockSrv: ["DockSRV", "Loadout"],
  launchFighter: ["LaunchFighter"],
  dockFighter: ["DockFighter"],
  disembark: ["Disembark", "ShipLocker", later(2, 4, "SuitLoadout", "Backpack", "ShipLocker")],
  embark: ["Embark", "Loadout", "ShipLocker"],
  boardOther: ["Embark", "ShipLocker"],
  joinCrewRemotely: ["JoinACrew", "Location"],
  leaveCrew: ["QuitACrew", "Location", "Loadout"],
  scoopFuel: ["FuelScoop"],
  refuel: ["RefuelAll", "ReservoirReplenished"],
  replenishReservoir: ["ReservoirReplenished"],
};
