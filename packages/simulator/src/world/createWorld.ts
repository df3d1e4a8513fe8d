import type { Chance, Weighted } from "../chance/Chance.ts";
import { createChance } from "../chance/createChance.ts";
import type { CommanderState } from "../commander/CommanderState.ts";
import { drawCommander } from "../commander/drawCommander.ts";
import { goods } from "../commander/goods.ts";
import { isDelivery } from "../commander/missions.ts";
import type { Galaxy } from "../galaxy/Galaxy.ts";
import { type Port, hasPad, portOf } from "../galaxy/Port.ts";
import { RecentCache } from "../galaxy/RecentCache.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { createGalaxy } from "../galaxy/createGalaxy.ts";
import type { GameVersion } from "../games/games.ts";
import { type GameClient, type Roam, type Scenario, roams } from "../scenarios/Scenario.ts";
import { type SimulatedShip, buildShip, cargoT, loadCargo } from "../ship/SimulatedShip.ts";
import { restingControls } from "./Controls.ts";
import { type GameWorld, dayMs } from "./GameWorld.ts";
import { findWarSystems } from "./findWarSystems.ts";

/** The inputs that determine a world. */
export interface WorldOptions {
  readonly seed: number;
  /** The seed of the galaxy, for several players who share one. */
  readonly galaxySeed?: number;
  readonly scenario: Scenario;
  readonly startMs: number;
  /** The version of the game; undefined for one that has everything. */
  readonly game?: GameVersion | undefined;
  /** Whether the player can die; false by default. */
  readonly isMortal?: boolean;
}

/** The most cargo one mission adds to the hold. */
const missionGoodsT = 4;

/** Creates the galaxy, the commander and the ship, and places them where the session begins. */
export function createWorld(options: WorldOptions): GameWorld {
  const { seed, galaxySeed = seed, scenario, startMs, game, isMortal = false } = options;
  const chance = createChance(seed).fork("session", scenario.name);
  const galaxy = createGalaxy(galaxySeed);
  const day = Math.floor(startMs / dayMs);
  const warSystems = scenario.region === "war" ? findWarSystems(galaxy, day) : undefined;
  const ship = buildShip(scenario.ship);
  const { system, port } = placeToBegin({ galaxy, chance, scenario, warSystems, day, pad: ship.hull.pad });
  const client = scenario.client ?? drawClient(chance.fork("edition"), scenario);
  const commander = drawCommander({ galaxy, chance, client, scenario, startMs, system, port });
  loadMissionGoods(ship, commander, chance.fork("hold"));
  return {
    galaxy,
    chance,
    perils: isMortal ? chance.fork("perils") : undefined,
    game,
    client,
    updates: 0,
    commander,
    roams: roamsOf(scenario),
    neighbours: new RecentCache(1024),
    warSystems,
    timeMs: startMs,
    state: "mainMenu",
    stateSinceMs: startMs,
    stateToResume: scenario.begins,
    system,
    here: { address: Number.NaN, day: Number.NaN },
    port: scenario.begins === "supercruise" ? undefined : port,
    surface: undefined,
    ring: undefined,
    foot: {
      place: "hangar",
      oxygen: 1,
      health: 1,
      temperatureK: 293,
      hasBreathableAir: true,
      weapon: undefined,
      isAiming: false,
    },
    srv: {
      fuelT: 0,
      cargo: [],
      isOut: false,
      hasHandbrake: true,
      isInTurret: false,
      isNearShip: true,
      hasDriveAssist: false,
      hasHighBeam: false,
    },
    fighter: "inBay",
    ship,
    shipWaits: undefined,
    aboard: "own",
    otherShip: buildShip("taxi"),
    controls: restingControls(),
    route: [],
    destination: undefined,
    hasVisitedOutfitting: false,
    storageRevision: 1,
    nextGoalsMs: startMs,
  };
}

/** Loads the cargo of delivery missions that were accepted before the session. */
function loadMissionGoods(ship: SimulatedShip, { missions }: CommanderState, chance: Chance): void {
  for (const mission of missions.filter(isDelivery)) {
    if (typeof mission.id !== "number" || cargoT(ship) + missionGoodsT > ship.cargoCapacityT) continue;
    const { type, name } = chance.pick(goods);
    loadCargo(ship.cargo, { type, name, count: chance.integer(1, missionGoodsT), missionId: mission.id });
  }
}

function roamsOf(scenario: Scenario): readonly Weighted<Roam>[] {
  return roams.map((roam) => [roam, scenario.roams[roam] ?? 0] as const).filter(([, weight]) => weight > 0);
}

interface Search {
  readonly galaxy: Galaxy;
  readonly chance: Chance;
  readonly scenario: Scenario;
  readonly warSystems: readonly StarSystem[] | undefined;
  readonly day: number;
  readonly pad: "Small" | "Medium" | "Large";
}

/** How far each region is from the origin. */
const regionLy = { bubble: 30, frontier: 110, war: 30 };

/** Finds a system with a suitable port, and that port. */
function placeToBegin(search: Search): { readonly system: StarSystem; readonly port: Port } {
  for (const system of candidates(search)) {
    const port = portToBegin(search, system);
    if (port !== undefined) return { system, port };
  }
  throw new Error("no suitable port to begin at");
}

/** Candidate systems: those at war, or around a drawn point of the region; then wider and wider around the origin. */
function* candidates({ chance, galaxy, scenario, warSystems }: Search): Generator<StarSystem> {
  const x = chance.between(-1, 1);
  const z = chance.between(-1, 1);
  const ly = regionLy[scenario.region];
  if (scenario.region === "war") yield* chance.shuffled(warSystems ?? []);
  else yield* galaxy.inhabitedNear([x * ly, 0, z * ly], 20);
  for (const radiusLy of [20, 40, 80]) yield* galaxy.inhabitedNear([0, 0, 0], radiusLy);
}

function portToBegin({ galaxy, day, pad }: Search, system: StarSystem): Port | undefined {
  const ports = galaxy.stations(system, day).map(portOf);
  return ports.find((port) => hasPad(port, pad) && !port.isOnSurface && port.services.includes("outfitting"));
}

const shares = { baseGame: 0.15, older: 0.15, withoutTexts: 0.08 };

/** Activities that a scenario cannot ask for in the base game. */
const onFootActivities = ["disembark", "stroll", "cross-station", "upgrade-gear"] as const;

function walks({ begins, activities }: Scenario): boolean {
  return begins === "onFoot" || onFootActivities.some((name) => (activities?.[name] ?? 0) > 0);
}

/** Draws a client; a scenario that plays on foot has the expansion. */
function drawClient(chance: Chance, scenario: Scenario): GameClient {
  return {
    isBaseGame: chance.isLucky(shares.baseGame) && !walks(scenario),
    isOlder: chance.isLucky(shares.older),
    hasTexts: !chance.isLucky(shares.withoutTexts),
  };
}
