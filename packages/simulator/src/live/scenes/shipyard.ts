import { Shipyard } from "../../events/Shipyard.ts";
import { StoredShips, type ParkedShip, type ShipPark } from "../../events/StoredShips.ts";
import { withText } from "../../events/withText.ts";
import { lyBetween } from "../../galaxy/lyBetween.ts";
import type { Port } from "../../world/Port.ts";
import { dayMs, stationsOf, type GameWorld } from "../../world/GameWorld.ts";
import { shipsForSale } from "./fleet.ts";
import { beside, say, type SceneLine } from "./Scene.ts";

/** Where the fleet is parked: the first port of the home system. */
function parkOf(world: GameWorld): ShipPark | undefined {
  const { system } = world.commander.home;
  const [port] = stationsOf(world, system, Math.floor(world.timeMs / dayMs));
  const distanceLy = lyBetween(system.position, world.system.position);
  return port && { system: system.name, marketId: port.marketId, distanceLy };
}

/** Makes the lines of a visit to the shipyard of a port, whose file lists the ships for sale. */
export function visitShipyard(world: GameWorld, port: Port, fleet: readonly ParkedShip[]): readonly SceneLine[] {
  const park = parkOf(world);
  if (park === undefined) return [];
  const { name } = world.system;
  const PriceList = shipsForSale.map(([id, type, text, priceCr]) => {
    return { id, ...withText("ShipType", type, text), ShipPrice: priceCr };
  });
  const content = { ...Shipyard.build(port, name), Horizons: true, AllowCobraMkIV: false, PriceList };
  return [beside("Shipyard.json", content, say(Shipyard, port, name)), say(StoredShips, port, name, fleet, park)];
}
