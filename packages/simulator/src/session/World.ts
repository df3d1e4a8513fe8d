import type { CompanionFile, JsonObject, Kind, Moment } from "@shipslog/contract";
import type { Roam } from "../activities/routes.ts";
import type { Chance, Weighted } from "../chance/Chance.ts";
import type { Commander } from "../commander/Commander.ts";
import type { Weapon } from "../commander/wardrobe.ts";
import type { Galaxy } from "../galaxy/Galaxy.ts";
import type { Recent } from "../galaxy/Recent.ts";
import type { Society } from "../galaxy/Society.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Live } from "../live/Live.ts";
import type { CargoItem, Ship } from "../ship/Ship.ts";
import type { Controls } from "./Controls.ts";
import type { LoggedMoment } from "./LoggedMoment.ts";
import type { Port } from "./Port.ts";
import type { State } from "./states.ts";
import type { Surface } from "./Surface.ts";
import type { Transition } from "./Transition.ts";

/** The player on foot. */
export interface Foot {
  place: "hangar" | "socialSpace" | "planet";
  oxygen: number;
  health: number;
  temperatureK: number;
  hasBreathableAir: boolean;
  /** The weapon in hand; undefined for none, `fists` for bare hands. */
  weapon: Weapon | "fists" | undefined;
  isAiming: boolean;
}

/** The ground vehicle carried by the ship. */
export interface Srv {
  fuelT: number;
  cargo: CargoItem[];
  hasHandbrake: boolean;
  isInTurret: boolean;
  isNearShip: boolean;
  hasDriveAssist: boolean;
  hasHighBeam: boolean;
}

/** What the cockpit points at. */
export interface Destination {
  readonly address: number;
  readonly body: number;
  readonly name: string;
  /** The text players see, where the name is a symbol. */
  readonly text: string | undefined;
}

/** Everything the model knows; actions change it, events and Status are read from it. */
export interface World {
  readonly galaxy: Galaxy;
  readonly chance: Chance;
  readonly commander: Commander;
  /** Where the player likes to go, and how much. */
  readonly roams: readonly Weighted<Roam>[];
  /** Inhabited systems around those the player was in lately. */
  readonly neighbours: Recent<number, readonly StarSystem[]>;
  /** Stations seen lately, by system and day. */
  readonly ports: Recent<string, readonly Port[]>;
  /** Systems of the Thargoid war; undefined until the player looks for them. */
  warSystems: readonly StarSystem[] | undefined;
  timeMs: number;
  state: State;
  /** The state the player left the world in, and returns to. */
  stateToResume: State;
  system: StarSystem;
  /** Who lives here today; read it through `societyHere`. */
  society: { readonly address: number; readonly day: number; readonly value: Society } | undefined;
  /** Where the player is docked or in whose space, if anywhere. */
  port: Port | undefined;
  surface: Surface | undefined;
  foot: Foot;
  srv: Srv;
  /** The player's own ship, and where it waits while its owner is elsewhere. */
  readonly ship: Ship;
  shipWaits: { readonly system: StarSystem; readonly port: Port } | undefined;
  /** Whose ship the player is in: one's own, a taxi, or that of a crew joined in person or from afar. */
  aboard: "own" | "taxi" | "host" | "telepresence";
  /** The ship of another that carries the player. */
  readonly otherShip: Ship;
  readonly controls: Controls;
  /** Systems still ahead on the plotted route, the next first. */
  route: readonly StarSystem[];
  destination: Destination | undefined;
  /** Whether Outfitting was visited since docking, and the revisions last written. */
  hasVisitedOutfitting: boolean;
  storageRevision: number;
  storageRevisionWritten: number;
  fittingRevisionWritten: number;
  goalsWritten: string;
  nextGoalsMs: number;
  /** What a text field held last; Cartographics is known to repeat it (MultiSellExplorationData). */
  lastText: string;
  readonly showsStatus: boolean;
  /** The position Status told last. */
  lastPosition: { readonly latitude: number; readonly longitude: number };
  companions: Partial<Record<CompanionFile, JsonObject>>;
  /** Kinds of event written in this session. */
  readonly written: Set<Kind>;
  /** What dialect `live` adds; undefined in `spec`. */
  readonly live: Live | undefined;
  /** Whether moments carry their log. */
  readonly keepsLog: boolean;
  /** Transitions since the last moment, and moments not yet handed out. */
  pendingTransitions: Transition[];
  outbox: (Moment | LoggedMoment)[];
}

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** The day as the galaxy counts it. */
function dayOf(world: World): number {
  return Math.floor(world.timeMs / dayMs);
}

/** Who lives in the present system today. */
export function societyHere(world: World): Society {
  const day = dayOf(world);
  const { society, system } = world;
  if (society !== undefined && society.address === system.address && society.day === day) return society.value;
  const value = world.galaxy.society(system, day);
  world.society = { address: system.address, day, value };
  return value;
}

/** How far a player looks for the next port. */
const neighbourhoodLy = 25;

/** The inhabited systems around the present one, nearest first, without it. */
export function neighboursHere({ neighbours, galaxy, system }: World): readonly StarSystem[] {
  return neighbours.get(system.address, () =>
    galaxy.inhabitedNear(system.position, neighbourhoodLy).filter(({ address }) => address !== system.address),
  );
}

/** The ship the player is in. */
export function vesselOf(world: World): Ship {
  return world.aboard === "own" ? world.ship : world.otherShip;
}

/** Where the player is over a planet; undefined away from planets and inside a station on one. */
export function positionOf({ surface, state, foot }: World): Surface | undefined {
  return state === "onFoot" && foot.place !== "planet" ? undefined : surface;
}
