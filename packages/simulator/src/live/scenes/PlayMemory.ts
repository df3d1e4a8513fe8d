import type { Chance } from "../../chance/Chance.ts";
import type { CarrierProfile } from "../../events/CarrierStats.ts";
import type { EngineeredModule } from "../../events/EngineerCraft.ts";
import type { HiredPilot } from "../../events/NpcCrewPaidWage.ts";
import type { MissionTerms } from "../../events/MissionTerms.ts";
import type { Npc } from "../../events/Npc.ts";
import type { ParkedShip } from "../../events/StoredShips.ts";
import { drawCarrierProfile } from "./carrierProfile.ts";
import { drawFleet } from "./fleet.ts";
import { drawName } from "./npcs.ts";

/** What scenes remember. */
export interface PlayMemory {
  /** The random source of scenes, apart from that of the session. */
  readonly chance: Chance;
  readonly pilot: HiredPilot;
  readonly friends: readonly string[];
  /** The ships the player has parked. */
  readonly fleet: readonly ParkedShip[];
  readonly carrier: CarrierProfile;
  /** Rewards that are not yet paid, by the faction that pays. */
  readonly bounties: Map<string, number>;
  readonly bonds: Map<string, number>;
  /** What the goods in the hold cost per tonne, by type. */
  readonly paidCr: Map<string, number>;
  /** The terms of missions, by id. */
  readonly missions: Map<number, MissionTerms>;
  /** The ranks that the player has reached in this session, by career. */
  readonly promotions: Map<string, number>;
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
  /** Whether the ship was too hot when the heat was looked at last. */
  isHot: boolean;
  /** The track that continues when the open screen is closed. */
  trackBehindScreen: string | undefined;
}

/** Creates the memory of a session in which nothing has happened yet. */
export function createPlayMemory(chance: Chance, shipId: number): PlayMemory {
  const people = chance.fork("people");
  return {
    chance,
    pilot: { name: drawName(people), id: people.integer(10_000_000, 130_000_000) },
    fleet: drawFleet(chance.fork("fleet"), shipId),
    carrier: drawCarrierProfile(chance.fork("carrier")),
    friends: Array.from({ length: people.integer(0, 4) }, () => drawName(people)),
    bounties: new Map(),
    bonds: new Map(),
    paidCr: new Map(),
    missions: new Map(),
    promotions: new Map(),
    distributor: undefined,
    tradedMs: 0,
    isShieldDown: false,
    hullHealth: 1,
    hasFired: false,
    interdictor: undefined,
    attacker: undefined,
    isBack: false,
    isHot: false,
    trackBehindScreen: undefined,
  };
}
