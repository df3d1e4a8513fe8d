import type { Kind } from "@shipslog/contract";
import type { TransitionName } from "../session/Transition.ts";
import type { FramingName } from "./layouts.ts";

/** The name of a journal line: one of the sixteen kinds, or a framing line. */
export type LineName = FramingName | Kind;

/** Lines written some seconds after their transition. */
export interface DelayedLines {
  readonly afterS: readonly [least: number, most: number];
  readonly lines: readonly LineName[];
}

const later = (least: number, most: number, ...lines: readonly LineName[]): DelayedLines => ({
  afterS: [least, most],
  lines,
});

/**
 * The lines of each transition, in the order of real journals (format-facts 2, and 300 logs). Kinds not listed here follow
 * at the end.
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
