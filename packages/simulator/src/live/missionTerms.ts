import type { Chance } from "../chance/Chance.ts";
import { goods } from "../commander/goods.ts";
import type { ExtraReward, MissionGoods, MissionPlace, MissionTerms } from "../commander/missions.ts";
import { hasPad, type Port } from "../galaxy/Port.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { dayMs, neighboursHere, societyHere, stationsOf, type GameWorld } from "../world/GameWorld.ts";
import type { MissionKind } from "./missionKinds.ts";
import { drawName } from "./npcs.ts";

/** Returns a port as the place of a mission. */
export function placeOf(star: StarSystem, port: Port | undefined): MissionPlace {
  return { star, station: port?.text ?? port?.name ?? star.name, marketId: port?.marketId ?? 0 };
}

/** A nearby inhabited system and its first port with a pad for the ship; the port of the mission itself where there is none. */
function drawDestination(world: GameWorld, chance: Chance): MissionPlace {
  const near = neighboursHere(world);
  const here = placeOf(world.system, world.port);
  if (near.length === 0) return here;
  const star = chance.pick(near);
  const ports = stationsOf(world, star, Math.floor(world.timeMs / dayMs));
  const port = ports.find((each) => hasPad(each, world.ship.hull.pad) && each.state !== "Damaged") ?? ports[0];
  return port === undefined ? here : placeOf(star, port);
}

/** What a mission must be like. */
export interface TermsWish {
  readonly isWing?: boolean;
  /** Kills, or tonnes. */
  readonly count?: number;
  readonly extra?: ExtraReward | undefined;
  /** A mission of the same kind against the same faction. */
  readonly like?: MissionTerms | undefined;
  readonly destination?: MissionPlace | undefined;
}

/** What factions ask for their cause (366 real lines). */
const donationsCr = [1_000_000, 1_000_000, 1_000_000, 750_000, 575_000, 300_000];

/** Draws the terms of a mission that is offered at the current port, with the goods it is about. */
export function drawTerms(
  world: GameWorld,
  chance: Chance,
  { has, isOnFoot = false, isHidden = false, isSourced = false, items = [] }: MissionKind,
  held: MissionTerms["goods"],
  wish: TermsWish = {},
): MissionTerms {
  const { factions } = societyHere(world);
  const drawFaction = (): string =>
    factions.length === 0 ? (world.port?.faction.name ?? "") : chance.pick(factions).name;
  const terms = {
    has,
    isOnFoot,
    isHidden,
    isWing: wish.isWing ?? false,
    faction: drawFaction(),
    targetFaction: drawFaction(),
    origin: placeOf(world.system, world.port),
    destination: drawDestination(world, chance),
    targetName: drawName(chance),
    killCount: chance.integer(2, 30),
    passengers: chance.integer(2, 16),
    goods: held ?? (items.length > 0 ? chance.pick(items) : isSourced ? drawGoods(chance) : undefined),
    donationCr: has === "donation" ? chance.pick(donationsCr) : undefined,
    rewardCr: chance.integer(50, 900) * 1000 + chance.integer(0, 999),
    extra: wish.extra,
  };
  const { like, destination = like?.destination ?? terms.destination, count } = wish;
  const { factions: others, controllingFaction } = world.galaxy.society(
    destination.star,
    Math.floor(world.timeMs / dayMs),
  );
  // Whoever rules there pays for the pirates.
  const there = others.filter(({ name }) => name !== terms.faction && name !== controllingFaction?.name);
  const targetFaction = there.length === 0 ? terms.targetFaction : chance.pick(there).name;
  return {
    ...terms,
    destination,
    targetFaction: like?.targetFaction ?? targetFaction,
    // What is sourced is brought to where the mission was accepted.
    ...(isSourced && { destination: terms.origin }),
    ...(count !== undefined && has === "kills" && { killCount: count }),
    ...(count !== undefined && isSourced && terms.goods !== undefined && { goods: { ...terms.goods, count } }),
  };
}

function drawGoods(chance: Chance): MissionGoods {
  const { type, name } = chance.pick(goods.filter((good) => good.type !== "drones"));
  return { type, name, count: chance.integer(2, 20) };
}
