import type { GuiFocusName } from "@shipslog/contract";
import type { AccessGain, EngineerAccess } from "../commander/engineers.ts";
import type { SystemSurvey } from "../commander/explorationData.ts";
import type { GatheredMaterial } from "../commander/materials.ts";
import type { AcceptedMission } from "../commander/missions.ts";
import type { StoredModule, TransferPrice } from "../commander/moduleStorage.ts";
import type { Recipe } from "../commander/recipes.ts";
import type { Suit, Weapon } from "../commander/suitsAndWeapons.ts";
import type { UpgradePrice } from "../commander/upgrades.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { CargoItem } from "../ship/SimulatedShip.ts";
import type { JumpFuel } from "../ship/fuel.ts";
import type { DisplayedModule } from "../ship/modulesPanel.ts";
import { worldStates, type GameState } from "./gameStates.ts";

/** Goods moved from one hold to another. */
export interface Transfer extends Pick<CargoItem, "type" | "name" | "missionId"> {
  readonly count: number;
  readonly direction: "toship" | "tocarrier" | "tosrv";
}

/** Goods bought or sold at once: tonnes, and what is paid for all of them in dialect `spec`. */
export interface TradedGoods extends Pick<CargoItem, "type" | "name"> {
  readonly count: number;
  readonly totalCr: number;
}

/** The data of each transition, from which events are built. */
export interface TransitionData {
  load: null;
  joinSquadron: { readonly isMember: boolean };
  enterWorld: { readonly isOnFoot: boolean };
  quitToMenu: null;
  /** Only in dialect `live` the player can die, and comes back in a new ship or in the one that waited. */
  die: null;
  resurrect: { readonly option: "rebuy" | "rejoin" };
  exit: null;
  undock: { readonly marketId: number };
  requestDocking: { readonly marketId: number };
  landOnPad: { readonly marketId: number };
  /** The drive is charged and counts down to supercruise. */
  countDown: null;
  engageSupercruise: null;
  engageHyperdrive: { readonly address: number };
  arrive: { readonly from: StarSystem; readonly to: StarSystem; readonly distanceLy: number; readonly fuel: JumpFuel };
  dropAtPort: { readonly marketId: number };
  dropAtSignal: null;
  enterOrbitalCruise: { readonly body: number };
  leaveOrbit: null;
  glide: null;
  endGlide: null;
  touchDown: { readonly body: number };
  liftOff: null;
  deploySrv: null;
  dockSrv: null;
  launchFighter: null;
  dockFighter: null;
  disembark: { readonly from: GameState };
  embark: { readonly into: GameState };
  boardOther: { readonly whose: "taxi" | "host" };
  joinCrewRemotely: null;
  leaveCrew: null;
  plotRoute: { readonly stars: readonly StarSystem[] };
  clearRoute: null;
  /** What the panel shows, and whether it differs from the last ModulesInfo.json. */
  lookAtModules: { readonly panel: readonly DisplayedModule[]; readonly hasChanged: boolean };
  synthesise: { readonly recipe: Recipe };
  openOutfitting: { readonly isFirstVisit: boolean; readonly hasChanged: boolean };
  storeModule: { readonly slot: number; readonly stored: StoredModule };
  retrieveModule: { readonly slot: number; readonly stored: StoredModule };
  transferModule: { readonly slot: number; readonly stored: StoredModule; readonly price: TransferPrice };
  sellPage: { readonly page: readonly SystemSurvey[]; readonly number: number; readonly lastText: string };
  moveCargo: { readonly transfers: readonly Transfer[] };
  /** The text represents the whole answer of the server, so that two answers can be compared. */
  retrieveGoals: { readonly text: string; readonly hasChanged: boolean };
  /** The player is in a workshop for a time. */
  openWorkshop: { readonly forMs: number };
  gainAccess: { readonly access: Readonly<EngineerAccess>; readonly gain: AccessGain };
  upgradeSuit: { readonly suit: Suit; readonly oldSymbol: string; readonly price: UpgradePrice };
  upgradeWeapon: { readonly weapon: Weapon; readonly price: UpgradePrice };
  /** The player looks at what the bar of a fleet carrier buys and sells. */
  visitBar: null;
  /** The player opens the full spectrum scanner, or maps a body with probes, for a time. */
  openScanner: { readonly forMs: number };
  mapBody: { readonly forMs: number };
  /** The player flies over the ground, or takes a sample of it on foot. */
  inspectGround: null;
  sampleGround: null;
  gatherMaterials: { readonly gathered: readonly GatheredMaterial[] };
  collectCargo: { readonly item: Readonly<CargoItem> };
  scoopFuel: { readonly amountT: number };
  refuel: { readonly amountT: number };
  replenishReservoir: { readonly fuelMainT: number };
  /** The ship, or its fighter, fights for a number of seconds; a fatal fight ends with the loss of the ship. */
  beginFight: { readonly seconds: number; readonly isFatal: boolean };
  loseShields: { readonly isCockpitBreached: boolean };
  /** The fight is over: what it earned in dialect `spec`, and whether a stray hit made the player wanted. */
  endFight: { readonly rewardCr: number; readonly isWantedNow: boolean };
  beInterdicted: { readonly seconds: number };
  escapeInterdiction: null;
  submitToInterdiction: null;
  openMarket: null;
  sellGoods: TradedGoods;
  buyGoods: TradedGoods;
  /** A mission was accepted, with the goods it adds to the hold. */
  acceptMission: { readonly mission: Readonly<AcceptedMission>; readonly goods: CargoItem | undefined };
  abandonMission: { readonly mission: Readonly<AcceptedMission> };
  completeMission: { readonly mission: Readonly<AcceptedMission> };
  /** A mission was handed in, with its goods and what it earned in dialect `spec`. */
  handInMission: {
    readonly mission: Readonly<AcceptedMission>;
    readonly goods: CargoItem | undefined;
    readonly rewardCr: number;
  };
  /** The port repairs and rearms the ship and takes fines, from which systems. */
  useServices: { readonly finedIn: readonly number[] };
  rideJetCone: { readonly factor: number };
  manageCarrier: null;
  /** The carrier jumps to the current system after a time. */
  orderCarrier: { readonly forMs: number };
  moveCarrier: null;
  /** The player fights on foot for a number of seconds, perhaps until death. */
  skirmish: { readonly seconds: number; readonly isFatal: boolean };
  lookAtScreen: { readonly screen: GuiFocusName };
  leaveScreen: null;
}

/** What happened: a verb such as `undock` or `arrive`. */
export type TransitionName = keyof TransitionData;

/** A transition of the session, from one state to another or within one, with its data. */
export type Transition = { [Name in TransitionName]: TransitionOf<Name> }[TransitionName];

/** A transition with a given name. */
export interface TransitionOf<Name extends TransitionName> {
  readonly timeMs: number;
  readonly name: Name;
  readonly from: GameState;
  readonly to: GameState;
  readonly data: TransitionData[Name];
}

interface Rule {
  readonly from: readonly GameState[];
  /** The next state; undefined when the state stays, `any` when the caller chooses. */
  readonly to?: GameState | "any";
}

const inShip: readonly GameState[] = [
  "docked",
  "normalSpace",
  "supercruise",
  "orbitalCruise",
  "planetFlight",
  "landed",
];

/** The states in which each transition is allowed, and the state it leads to. */
export const transitionRules: Readonly<Record<TransitionName, Rule>> = {
  load: { from: ["mainMenu"], to: "startUp" },
  joinSquadron: { from: ["startUp"] },
  enterWorld: { from: ["startUp"], to: "any" },
  quitToMenu: { from: worldStates, to: "mainMenu" },
  die: { from: ["normalSpace", "onFoot"], to: "mainMenu" },
  resurrect: { from: ["mainMenu"], to: "startUp" },
  exit: { from: ["mainMenu"], to: "ended" },
  undock: { from: ["docked"], to: "any" },
  requestDocking: { from: ["normalSpace", "planetFlight"] },
  landOnPad: { from: ["normalSpace", "planetFlight"], to: "docked" },
  countDown: { from: ["normalSpace", "planetFlight"] },
  engageSupercruise: { from: ["normalSpace", "planetFlight"], to: "any" },
  engageHyperdrive: { from: ["supercruise", "normalSpace"], to: "hyperspace" },
  arrive: { from: ["hyperspace"], to: "supercruise" },
  dropAtPort: { from: ["supercruise"], to: "normalSpace" },
  dropAtSignal: { from: ["supercruise"], to: "normalSpace" },
  enterOrbitalCruise: { from: ["supercruise"], to: "orbitalCruise" },
  leaveOrbit: { from: ["orbitalCruise"], to: "supercruise" },
  glide: { from: ["orbitalCruise"], to: "glide" },
  endGlide: { from: ["glide"], to: "planetFlight" },
  touchDown: { from: ["planetFlight"], to: "landed" },
  liftOff: { from: ["landed"], to: "planetFlight" },
  deploySrv: { from: ["landed"], to: "srv" },
  dockSrv: { from: ["srv"], to: "landed" },
  launchFighter: { from: ["normalSpace"], to: "fighter" },
  dockFighter: { from: ["fighter"], to: "normalSpace" },
  disembark: { from: ["docked", "landed"], to: "onFoot" },
  embark: { from: ["onFoot"], to: "any" },
  boardOther: { from: ["onFoot"], to: "docked" },
  joinCrewRemotely: { from: ["docked"], to: "normalSpace" },
  leaveCrew: { from: ["normalSpace"], to: "docked" },
  plotRoute: { from: inShip },
  clearRoute: { from: inShip },
  lookAtModules: { from: inShip },
  synthesise: { from: [...inShip, "srv"] },
  openOutfitting: { from: ["docked"] },
  storeModule: { from: ["docked"] },
  retrieveModule: { from: ["docked"] },
  transferModule: { from: ["docked"] },
  sellPage: { from: ["docked"] },
  moveCargo: { from: ["docked", "srv"] },
  retrieveGoals: { from: worldStates },
  openWorkshop: { from: ["docked"] },
  gainAccess: { from: ["docked", "onFoot"] },
  upgradeSuit: { from: ["onFoot"] },
  upgradeWeapon: { from: ["onFoot"] },
  visitBar: { from: ["onFoot"] },
  openScanner: { from: ["supercruise"] },
  mapBody: { from: ["supercruise"] },
  inspectGround: { from: ["planetFlight"] },
  sampleGround: { from: ["onFoot"] },
  gatherMaterials: { from: ["srv"] },
  collectCargo: { from: ["srv"] },
  scoopFuel: { from: ["supercruise"] },
  refuel: { from: ["docked", "supercruise"] },
  replenishReservoir: { from: worldStates },
  beginFight: { from: ["normalSpace", "fighter"] },
  loseShields: { from: ["normalSpace"] },
  endFight: { from: ["normalSpace"] },
  beInterdicted: { from: ["supercruise"] },
  escapeInterdiction: { from: ["supercruise"] },
  submitToInterdiction: { from: ["supercruise"] },
  openMarket: { from: ["docked"] },
  sellGoods: { from: ["docked"] },
  buyGoods: { from: ["docked"] },
  acceptMission: { from: ["docked"] },
  abandonMission: { from: ["docked"] },
  completeMission: { from: worldStates },
  handInMission: { from: ["docked"] },
  useServices: { from: ["docked"] },
  rideJetCone: { from: ["supercruise"] },
  manageCarrier: { from: worldStates },
  orderCarrier: { from: ["supercruise"] },
  moveCarrier: { from: ["supercruise"] },
  skirmish: { from: ["onFoot"] },
  lookAtScreen: { from: worldStates },
  leaveScreen: { from: worldStates },
};
