import type { GuiFocusName } from "@shipslog/contract";
import type { ColonyResource } from "../commander/Colony.ts";
import type { CrimeName } from "../commander/crimes.ts";
import type { JoinedGoal } from "../commander/communityGoals.ts";
import type { AccessGain, EngineerAccess } from "../commander/engineers.ts";
import type { SystemSurvey } from "../commander/explorationData.ts";
import type { GatheredMaterial } from "../commander/materials.ts";
import type { AcceptedMission } from "../commander/missions.ts";
import type { ParkedShip } from "../commander/fleet.ts";
import type { StoragePlace, StoredModule, TransferPrice } from "../commander/moduleStorage.ts";
import type { Recipe } from "../commander/recipes.ts";
import type { Suit, Weapon } from "../commander/suitsAndWeapons.ts";
import type { UpgradePrice } from "../commander/upgrades.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { CargoItem } from "../ship/SimulatedShip.ts";
import type { JumpFuel } from "../ship/fuel.ts";
import type { Module } from "../ship/modules.ts";
import type { DisplayedModule } from "../ship/modulesPanel.ts";
import type { GameState } from "./gameStates.ts";

/** Goods moved from one hold to another. */
export interface Transfer extends Pick<CargoItem, "type" | "name" | "missionId"> {
  readonly count: number;
  readonly direction: "toship" | "tocarrier" | "tosrv";
}

/** Goods bought or sold at once: tonnes, and what is paid for all of them in dialect `spec`. */
export interface TradedGoods extends Pick<CargoItem, "type" | "name" | "isStolen"> {
  readonly count: number;
  readonly totalCr: number;
}

/** What it takes to bring a ship from another port. */
export interface ShipTransfer {
  readonly ly: number;
  readonly costCr: number;
  readonly timeS: number;
}

/** A module leaves its slot for storage. */
export interface StowedModule {
  readonly slot: string;
  readonly stored: StoredModule;
}

/** What a player changes about the carrier. */
export type CarrierChange =
  | { readonly what: "bank"; readonly depositCr: number }
  | { readonly what: "fuel"; readonly amountT: number }
  | { readonly what: "crew"; readonly role: string; readonly operation: CrewOperation }
  | { readonly what: "access"; readonly access: string; readonly isNotoriousAllowed: boolean }
  | { readonly what: "finance"; readonly taxPercent: number; readonly reservePercent: number }
  | {
      readonly what: "order";
      readonly type: string;
      readonly name: string;
      readonly side: "buys" | "sells" | "cancelled";
      readonly count: number;
      readonly priceCr: number;
    }
  | { readonly what: "name"; readonly name: string }
  | { readonly what: "pack"; readonly theme: string; readonly tier: number; readonly costCr: number };

/** What the owner of a carrier does with a member of its crew. */
export const crewOperations = ["Activate", "Deactivate", "Pause", "Resume", "Replace"] as const;

/** What the owner of a carrier does with a member of its crew. */
export type CrewOperation = (typeof crewOperations)[number];

/** Why a port refuses a ship, as 2,605 real lines give it. */
export const denialReasons = [
  "NoSpace",
  "TooLarge",
  "Offences",
  "Hostile",
  "RestrictedAccess",
  "ActiveFighter",
  "Distance",
  "NoReason",
] as const;

/** Why a port refuses a ship. */
export type DenialReason = (typeof denialReasons)[number];

/** What a fight is to have. */
export interface FightWish {
  readonly against?: "thargoids" | undefined;
  /** Whether a capital ship is defeated at the end. */
  readonly hasCapitalShip?: boolean;
}

/** Who kills a player, where a test says it; nobody when the ship breaks or destroys itself. */
export type Killer = "npc" | "player" | "thargoid" | "police" | "nobody";

/** How a player comes back: with a new ship, in the ship that waits, in a prison after death, in a prison after giving oneself up. */
export type ResurrectOption = "rebuy" | "rejoin" | "recover" | "handin";

/** Who interdicts a ship. */
export type Interdictor = "pirate" | "player" | "thargoid";

/** What an attack does: the shields or the canopy fail, the hull is left with a share, or a player on foot is hurt. */
export type SufferedDamage =
  | { readonly to: "shields" | "canopy" | "health" }
  | { readonly to: "hull"; readonly leftShare: number };

/** What a port repairs. */
type RepairedPart = "all" | "hull" | "wear" | "paint";

/** The data of each transition, from which events are built. */
export interface TransitionData {
  load: null;
  /** The player enters the arena from the main menu, and leaves it. */
  enterArena: null;
  leaveArena: null;
  joinSquadron: { readonly isMember: boolean };
  enterWorld: { readonly isOnFoot: boolean; readonly isBack?: true };
  quitToMenu: null;
  /** Only in dialect `live` the player can die, and comes back in a new ship or in the one that waited. */
  die: { readonly by?: Killer };
  resurrect: { readonly option: ResurrectOption; readonly costCr?: number };
  exit: null;
  undock: { readonly marketId: number };
  requestDocking: { readonly marketId: number };
  /** The port refuses the ship. */
  denyDocking: { readonly reason: DenialReason };
  cancelDocking: null;
  landOnPad: { readonly marketId: number };
  /** The drive is charged and counts down to supercruise. */
  countDown: null;
  engageSupercruise: null;
  engageHyperdrive: { readonly address: number };
  /** The ship arrives; Thargoids may throw it back to where it came from. */
  arrive: {
    readonly from: StarSystem;
    readonly to: StarSystem;
    readonly distanceLy: number;
    readonly fuel: JumpFuel;
    readonly isThrownBack?: true;
  };
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
  /** The player changes seats with the one who flies the fighter or the ship. */
  switchVehicle: { readonly to: "Fighter" | "Mothership" };
  loseFighter: null;
  disembark: { readonly from: GameState };
  embark: { readonly into: GameState };
  boardOther: { readonly whose: "taxi" | "host" };
  /** A taxi is booked, which dialect `spec` does not charge for. */
  bookTaxi: { readonly costCr: number; readonly system: string; readonly port: string };
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
  /** A module is bought for a slot; what was there is sold or stored. */
  buyModule: {
    readonly slot: string;
    readonly module: Module;
    readonly sold: Module | undefined;
    readonly stored: StoredModule | undefined;
  };
  sellModule: { readonly slot: string; readonly module: Module };
  /** Modules leave the ship for storage, one or many at once. */
  stowModules: { readonly stowed: readonly StowedModule[]; readonly isMass: boolean };
  /** A stored module is built in; what was there is stored. */
  fitStored: { readonly slot: string; readonly stored: StoredModule; readonly swapped: StoredModule | undefined };
  swapModules: {
    readonly from: string;
    readonly to: string;
    readonly moved: Module;
    readonly back: Module | undefined;
  };
  /** The player leaves Outfitting after a change of the ship. */
  leaveOutfitting: null;
  openShipyard: null;
  /** The player takes another ship; it is new when it has a price. */
  changeShip: { readonly left: ParkedShip; readonly taken: ParkedShip; readonly priceCr: number | undefined };
  sellShip: { readonly sold: ParkedShip; readonly priceCr: number };
  transferShip: { readonly parked: ParkedShip; readonly from: StoragePlace; readonly transfer: ShipTransfer };
  nameShip: { readonly name: string; readonly ident: string };
  sellPage: { readonly page: readonly SystemSurvey[]; readonly number: number; readonly lastText: string };
  moveCargo: { readonly transfers: readonly Transfer[] };
  /** The player joins the newest goal. */
  joinGoal: { readonly goal: Readonly<JoinedGoal> };
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
  beginFight: { readonly seconds: number; readonly isFatal: boolean; readonly wish?: FightWish };
  loseShields: { readonly isCockpitBreached: boolean };
  /** The fight is over: what it earned in dialect `spec`, and whether a stray hit made the player wanted. */
  endFight: { readonly rewardCr: number; readonly isWantedNow: boolean };
  /** The player is shot at for a number of seconds, and suffers damage; the hull is left with a share. */
  beAttacked: { readonly seconds: number };
  suffer: { readonly damage: SufferedDamage };
  escapeAttack: null;
  /** The shields of the ship are back. */
  restoreShields: null;
  /** The ship became hotter or cooler. */
  noticeHeat: null;
  /** The player breaks the law of the system. */
  commitCrime: { readonly crime: CrimeName };
  /** The ship comes in too fast and hits something. */
  speed: null;
  /** By whom, where a test says it. */
  beInterdicted: { readonly seconds: number; readonly by?: Interdictor };
  escapeInterdiction: null;
  /** Whether the player gave in, where a test says it. */
  submitToInterdiction: { readonly submits?: boolean };
  openMarket: null;
  sellGoods: TradedGoods;
  buyGoods: TradedGoods;
  /** A mission was accepted, with the goods it adds to the hold. */
  acceptMission: { readonly mission: Readonly<AcceptedMission>; readonly goods: CargoItem | undefined };
  abandonMission: { readonly mission: Readonly<AcceptedMission> };
  failMission: { readonly mission: Readonly<AcceptedMission> };
  /** A pirate of a faction is destroyed, and the goals of missions are reached. */
  killTarget: {
    readonly faction: string;
    readonly name: string | undefined;
    readonly reached: readonly Readonly<AcceptedMission>[];
  };
  /** The thing that a mission on foot is about is found. */
  findItem: { readonly mission: Readonly<AcceptedMission> };
  /** The depot of a port gives or takes tonnes of a mission. */
  useDepot: {
    readonly mission: Readonly<AcceptedMission>;
    readonly is: "Collect" | "Deliver";
    readonly count: number;
  };
  /** A contact takes salvage, for what dialect `spec` pays at once. */
  rescue: { readonly item: Readonly<CargoItem>; readonly rewardCr: number };
  completeMission: { readonly mission: Readonly<AcceptedMission> };
  /** A mission was handed in, with its goods and what it earned in dialect `spec`. */
  handInMission: {
    readonly mission: Readonly<AcceptedMission>;
    readonly goods: CargoItem | undefined;
    readonly rewardCr: number;
  };
  /** The port repairs and rearms the ship and takes fines, from which systems. */
  useServices: { readonly finedIn: readonly number[] };
  /** The port repairs everything, or only some of it. */
  repairShip: { readonly part: RepairedPart };
  /** The player pays fines, and bounties, of systems. */
  payDebts: { readonly finedIn: readonly number[]; readonly wantedIn: readonly number[] };
  rideJetCone: { readonly factor: number };
  manageCarrier: null;
  /** The carrier jumps after a time, to a system or to a body of it that has no name for the client. */
  orderCarrier: { readonly forMs: number; readonly to: StarSystem; readonly bodyId: number | undefined };
  cancelCarrier: null;
  moveCarrier: null;
  /** The carrier jumps with the player aboard. */
  leaveWithCarrier: null;
  arriveWithCarrier: { readonly from: StarSystem; readonly to: StarSystem };
  changeCarrier: CarrierChange;
  supplyColony: { readonly resource: ColonyResource; readonly amountT: number };
  /** The player selects a system without a route to it. */
  targetSystem: { readonly system: StarSystem };
  /** The player looks at what the market of the own carrier buys and sells. */
  visitCarrierMarket: null;
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
