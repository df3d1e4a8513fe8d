import type { JsonObject } from "@shipslog/contract";
import { localised } from "../../events/localised.ts";
import { spelledService } from "../../galaxy/services.ts";
import type { World } from "../../session/World.ts";

/** Services in the game's words (D12), and the economies always in both forms (D13). */
export function adaptDocked(told: JsonObject, { port }: World): JsonObject {
  if (port === undefined) throw new Error("docked nowhere");
  const { services, economies } = port;
  const [first] = economies;
  return {
    ...told,
    StationServices: services.flatMap((service) => spelledService(service, "live") ?? []),
    ...(first !== undefined && localised("StationEconomy", first.economy.symbol, first.economy.text)),
    StationEconomies: economies.map(({ economy, proportion }) => {
      return { ...localised("Name", economy.symbol, economy.text), Proportion: proportion };
    }),
  };
}
