import type { JsonObject } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";
import { lyBetween } from "../galaxy/lyBetween.ts";
import {
  FetchRemoteModule,
  ModuleBuyAndStore,
  ModuleSellRemote,
  Outfitting,
  type VesselFields,
} from "../lines/outfitting.ts";
import { Shipyard, StoredShips, type ShipPark } from "../lines/shipyard.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { shipsForSale, type ParkedShip } from "../live/fleet.ts";
import { storableModules } from "../ship/modules.ts";
import { serverIdOf } from "../ship/serverIds.ts";
import { withText } from "../text/withText.ts";
import { dayMs, stationsOf, type GameWorld } from "../world/GameWorld.ts";
import type { Port } from "../galaxy/Port.ts";
import { after, beside, say, type PlannedLine, type Scene } from "./plan.ts";

function vesselOf({ world, profile }: LiveInput): VesselFields {
  return { Ship: world.ship.hull.symbol, ShipID: profile.shipId };
}

/** The modules that a port sells, as in Outfitting.json. */
function modulesFor(chance: Chance): readonly JsonObject[] {
  return storableModules
    .filter(() => chance.isLucky(0.7))
    .map(({ item, priceCr }) => ({ id: serverIdOf(item), Name: item, BuyPrice: priceCr }));
}

/** The player opens Outfitting, perhaps with a look at the shipyard later; StoredModules follows. */
export const outfittingOpened: Scene = ({ world, happened, memory: { play } }) => {
  const { port, system } = world;
  if (happened?.name !== "openOutfitting" || port === undefined) return [];
  const { isFirstVisit, hasChanged } = happened.data;
  if (!isFirstVisit && !hasChanged) return [];
  const hasShips = port.services.includes("shipyard") && play.chance.isLucky(0.5);
  const items = modulesFor(play.chance.fork("outfitting", port.marketId));
  const content = { ...Outfitting.build(port, system.name), Horizons: true, Items: items };
  return [
    beside(content, say(Outfitting, port, system.name)),
    ...(hasShips ? after(play.chance.integer(5, 20), ...visitShipyard(world, port, play.fleet)) : []),
  ];
};

/** A module is bought for storage. */
export const moduleStored: Scene = (input) => {
  const { world, happened } = input;
  if (happened?.name !== "storeModule" || world.port === undefined) return [];
  return [say(ModuleBuyAndStore, happened.data.stored.module, world.port.marketId, vesselOf(input))];
};

/** A stored module is sold. */
export const moduleSold: Scene = (input) => {
  const { happened } = input;
  return happened?.name === "retrieveModule" ? [say(ModuleSellRemote, happened.data.stored, vesselOf(input))] : [];
};

/** A stored module is brought from another port. */
export const moduleFetched: Scene = (input) => {
  const { happened } = input;
  if (happened?.name !== "transferModule") return [];
  const { stored, price } = happened.data;
  return [say(FetchRemoteModule, stored, price, vesselOf(input))];
};

/** Where the fleet is parked: the first port of the home system. */
function parkOf(world: GameWorld): ShipPark | undefined {
  const { system } = world.commander.home;
  const [port] = stationsOf(world, system, Math.floor(world.timeMs / dayMs));
  const distanceLy = lyBetween(system.position, world.system.position);
  return port && { system: system.name, marketId: port.marketId, distanceLy };
}

/** Makes the lines of a visit to the shipyard of a port, whose file lists the ships for sale. */
function visitShipyard(world: GameWorld, port: Port, fleet: readonly ParkedShip[]): readonly PlannedLine[] {
  const park = parkOf(world);
  if (park === undefined) return [];
  const { name } = world.system;
  const PriceList = shipsForSale.map(([id, type, text, priceCr]) => {
    return { id, ...withText("ShipType", type, text), ShipPrice: priceCr };
  });
  const content = { ...Shipyard.build(port, name), Horizons: true, AllowCobraMkIV: false, PriceList };
  return [beside(content, say(Shipyard, port, name)), say(StoredShips, port, name, fleet, park)];
}
