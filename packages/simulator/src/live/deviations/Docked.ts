import type { JsonObject } from "@shipslog/contract";
import { withText } from "../../events/withText.ts";
import { serviceTable, spelledService, type Service } from "../../galaxy/services.ts";
import type { Port } from "../../world/Port.ts";
import type { GameWorld } from "../../world/GameWorld.ts";

/** The menu stands before what only carriers have (596 real carriers, no inversion). */
const order: readonly Service[] = serviceTable
  .map(({ id }) => id)
  .flatMap((id) => (id === "stationmenu" ? [] : id === "carriermanagement" ? (["stationmenu", id] as const) : [id]));

/** Each of 596 real carriers offers the first two, none the last. */
const carriers = { all: ["engineer", "stationmenu"], none: "carriervendor" } as const;

/** The services of a port in the words and the order of the game (D12). */
function servicesOf({ services, type }: Port): readonly string[] {
  const isCarrier = type === "FleetCarrier";
  const offered = new Set<Service>([...services, ...(isCarrier ? carriers.all : [])]);
  if (isCarrier) offered.delete(carriers.none);
  return order.filter((service) => offered.has(service)).flatMap((service) => spelledService(service, "live") ?? []);
}

/** Services in the game's words (D12), and the economies always in both forms (D13). */
export function adaptDocked(told: JsonObject, { port }: GameWorld): JsonObject {
  if (port === undefined) throw new Error("docked nowhere");
  const { economies } = port;
  const [first] = economies;
  return {
    ...told,
    StationServices: servicesOf(port),
    ...(first !== undefined && withText("StationEconomy", first.economy.symbol, first.economy.text)),
    StationEconomies: economies.map(({ economy, proportion }) => {
      return { ...withText("Name", economy.symbol, economy.text), Proportion: proportion };
    }),
  };
}
