import type { JsonObject } from "@shipslog/contract";
import type { Chance } from "../../chance/Chance.ts";
import { FetchRemoteModule } from "../../events/FetchRemoteModule.ts";
import { ModuleBuyAndStore } from "../../events/ModuleBuyAndStore.ts";
import { ModuleSellRemote } from "../../events/ModuleSellRemote.ts";
import { Outfitting } from "../../events/Outfitting.ts";
import type { VesselFields } from "../../events/VesselFields.ts";
import { storableModules } from "../../ship/modules.ts";
import { serverIdOf } from "../../ship/serverIds.ts";
import type { FramingInput } from "../Framing.ts";
import { after, beside, say, type Scene } from "./Scene.ts";
import { visitShipyard } from "./shipyard.ts";

function vesselOf({ world, profile }: FramingInput): VesselFields {
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
    beside("Outfitting.json", content, say(Outfitting, port, system.name)),
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
