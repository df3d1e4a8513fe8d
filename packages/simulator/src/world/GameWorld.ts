import type { Roam } from "../scenarios/roams.ts";
import type { Chance, Weighted } from "../chance/Chance.ts";
import type { CommanderState } from "../commander/CommanderState.ts";
import type { Weapon } from "../commander/suitsAndWeapons.ts";
import type { Planet } from "../galaxy/Body.ts";
import type { Galaxy } from "../galaxy/Galaxy.ts";
import type { RecentCache } from "../galaxy/RecentCache.ts";
import type { Society } from "../galaxy/Society.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { CargoItem, ShipState } from "../ship/ShipState.ts";
import type { Controls } from "./Controls.ts";
import { portOf, type Port } from "./Port.ts";
import type { SessionState } from "../session/states.ts";
import type { SurfacePosition } from "./SurfacePosition.ts";

/** The player on foot. */
export interface OnFootState {
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
export interface SrvState {
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
export interface GameWorld {
  readonly galaxy: Galaxy;
  readonly chance: Chance;
  readonly commander: CommanderState;
  /** Where the player likes to go, and how much. */
  readonly roams: readonly Weighted<Roam>[];
  /** Inhabited systems around those the player was in lately. */
  readonly neighbours: RecentCache<number, readonly StarSystem[]>;
  /** Systems of the Thargoid war; undefined until the player looks for them. */
  warSystems: readonly StarSystem[] | undefined;
  timeMs: number;
  state: SessionState;
  /** The state the player left the world in, and returns to. */
  stateToResume: SessionState;
  system: StarSystem;
  /** What was asked about the present system today. */
  here: SystemToday;
  /** Where the player is docked or in whose space, if anywhere. */
  port: Port | undefined;
  surface: SurfacePosition | undefined;
  foot: OnFootState;
  srv: SrvState;
  /** The player's own ship, and where it waits while its owner is elsewhere. */
  readonly ship: ShipState;
  shipWaits: { readonly system: StarSystem; readonly port: Port } | undefined;
  /** Whose ship the player is in: one's own, a taxi, or that of a crew joined in person or from afar. */
  aboard: "own" | "taxi" | "host" | "telepresence";
  /** The ship of another that carries the player. */
  readonly otherShip: ShipState;
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
}

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** What is known about a system on a day, as far as somebody asked. */
export interface SystemToday {
  readonly address: number;
  readonly day: number;
  society?: Society;
  stations?: readonly Port[];
  landable?: readonly Planet[];
}

/** What is known about the present system today; nothing when place or day has changed. */
function hereOf(world: GameWorld): SystemToday {
  const { address } = world.system;
  const day = Math.floor(world.timeMs / dayMs);
  if (world.here.address !== address || world.here.day !== day) world.here = { address, day };
  return world.here;
}

/** Who lives in the present system today. */
export function societyHere(world: GameWorld): Society {
  const here = hereOf(world);
  return (here.society ??= world.galaxy.society(world.system, here.day));
}

/** The stations of the present system today, as ports. */
export function stationsHere(world: GameWorld): readonly Port[] {
  const here = hereOf(world);
  return (here.stations ??= stationsOf(world, world.system, here.day));
}

/** The stations of a system on a day, as ports; what stands on a surface stands on a planet. */
export function stationsOf({ galaxy }: GameWorld, system: StarSystem, day: number): readonly Port[] {
  const ports = galaxy.stations(system, day).map(portOf);
  return ports.filter((port) => !port.isOnSurface || port.body?.type === "Planet");
}

/** The planets of the present system a ship can land on. */
export function landableHere(world: GameWorld): readonly Planet[] {
  const here = hereOf(world);
  return (here.landable ??= world.galaxy
    .bodies(world.system)
    .filter((body): body is Planet => body.type === "Planet" && body.isLandable));
}

/** How far a player looks for the next port. */
const neighbourhoodLy = 25;

/** The inhabited systems around the present one, nearest first, without it. */
export function neighboursHere({ neighbours, galaxy, system }: GameWorld): readonly StarSystem[] {
  return neighbours.get(system.address, () =>
    galaxy.inhabitedNear(system.position, neighbourhoodLy).filter(({ address }) => address !== system.address),
  );
}

/** The ship the player is in. */
export function currentShip(world: GameWorld): ShipState {
  return world.aboard === "own" ? world.ship : world.otherShip;
}

/** Where the player is over a planet; undefined away from planets and inside a station on one. */
export function positionOf({ surface, state, foot }: GameWorld): SurfacePosition | undefined {
  return state === "onFoot" && foot.place !== "planet" ? undefined : surface;
}
