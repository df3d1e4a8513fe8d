import type { Chance } from "../chance/Chance.ts";
import type { CargoItem } from "../ship/SimulatedShip.ts";
import { dayMs, neighboursHere, societyHere, stationsOf, type GameWorld } from "../world/GameWorld.ts";
import type { MissionKind } from "./missionKinds.ts";
import { drawName } from "./npcs.ts";

/** A system, its address and a port or settlement in it. */
interface MissionPlace {
  readonly system: string;
  readonly address: number;
  readonly station: string;
}

/** What a mission is about and what it pays; lines about the mission repeat it. */
export interface MissionTerms {
  readonly has: "goods" | "kills" | "target" | "passengers" | "nothing";
  readonly isOnFoot: boolean;
  readonly faction: string;
  readonly targetFaction: string;
  readonly origin: MissionPlace;
  readonly destination: MissionPlace;
  readonly targetName: string;
  readonly killCount: number;
  readonly passengers: number;
  readonly goods: CargoItem | undefined;
  readonly rewardCr: number;
}

function placeHere({ system, port }: GameWorld): MissionPlace {
  return { system: system.name, address: system.address, station: port?.text ?? port?.name ?? system.name };
}

/** A nearby inhabited system and its first port; the port of the mission itself where there is none. */
function drawDestination(world: GameWorld, chance: Chance): MissionPlace {
  const near = neighboursHere(world);
  if (near.length === 0) return placeHere(world);
  const system = chance.pick(near);
  const [port] = stationsOf(world, system, Math.floor(world.timeMs / dayMs));
  if (port === undefined) return placeHere(world);
  return { system: system.name, address: system.address, station: port.text ?? port.name };
}

/** Draws the terms of a mission that is offered at the current port, with the goods it brings along. */
export function drawTerms(
  world: GameWorld,
  chance: Chance,
  { has, isOnFoot = false }: MissionKind,
  goods: CargoItem | undefined,
): MissionTerms {
  const { factions } = societyHere(world);
  const drawFaction = (): string =>
    factions.length === 0 ? (world.port?.faction.name ?? "") : chance.pick(factions).name;
  return {
    has,
    isOnFoot,
    faction: drawFaction(),
    targetFaction: drawFaction(),
    origin: placeHere(world),
    destination: drawDestination(world, chance),
    targetName: drawName(chance),
    killCount: chance.integer(2, 30),
    passengers: chance.integer(2, 16),
    goods,
    rewardCr: chance.integer(50, 900) * 1000 + chance.integer(0, 999),
  };
}
