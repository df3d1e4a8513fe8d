import type { FramingName } from "../layouts.ts";
import type { Framing } from "../Scene.ts";
import { Cargo } from "./cargo.ts";
import { JoinACrew, QuitACrew } from "./crew.ts";
import { DockingGranted, DockingRequested, Undocked } from "./docking.ts";
import { FuelScoop, RefuelAll, ReservoirReplenished } from "./fuel.ts";
import { Liftoff, Touchdown } from "./landing.ts";
import { Loadout } from "./Loadout.ts";
import { Location } from "./Location.ts";
import { Music } from "./Music.ts";
import { Commander, Fileheader, LoadGame, Materials, Powerplay, Progress, Rank, Reputation } from "./startUp.ts";
import { Statistics } from "./Statistics.ts";
import { Backpack, Disembark, Embark, ShipLocker } from "./steps.ts";
import {
  ApproachBody,
  FSDTarget,
  LeaveBody,
  NavRouteClear,
  StartJump,
  SupercruiseEntry,
  SupercruiseExit,
} from "./travel.ts";
import { DockFighter, DockSRV, LaunchFighter, LaunchSRV } from "./vehicles.ts";

/** How each framing line is read off the scene. */
export const framings: Readonly<Record<FramingName, Framing>> = {
  Fileheader,
  Commander,
  Materials,
  Rank,
  Progress,
  Reputation,
  LoadGame,
  Statistics,
  Location,
  Powerplay,
  Backpack,
  ShipLocker,
  Loadout,
  Cargo,
  StartJump,
  FSDTarget,
  NavRouteClear,
  SupercruiseEntry,
  SupercruiseExit,
  ApproachBody,
  LeaveBody,
  DockingRequested,
  DockingGranted,
  Undocked,
  Disembark,
  Embark,
  Touchdown,
  Liftoff,
  LaunchSRV,
  DockSRV,
  LaunchFighter,
  DockFighter,
  JoinACrew,
  QuitACrew,
  FuelScoop,
  RefuelAll,
  ReservoirReplenished,
  Music,
  Shutdown: () => ({}),
};
