import type { JsonObject } from "@shipslog/contract";
import { withText } from "../../events/withText.ts";
import { serviceTable, spelledService, type Service } from "../../galaxy/services.ts";
import type { Port } from "../../world/Port.ts";
import type { GameWorld } from "../../world/GameWorld.ts";

/** `stationmenu` precedes the services of carriers (596 real carriers, without exception). */
const order: readonly Service[] = serviceTable
  .map(({ id }) => id)
  .flatMap((id) => (id === "stationmenu" ? [] : id === "carriermanagement" ? (["stationmenu", id] as const) : [id]));

/** All of 596 real carriers offer `all`, none offers `none`. */
const carriers = { all: ["engineer", "stationmenu"], none: "carriervendor" } as const;

/** Lists the services of a port in the spelling and order of the game (D12). */
function servicesOf({ services, type }: Port): readonly string[] {
  const isCarrier = type === "FleetCarrier";
  const offered = new Set<Service>([...services, ...(isCarrier ? carriers.all : [])]);
  if (isCarrier) offered.delete(carriers.none);
  return order.filter((service) => offered.has(service)).flatMap((service) => spelledService(service, "live") ?? []);
}

/** Writes services in the game's spelling (D12), and economies always in both forms (D13). */
export function adaptDocked(event: JsonObject, { port }: GameWorld): JsonObject {
  if (port === undefined) throw new Error("Docked requires a port");
  const { economies } = port;
  const [first] = economies;
  // No real port is under repair (1,843 lines).
  const { StationState: state, ...rest } = event;
  return {
    ...(state === "UnderRepairs" || state === undefined ? rest : event),
    StationServices: servicesOf(port),
    ...(first !== undefined && withText("StationEconomy", first.economy.symbol, first.economy.text)),
    StationEconomies: economies.map(({ economy, proportion }) => {
      return { ...withText("Name", economy.symbol, economy.text), Proportion: proportion };
    }),
  };
}
