import type { Kind } from "@shipslog/contract";
import type { TransitionName } from "../session/Transition.ts";
import type { FramingName } from "./layouts.ts";
import type { Scene } from "./scenes/Scene.ts";
import { scanOnArrival } from "./scenes/arrival.ts";
import { carrierLocated, carrierManaged, carrierOrdered } from "./scenes/carrier.ts";
import { fightBegun, fightEnded, shieldsLost } from "./scenes/combat.ts";
import { playerDied, playerResurrected, playerReturned, unlessBack } from "./scenes/death.ts";
import { collectMaterials, scoopCargo } from "./scenes/gathering.ts";
import { interdictionBegun, interdictionEscaped, interdictionSuffered } from "./scenes/interdiction.ts";
import { missionAbandoned, missionAccepted, missionEnded, missionRedirected } from "./scenes/missions.ts";
import { vouchersRedeemed, tankFilled, shipServiced } from "./scenes/money.ts";
import { identifyOrganism, sampleOrganism } from "./scenes/organics.ts";
import { mapPlanet, scanBodies } from "./scenes/scanners.ts";
import { approachSettlement } from "./scenes/settlements.ts";
import { noticeAtStart, noticeOnArrival, noticeOnEntry, noticeOnExit } from "./scenes/signals.ts";
import { skirmishFought, findsStowed } from "./scenes/skirmish.ts";
import { moduleFetched, outfittingOpened, moduleSold, moduleStored } from "./scenes/storage.ts";
import { goodsBought, marketOpened, goodsSold } from "./scenes/trade.ts";
import {
  portApproached,
  portReached,
  signalReached,
  channelEntered,
  dockingPermitted,
  zoneLeft,
  trafficMet,
  driveBoosted,
  friendSeen,
  heatNoticed,
} from "./scenes/travel.ts";
import { modulesImproved } from "./scenes/workshop.ts";

/** The name of a journal line: one of the sixteen kinds, or a framing line. */
export type LineName = FramingName | Kind;

/** A line in its place. */
export interface OrderedLine {
  readonly line: LineName;
  /** Whether the line leaves its lists to the file beside it. */
  readonly isBare?: boolean;
}

/** Lines written some seconds after their transition. */
export interface DelayedLines {
  readonly afterS: readonly [least: number, most: number];
  readonly lines: readonly OrderedLine[];
}

/** What a transition writes in one place: a line, lines that follow later, or a scene. */
export type OrderEntry = OrderedLine | DelayedLines | Scene;

const now = (...lines: readonly LineName[]): readonly OrderedLine[] => lines.map((line) => ({ line }));
const bare = (line: LineName): OrderedLine => ({ line, isBare: true });
const later = (least: number, most: number, ...lines: readonly LineName[]): DelayedLines => ({
  afterS: [least, most],
  lines: now(...lines),
});

/**
 * What follows an arrival and both ends of supercruise in the same second (1,231 of 1,231 real jumps, 757 of 757 exits, 2,983
 * of 2,986 entries).
 */
const moved: readonly LineName[] = ["Powerplay", "ShipLocker"];
const afterMove = now(...moved);

/**
 * The lines of each transition, in the order of real journals (F21). Kinds not listed here follow
 * at the end.
 */
export const lineOrder: Readonly<Partial<Record<TransitionName, readonly OrderEntry[]>>> = {
  load: [
    ...now("Commander", "Materials", "Rank", "Progress", "Reputation", "EngineerProgress", "LoadGame"),
    carrierLocated,
    later(3, 6, "Statistics"),
  ],
  enterWorld: [
    unlessBack(channelEntered),
    unlessBack(noticeAtStart),
    ...now("Location", "Powerplay", "SuitLoadout", "Backpack", "ShipLocker", "Missions"),
    playerReturned,
    ...now("Loadout"),
    later(2, 2, "Cargo"),
  ],
  die: [playerDied],
  resurrect: [playerResurrected],
  exit: now("Shutdown"),
  undock: [...now("Undocked"), zoneLeft],
  requestDocking: [...now("DockingRequested"), dockingPermitted, ...now("DockingGranted")],
  landOnPad: [...now("Docked"), vouchersRedeemed],
  countDown: now("StartJump"),
  engageSupercruise: [noticeOnEntry, ...now("SupercruiseEntry"), ...afterMove],
  engageHyperdrive: [...now("StartJump"), later(4, 5, "ShipLocker"), later(6, 8, "FSDTarget", "NavRouteClear")],
  arrive: [channelEntered, noticeOnArrival, ...now("FSDJump"), ...afterMove, scanOnArrival, trafficMet, friendSeen],
  plotRoute: now("NavRoute", "FSDTarget"),
  clearRoute: now("NavRouteClear"),
  // The drop is announced a second before the ship has left supercruise.
  dropAtPort: [portReached, noticeOnExit, later(1, 1, "SupercruiseExit", ...moved), portApproached],
  dropAtSignal: [signalReached, later(1, 1, "SupercruiseExit", ...moved)],
  enterOrbitalCruise: now("ApproachBody"),
  leaveOrbit: now("LeaveBody"),
  glide: [approachSettlement, later(2, 4, "SupercruiseExit", ...moved)],
  touchDown: now("Touchdown"),
  liftOff: now("Liftoff"),
  deploySrv: [...now("LaunchSRV"), later(2, 2, "ShipLocker")],
  dockSrv: [...now("DockSRV", "Loadout"), later(1, 3, "ShipLocker")],
  launchFighter: now("LaunchFighter"),
  dockFighter: now("DockFighter"),
  // The locker is bare when the player steps out and in, and whole with the suit (5,462 of 5,783 real lines).
  disembark: [...now("Disembark"), bare("ShipLocker"), later(2, 4, "SuitLoadout", "Backpack", "ShipLocker")],
  embark: [...now("Embark", "Loadout"), findsStowed, bare("ShipLocker")],
  boardOther: [...now("Embark"), bare("ShipLocker")],
  joinCrewRemotely: now("JoinACrew", "Location"),
  leaveCrew: now("QuitACrew", "Location", "Loadout"),
  synthesise: [...now("Synthesis"), bare("ShipLocker")],
  openScanner: [scanBodies],
  mapBody: [mapPlanet],
  inspectGround: [identifyOrganism],
  sampleGround: [sampleOrganism],
  gatherMaterials: [collectMaterials],
  collectCargo: [scoopCargo],
  scoopFuel: [heatNoticed, ...now("FuelScoop")],
  refuel: [tankFilled, ...now("ReservoirReplenished")],
  replenishReservoir: now("ReservoirReplenished"),
  beginFight: [fightBegun],
  loseShields: [shieldsLost],
  endFight: [fightEnded, heatNoticed],
  beInterdicted: [interdictionBegun],
  escapeInterdiction: [interdictionEscaped],
  submitToInterdiction: [interdictionSuffered],
  openMarket: [marketOpened],
  sellGoods: [goodsSold],
  buyGoods: [goodsBought],
  acceptMission: [missionAccepted],
  abandonMission: [missionAbandoned],
  completeMission: [missionRedirected],
  handInMission: [missionEnded],
  useServices: [shipServiced],
  openWorkshop: [modulesImproved],
  openOutfitting: [outfittingOpened, ...now("StoredModules")],
  storeModule: [moduleStored, ...now("StoredModules")],
  retrieveModule: [moduleSold, ...now("StoredModules")],
  transferModule: [moduleFetched, ...now("StoredModules")],
  rideJetCone: [driveBoosted],
  manageCarrier: [carrierManaged],
  orderCarrier: [carrierOrdered],
  moveCarrier: [carrierLocated],
  skirmish: [skirmishFought],
};
