import { Docked } from "../lines/Docked.ts";
import { FSDJump } from "../lines/FSDJump.ts";
import { Loadout } from "../lines/Loadout.ts";
import { CarrierJump, Location } from "../lines/Location.ts";
import { Statistics } from "../lines/Statistics.ts";
import { Cargo } from "../lines/cargo.ts";
import { JoinACrew, QuitACrew } from "../lines/crew.ts";
import { DockingGranted, DockingRequested, Undocked } from "../lines/docking.ts";
import { EngineerProgress } from "../lines/engineering.ts";
import { FuelScoop, ReservoirReplenished } from "../lines/fuel.ts";
import type { Line } from "../lines/line.ts";
import { Materials, Synthesis } from "../lines/materials.ts";
import { Missions } from "../lines/missions.ts";
import { Backpack, Disembark, DropshipDeploy, Embark, ShipLocker, SuitLoadout } from "../lines/onFoot.ts";
import { StoredModules } from "../lines/outfitting.ts";
import { ApproachBody, LeaveBody, Liftoff, Touchdown } from "../lines/planets.ts";
import { Powerplay } from "../lines/power.ts";
import { Progress, Rank, Reputation } from "../lines/ranks.ts";
import { Commander, LoadGame, Shutdown } from "../lines/startUp.ts";
import { FSDTarget, NavRoute, NavRouteClear, StartJump, SupercruiseEntry, SupercruiseExit } from "../lines/travel.ts";
import { DockSRV, LaunchSRV } from "../lines/vehicles.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { Transition, TransitionName } from "../world/Transition.ts";
import {
  barVisited,
  carrierChanged,
  carrierLocated,
  carrierManaged,
  carrierMarketVisited,
  carrierOrdered,
  orderCancelled,
} from "./carrier.ts";
import {
  fightBegun,
  fightEnded,
  interdictionBegun,
  interdictionEscaped,
  interdictionSuffered,
  shieldsLost,
} from "./combat.ts";
import { constructionSupplied, constructionVisited } from "./colony.ts";
import { wingLeft } from "./company.ts";
import { crewEnded, crewEntered } from "./crew.ts";
import { collisionFined, crimeCommitted, debtsPaid } from "./crimes.ts";
import { attackSuffered, damageSuffered, heatNoticed, shieldsRestored } from "./damage.ts";
import { playerDied, playerResurrected, playerReturned, unlessBack } from "./death.ts";
import {
  dockingPermitted,
  dockingRefused,
  portApproached,
  portReached,
  requestCancelled,
  zoneLeft,
} from "./docking.ts";
import { modulesImproved } from "./engineering.ts";
import { collectMaterials, scoopCargo } from "./materials.ts";
import {
  depotUsed,
  goalJoined,
  itemFound,
  missionAbandoned,
  missionAccepted,
  missionEnded,
  failureTold,
  missionRedirected,
  targetKilled,
} from "./missions.ts";
import { changeMusic, managementMusic, worldMusic } from "./music.ts";
import { findsStowed, playerFetched, skirmishFought, taxiBooked } from "./onFoot.ts";
import { identifyOrganism, sampleOrganism } from "./organics.ts";
import {
  fittedModuleSold,
  moduleBought,
  moduleFetched,
  moduleRetrieved,
  modulesStowed,
  modulesSwapped,
  moduleSold,
  moduleStored,
  outfittingOpened,
} from "./outfitting.ts";
import { after, bare, tell, type PlannedLine, type Scene } from "./plan.ts";
import { approachSettlement, settlementAtLoad } from "./planets.ts";
import { mapPlanet, scanBodies, scanFromCarrier, scanOnArrival, signalsAgain } from "./scans.ts";
import { salvageTaken, shipRepaired, shipServiced, tankFilled, vouchersRedeemed } from "./services.ts";
import { shipChanged, shipNamed, shipSold, shipTransferred, shipyardOpened } from "./shipyard.ts";
import { noticeAtStart, noticeOnArrival, noticeOnEntry, noticeOnExit } from "./signals.ts";
import { goodsBought, goodsSold, marketOpened } from "./trade.ts";
import { payPilot } from "./wages.ts";
import { channelEntered, driveBoosted, friendSeen, signalReached, trafficMet } from "./travel.ts";

import { fighterLaunched, fighterLost, fighterReturned, seatsChanged } from "./vehicles.ts";

/** Lines that a transition writes in one place: at once, or some seconds after it. */
interface OrderedLines {
  readonly lines: readonly Line[];
  readonly afterS?: readonly [least: number, most: number];
  /** Whether the lines leave their lists to the file beside them. */
  readonly isBare?: true;
}

/** The backpack of a player on foot. */
const backpackAboard: Scene = (input) => (input.world.state === "onFoot" ? [tell(Backpack, input)] : []);

/** The hired pilot is paid nothing for the ride of a carrier, in the ship of the player. */
const crewPaid: Scene = (input) => (input.world.state === "docked" ? after(1, ...payPilot(input, () => 0)) : []);

/** What a transition writes in one place: lines, or a scene. */
type OrderEntry = OrderedLines | Scene;

const now = (...lines: readonly Line[]): OrderedLines => ({ lines });
const bareLine = (line: Line): OrderedLines => ({ lines: [line], isBare: true });
const later = (least: number, most: number, ...lines: readonly Line[]): OrderedLines => ({
  lines,
  afterS: [least, most],
});

/**
 * What follows an arrival and both ends of supercruise in the same second (1,231 of 1,231 real jumps, 757 of 757 exits, 2,983
 * of 2,986 entries).
 */
const moved: readonly Line[] = [Powerplay, ShipLocker];

/**
 * The lines of each transition, in the order of real journals (F21). Kinds not listed here follow
 * at the end.
 */
const lineOrder: Readonly<Partial<Record<TransitionName, readonly OrderEntry[]>>> = {
  load: [
    now(Commander, Materials, Rank, Progress, Reputation, EngineerProgress, LoadGame),
    carrierLocated,
    settlementAtLoad,
    later(4, 6, Statistics),
  ],
  enterArena: [now(Commander, Rank, Progress, Reputation, EngineerProgress, LoadGame)],
  enterWorld: [
    unlessBack(channelEntered),
    unlessBack(noticeAtStart),
    now(Location, Powerplay),
    worldMusic,
    now(SuitLoadout, Backpack, ShipLocker, Missions),
    unlessBack(signalsAgain),
    playerReturned,
    now(Loadout),
    later(2, 2, Cargo),
  ],
  die: [playerDied],
  resurrect: [playerResurrected],
  quitToMenu: [crewEnded, wingLeft],
  exit: [now(Shutdown)],
  undock: [now(Undocked), zoneLeft],
  requestDocking: [now(DockingRequested), dockingPermitted, now(DockingGranted)],
  denyDocking: [dockingRefused],
  cancelDocking: [requestCancelled],
  landOnPad: [now(Docked), constructionVisited, vouchersRedeemed],
  countDown: [now(StartJump)],
  engageSupercruise: [noticeOnEntry, now(SupercruiseEntry), now(...moved)],
  engageHyperdrive: [now(StartJump), later(4, 5, ShipLocker), later(6, 8, FSDTarget, NavRouteClear)],
  arrive: [
    unlessThrownBack(channelEntered),
    unlessThrownBack(noticeOnArrival),
    now(FSDJump),
    now(...moved),
    unlessThrownBack(scanOnArrival),
    unlessThrownBack(trafficMet),
    friendSeen,
  ],
  plotRoute: [now(NavRoute, FSDTarget)],
  clearRoute: [now(NavRouteClear)],
  // The drop is announced a second before the ship has left supercruise.
  dropAtPort: [portReached, noticeOnExit, later(1, 1, SupercruiseExit, ...moved), portApproached],
  dropAtSignal: [signalReached, later(1, 1, SupercruiseExit, ...moved)],
  enterOrbitalCruise: [now(ApproachBody)],
  leaveOrbit: [now(LeaveBody)],
  glide: [approachSettlement, later(2, 4, SupercruiseExit, ...moved)],
  touchDown: [now(Touchdown)],
  liftOff: [now(Liftoff)],
  deploySrv: [now(LaunchSRV), later(2, 2, ShipLocker)],
  dockSrv: [now(DockSRV, Loadout), later(1, 3, ShipLocker)],
  launchFighter: [fighterLaunched],
  switchVehicle: [seatsChanged],
  loseFighter: [fighterLost],
  dockFighter: [fighterReturned],
  // The locker is bare when the player steps out and in, and whole with the suit (5,462 of 5,783 real lines).
  disembark: [now(Disembark, DropshipDeploy), bareLine(ShipLocker), later(2, 4, SuitLoadout, Backpack, ShipLocker)],
  embark: [now(Embark, Loadout), findsStowed, bareLine(ShipLocker)],
  bookTaxi: [taxiBooked],
  boardOther: [now(Embark), playerFetched, bareLine(ShipLocker)],
  joinCrewRemotely: [now(JoinACrew), crewEntered, now(Location)],
  leaveCrew: [now(QuitACrew, Location, Loadout)],
  joinGoal: [goalJoined],
  synthesise: [now(Synthesis), bareLine(ShipLocker)],
  openScanner: [scanBodies],
  mapBody: [mapPlanet],
  inspectGround: [identifyOrganism],
  sampleGround: [sampleOrganism],
  gatherMaterials: [collectMaterials],
  collectCargo: [scoopCargo],
  scoopFuel: [heatNoticed, now(FuelScoop)],
  refuel: [tankFilled, now(ReservoirReplenished)],
  replenishReservoir: [now(ReservoirReplenished)],
  beginFight: [fightBegun],
  loseShields: [shieldsLost],
  endFight: [fightEnded, heatNoticed],
  beAttacked: [attackSuffered],
  suffer: [damageSuffered],
  restoreShields: [shieldsRestored],
  noticeHeat: [heatNoticed],
  commitCrime: [crimeCommitted],
  speed: [collisionFined],
  beInterdicted: [interdictionBegun],
  escapeInterdiction: [interdictionEscaped],
  submitToInterdiction: [interdictionSuffered],
  openMarket: [marketOpened],
  sellGoods: [goodsSold],
  buyGoods: [goodsBought],
  acceptMission: [missionAccepted],
  abandonMission: [missionAbandoned],
  failMission: [failureTold],
  killTarget: [targetKilled],
  findItem: [itemFound],
  useDepot: [depotUsed],
  rescue: [salvageTaken],
  completeMission: [missionRedirected],
  handInMission: [missionEnded],
  useServices: [shipServiced],
  repairShip: [shipRepaired],
  payDebts: [debtsPaid],
  openWorkshop: [modulesImproved],
  openOutfitting: [outfittingOpened, now(StoredModules)],
  storeModule: [moduleStored, now(StoredModules)],
  retrieveModule: [moduleSold, now(StoredModules)],
  transferModule: [moduleFetched, now(StoredModules)],
  buyModule: [moduleBought],
  sellModule: [fittedModuleSold],
  stowModules: [modulesStowed, now(StoredModules)],
  fitStored: [moduleRetrieved, now(StoredModules)],
  swapModules: [modulesSwapped],
  leaveOutfitting: [now(Loadout)],
  openShipyard: [shipyardOpened],
  changeShip: [shipChanged, later(1, 2, ShipLocker, Loadout)],
  sellShip: [shipSold],
  transferShip: [shipTransferred],
  nameShip: [shipNamed],
  rideJetCone: [driveBoosted],
  manageCarrier: [managementMusic, carrierManaged],
  visitBar: [barVisited],
  orderCarrier: [carrierOrdered],
  cancelCarrier: [orderCancelled],
  moveCarrier: [carrierLocated],
  leaveWithCarrier: [now(ShipLocker)],
  arriveWithCarrier: [
    channelEntered,
    noticeOnArrival,
    now(CarrierJump, Powerplay, SuitLoadout),
    backpackAboard,
    now(ShipLocker),
    crewPaid,
    scanFromCarrier,
  ],
  changeCarrier: [carrierChanged],
  visitCarrierMarket: [carrierMarketVisited],
  supplyColony: [constructionSupplied],
  targetSystem: [now(FSDTarget)],
  skirmish: [skirmishFought],
};

/** Leaves out what the game tells about a new system, when Thargoids throw the ship back to the old one. */
function unlessThrownBack(scene: Scene): Scene {
  return (input) => (input.happened?.name === "arrive" && input.happened.data.isThrownBack ? [] : scene(input));
}

/** Plans the lines of a transition one by one, so that each sees what the lines before it have changed. */
export function* planLines(input: LiveInput, specified: readonly Line[]): Generator<PlannedLine, void, undefined> {
  for (const entry of orderOf(input.happened, specified)) {
    yield* typeof entry === "function" ? entry(input) : planEntry(entry, input, specified);
  }
  yield* changeMusic(input);
}

function planEntry({ lines, afterS, isBare }: OrderedLines, input: LiveInput, specified: readonly Line[]) {
  const told = lines
    .filter((line) => line.dialects.spec === undefined || specified.includes(line))
    .map((line) => (isBare === true ? bare(tell(line, input)) : tell(line, input)));
  return afterS === undefined ? told : after(input.chance.integer(...afterS), ...told);
}

/** Returns what a transition writes in order; specified lines without a place follow at the end. */
function orderOf(happened: Transition | undefined, specified: readonly Line[]): readonly OrderEntry[] {
  const named = (happened && lineOrder[happened.name]) ?? [];
  const isNamed = (line: Line): boolean =>
    named.some((entry) => typeof entry !== "function" && entry.lines.includes(line));
  const others = specified.filter((line) => !isNamed(line));
  return others.length === 0 ? named : [...named, now(...others)];
}
