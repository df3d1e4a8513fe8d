import type { HabitState } from "@shipslog/contract/internal";
import type { Chance } from "../chance/Chance.ts";
import type { Planet } from "../galaxy/Body.ts";
import type { MissionTerms } from "../commander/missions.ts";
import { RecentCache } from "../galaxy/RecentCache.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Species, Variant } from "../galaxy/survey/species.ts";
import type { Profile } from "./Profile.ts";
import type { CarriedItems } from "./carriedItems.ts";
import { drawCarrierProfile, type CarrierProfile } from "./carrierProfile.ts";
import type { PowerStanding } from "./PowerStanding.ts";
import type { EngineeredModule } from "./distributor.ts";
import { createCompany, type Company } from "./Company.ts";
import { drawName, drawPilot, type HiredPilot, type Npc } from "./npcs.ts";

/** What live lines remember from earlier ones. */
export interface LiveMemory {
  /** How long the game was not running since the first start. */
  awayMs: number;
  /** Fuel scooped since the last FuelScoop line. */
  scoopedT: number;
  /** The current music track. */
  track: string;
  /** The planet the player was at last. */
  planet: Planet | undefined;
  /** The address of the last system of the route in NavRoute.json; undefined when the file shows no route. */
  routeEnd: number | undefined;
  /** The hold in the last Cargo line, undefined before the first; and whether the next line waits to be written. */
  readonly cargo: { written: string | undefined; isDue: boolean };
  /** What the player carries on foot and has in the locker. */
  backpack: CarriedItems;
  locker: CarriedItems;
  /** Materials beyond those that the model holds, by internal name. */
  readonly materials: Map<string, number>;
  readonly scans: ScanMemory;
  /** What the player has done since the first start, by section and name of the figure in Statistics. */
  readonly figures: Map<string, number>;
  /** The addresses of systems visited lately. */
  readonly visited: RecentCache<number, true>;
  readonly play: PlayMemory;
}

/** Many more systems than a player comes back to. */
const visitedSystems = 4096;

/** Creates the memory of a player who has written nothing yet. */
export function createMemory({ backpack, locker, materials }: Profile, play: PlayMemory): LiveMemory {
  return {
    awayMs: 0,
    scoopedT: 0,
    track: "",
    planet: undefined,
    routeEnd: undefined,
    cargo: { written: undefined, isDue: false },
    backpack,
    locker,
    materials: new Map(materials),
    scans: createScanMemory(),
    figures: new Map(),
    visited: new RecentCache(visitedSystems),
    play,
  };
}

/** What scenes remember. */
export interface PlayMemory {
  /** The random source of scenes, apart from that of the session. */
  readonly chance: Chance;
  pilot: HiredPilot;
  readonly friends: readonly string[];
  /** What the ships that the player has parked were like, by id. */
  readonly conditions: Map<number, { readonly hullHealth: number; readonly distributor: EngineeredModule | undefined }>;
  readonly carrier: CarrierProfile;
  readonly company: Company;
  readonly standing: PowerStanding;
  /** Rewards that are not yet paid, by the faction that pays. */
  readonly bounties: Map<string, number>;
  readonly bonds: Map<string, number>;
  /** What the goods in the hold cost per tonne, by type. */
  readonly paidCr: Map<string, number>;
  /** The market where the goods in the hold were bought last, by type. */
  readonly boughtAt: Map<string, number>;
  /** When the player looked at a market last. */
  marketSeenMs: number;
  /** The market of the port where the player was last. */
  leftMarketId: number | undefined;
  /** The terms of missions, by id. */
  readonly missions: Map<number, MissionTerms>;
  /** The ranks that the player has reached in this session, by career. */
  readonly promotions: Map<string, number>;
  /** How long the player had played when the last of them came, by career. */
  readonly promotedMs: Map<string, number>;
  /** What an engineer has made of the power distributor in this session. */
  distributor: EngineeredModule | undefined;
  /** When the last line about goods is written: a player needs some seconds for each sale and purchase. */
  tradedMs: number;
  isShieldDown: boolean;
  hullHealth: number;
  /** Whether the weapons were fired since they were restocked. */
  hasFired: boolean;
  interdictor: Npc | undefined;
  /** The ship that the player loses to; undefined when it is a Thargoid. */
  attacker: Npc | undefined;
  /** Whether the player has died and comes back. */
  isBack: boolean;
  /** How many screenshots the player has taken in this session. */
  screenshots: number;
  /** Whether the ship was too hot when the heat was looked at last. */
  isHot: boolean;
  /** Whether the heat has damaged the ship since it became too hot. */
  isHeatDamaged: boolean;
  /** How long the player stays in a place, and where next; undefined before the first. */
  stay: { readonly state: HabitState; readonly next: HabitState | undefined; readonly untilMs: number } | undefined;
  /** The track that continues when the open screen is closed. */
  trackBehindScreen: string | undefined;
}

/** Creates the memory of a session in which nothing has happened yet. */
export function createPlayMemory(chance: Chance, { merits, pledgedAtMs }: Profile): PlayMemory {
  const people = chance.fork("people");
  return {
    chance,
    pilot: drawPilot(people, 2),
    conditions: new Map(),
    carrier: drawCarrierProfile(chance.fork("carrier")),
    company: createCompany(),
    standing: { merits, pledgedAtMs },
    friends: Array.from({ length: people.integer(0, 4) }, () => drawName(people)),
    bounties: new Map(),
    bonds: new Map(),
    paidCr: new Map(),
    boughtAt: new Map(),
    marketSeenMs: 0,
    leftMarketId: undefined,
    missions: new Map(),
    promotions: new Map(),
    promotedMs: new Map(),
    distributor: undefined,
    tradedMs: 0,
    isShieldDown: false,
    hullHealth: 1,
    hasFired: false,
    interdictor: undefined,
    attacker: undefined,
    isBack: false,
    screenshots: 0,
    isHot: false,
    isHeatDamaged: false,
    stay: undefined,
    trackBehindScreen: undefined,
  };
}

/** What was scanned in one system. */
export interface SystemScans {
  /** Ids of the bodies and clusters that have a Scan line, and of the bodies that were mapped. */
  readonly bodies: Set<number>;
  readonly mapped: Set<number>;
  readonly barycentres: Set<number>;
  /** Whether all bodies are found. */
  isComplete: boolean;
}

/** What the scenes of explorers remember. */
export interface ScanMemory {
  readonly systems: RecentCache<number, SystemScans>;
  /** Numbers of the codex entries seen so far, and materials collected so far. */
  readonly codex: Set<number>;
  readonly materials: Set<string>;
  /** Organisms whose analysis is complete, as `address body number`. */
  readonly analysed: Set<string>;
  /** The organism that is being sampled, and how many samples were taken. */
  sampling: { readonly organism: Organism; samples: number } | undefined;
  /** Analysed organisms that are not sold yet. */
  unsold: readonly Organism[];
}

const remembered = 512;

/** Creates the memory of an explorer who has scanned nothing yet. */
function createScanMemory(): ScanMemory {
  return {
    systems: new RecentCache(remembered),
    codex: new Set(),
    materials: new Set(),
    analysed: new Set(),
    sampling: undefined,
    unsold: [],
  };
}

/** Returns what was scanned in a system. */
export function scansOf({ systems }: ScanMemory, address: number): SystemScans {
  return systems.get(address, () => ({
    bodies: new Set(),
    mapped: new Set(),
    barycentres: new Set(),
    isComplete: false,
  }));
}

/** An organism on a body. */
export interface Organism {
  readonly system: StarSystem;
  readonly bodyId: number;
  readonly species: Species;
  readonly variant: Variant;
}
