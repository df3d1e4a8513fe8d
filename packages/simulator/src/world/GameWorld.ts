import type { Chance, Weighted } from "../chance/Chance.ts";
import type { CommanderState } from "../commander/CommanderState.ts";
import type { Weapon } from "../commander/suitsAndWeapons.ts";
import type { Planet } from "../galaxy/Body.ts";
import type { Galaxy } from "../galaxy/Galaxy.ts";
import { portOf, type Port } from "../galaxy/Port.ts";
import type { RecentCache } from "../galaxy/RecentCache.ts";
import type { Society } from "../galaxy/Society.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Ring, SurveyedPlanet } from "../galaxy/survey/SurveyedBody.ts";
import { hasStationType } from "../games/features.ts";
import type { GameVersion } from "../games/games.ts";
import type { GameClient, Roam } from "../scenarios/Scenario.ts";
import type { CargoItem, SimulatedShip } from "../ship/SimulatedShip.ts";
import type { Controls } from "./Controls.ts";
import type { SurfacePosition } from "./SurfacePosition.ts";
import { shipStates, type GameState } from "./gameStates.ts";

/** The player on foot. */
interface OnFootState {
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
interface SrvState {
  fuelT: number;
  cargo: CargoItem[];
  /** Whether it stands on the ground while the player walks. */
  isOut: boolean;
  hasHandbrake: boolean;
  isInTurret: boolean;
  isNearShip: boolean;
  hasDriveAssist: boolean;
  hasHighBeam: boolean;
}

/** A ring of a planet in which a ship is, as lines name it. */
export interface NearRing {
  readonly name: string;
  readonly id: number;
  readonly ringClass: Ring["ringClass"];
  readonly distanceLs: number;
  /** Halfway between its edges. */
  readonly radiusM: number;
  readonly planet: SurveyedPlanet;
}

/** The target selected in the cockpit. */
interface Destination {
  readonly address: number;
  readonly body: number;
  readonly name: string;
  /** The text players see, where the name is a symbol. */
  readonly text: string | undefined;
}

/** The state of the model: activities change it, events and Status are built from it. */
export interface GameWorld {
  readonly galaxy: Galaxy;
  readonly chance: Chance;
  /** Draws whether the player dies; undefined where nobody does: in dialect `spec` and in scripts. */
  readonly perils: Chance | undefined;
  /** The version of the game; undefined for the newest form of every line, and in dialect `spec`. */
  readonly game: GameVersion | undefined;
  /** An update of the game between two sessions changes its version. */
  client: GameClient;
  /** How many updates the game has had since the first session. */
  updates: number;
  readonly commander: CommanderState;
  /** Where the player travels, with weights. */
  readonly roams: readonly Weighted<Roam>[];
  /** Inhabited systems around those the player visited recently. */
  readonly neighbours: RecentCache<number, readonly StarSystem[]>;
  /** Systems of the Thargoid war; undefined until the player looks for them. */
  warSystems: readonly StarSystem[] | undefined;
  timeMs: number;
  state: GameState;
  /** When the state began. */
  stateSinceMs: number;
  /** The state in which the player left to the menu, and to which the next start returns. */
  stateToResume: GameState;
  system: StarSystem;
  /** Cached answers about the current system on the current day. */
  here: SystemToday;
  /** The port the player is docked at or near; undefined elsewhere. */
  port: Port | undefined;
  surface: SurfacePosition | undefined;
  /** The ring the ship has dropped into; undefined elsewhere. */
  ring: NearRing | undefined;
  foot: OnFootState;
  srv: SrvState;
  /** Where the fighter is while the player does not fly it: in its bay, flown by the crew, or lost. */
  fighter: "inBay" | "withCrew" | "lost";
  /** The ship the player flies, of those they own. */
  ship: SimulatedShip;
  /** Where the ship is parked while its owner travels without it. */
  shipWaits: { readonly system: StarSystem; readonly port: Port } | undefined;
  /** The ship the player is in: their own, a taxi, or that of a crew joined in person or by telepresence. */
  aboard: "own" | "taxi" | "host" | "telepresence";
  /** The ship that carries the player as a passenger or crew member. */
  readonly otherShip: SimulatedShip;
  readonly controls: Controls;
  /** Systems still ahead on the plotted route, the next first. */
  route: readonly StarSystem[];
  destination: Destination | undefined;
  /** Whether the player visited Outfitting since docking. */
  hasVisitedOutfitting: boolean;
  storageRevision: number;
  nextGoalsMs: number;
}

/** Milliseconds per day. */
export const dayMs = 86_400_000;

/** A system on one day; fields are filled on first use. */
interface SystemToday {
  readonly address: number;
  readonly day: number;
  society?: Society;
  stations?: readonly Port[];
  landable?: readonly Planet[];
}

/** Returns the cache for the current system and day, and starts a new one when either has changed. */
function hereOf(world: GameWorld): SystemToday {
  const { address } = world.system;
  const day = Math.floor(world.timeMs / dayMs);
  if (world.here.address !== address || world.here.day !== day) world.here = { address, day };
  return world.here;
}

/** Returns the society of the current system today. */
export function societyHere(world: GameWorld): Society {
  const here = hereOf(world);
  return (here.society ??= world.galaxy.society(world.system, here.day));
}

/** Returns the stations of the current system today, as ports. */
export function stationsHere(world: GameWorld): readonly Port[] {
  const here = hereOf(world);
  return (here.stations ??= stationsOf(world, world.system, here.day));
}

/** Returns the stations of a system on a day, as ports, without those the game lacks and surface stations that are not on a planet. */
export function stationsOf({ galaxy, game }: GameWorld, system: StarSystem, day: number): readonly Port[] {
  const stations = galaxy.stations(system, day).filter(({ type }) => hasStationType(game, type));
  const ports = stations.map(portOf);
  return ports.filter((port) => !port.isOnSurface || port.body?.type === "Planet");
}

/** Returns the planets of the current system on which a ship can land. */
export function landableHere(world: GameWorld): readonly Planet[] {
  const here = hereOf(world);
  return (here.landable ??= world.galaxy
    .bodies(world.system)
    .filter((body): body is Planet => body.type === "Planet" && body.isLandable));
}

/** BodyIDs of rings begin here, above those of belts and their clusters. */
const firstRing = 190;

/** Returns the rings of the planets of a system. */
export function ringsOf({ galaxy }: GameWorld, system: StarSystem): readonly NearRing[] {
  const { planets } = galaxy.survey(system);
  const rings = planets.flatMap((planet) => planet.rings.map((ring) => ({ ...ring, planet })));
  return rings.map(({ name, ringClass, innerM, outerM, planet }, at) => {
    const { distanceLs } = planet.body;
    return { name, ringClass, id: firstRing + at, distanceLs, radiusM: (innerM + outerM) / 2, planet };
  });
}

/** How far a player travels for the next port. */
const neighbourhoodLy = 25;

/** Returns the inhabited systems around the current one, nearest first. */
export function neighboursHere({ neighbours, galaxy, system }: GameWorld): readonly StarSystem[] {
  return neighbours.get(system.address, () =>
    galaxy.inhabitedNear(system.position, neighbourhoodLy).filter(({ address }) => address !== system.address),
  );
}

/** Returns the ship the player is in. */
export function currentShip(world: GameWorld): SimulatedShip {
  return world.aboard === "own" ? world.ship : world.otherShip;
}

/** The tank capacity of the SRV in tonnes. */
export const srvTankT = 0.5;

/** Returns the tank behind the low-fuel warning: the ship's or the SRV's; undefined elsewhere. */
export function watchedTank(world: GameWorld): { readonly fuelT: number; readonly capacityT: number } | undefined {
  if (world.state === "srv") return { fuelT: world.srv.fuelT, capacityT: srvTankT };
  if (!shipStates.includes(world.state) || world.aboard === "taxi") return undefined;
  const { fuelMainT, fuelCapacityT } = currentShip(world);
  return { fuelT: fuelMainT, capacityT: fuelCapacityT };
}

/** Returns the player's position on a planet; undefined in space and inside a surface station. */
export function positionOf({ surface, state, foot }: GameWorld): SurfacePosition | undefined {
  return state === "onFoot" && foot.place !== "planet" ? undefined : surface;
}
