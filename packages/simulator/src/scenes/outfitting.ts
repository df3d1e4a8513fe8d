import type { StoredModule } from "../commander/moduleStorage.ts";
import {
  FetchRemoteModule,
  MassModuleStore,
  ModuleBuy,
  ModuleBuyAndStore,
  ModuleRetrieve,
  ModuleSell,
  ModuleSellRemote,
  ModuleStore,
  ModuleSwap,
  Outfitting,
  type VesselFields,
} from "../lines/outfitting.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { modulesFor } from "../live/moduleList.ts";
import { serverIdOf } from "../ship/serverIds.ts";
import { after, beside, say, type Scene } from "./plan.ts";
import { visitShipyard } from "./shipyard.ts";

function vesselOf({ world, profile }: LiveInput): VesselFields {
  return { Ship: world.ship.hull.symbol, ShipID: profile.shipId };
}

/** The player opens Outfitting, perhaps with a look at the shipyard later; StoredModules follows. */
export const outfittingOpened: Scene = (input) => {
  const { world, happened, memory } = input;
  const { play } = memory;
  const { port, system } = world;
  if (happened?.name !== "openOutfitting" || port === undefined) return [];
  const { isFirstVisit, hasChanged } = happened.data;
  if (!isFirstVisit && !hasChanged) return [];
  const hasShips = port.services.includes("shipyard") && play.chance.isLucky(0.5);
  const items = modulesFor(play.chance, port.marketId).map(({ item, priceCr }) => {
    return { id: serverIdOf(item), Name: item, BuyPrice: priceCr };
  });
  const content = { ...Outfitting.build(port, system.name), Horizons: true, Items: items };
  return [
    beside(content, say(Outfitting, port, system.name)),
    ...(hasShips ? after(play.chance.integer(5, 20), ...visitShipyard(input)) : []),
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

/** What a storage says about the engineering of a module. */
function modificationOf({ modification }: StoredModule) {
  if (modification === undefined) return {};
  const { blueprint, level, quality } = modification;
  return { EngineerModifications: blueprint, Level: level, Quality: quality };
}

/** A module is bought for a slot. */
export const moduleBought: Scene = (input) => {
  const { happened, world } = input;
  if (happened?.name !== "buyModule" || world.port === undefined) return [];
  return [say(ModuleBuy, happened.data, world.port.marketId, vesselOf(input))];
};

/** A module of the ship is sold. */
export const fittedModuleSold: Scene = (input) => {
  const { happened, world } = input;
  if (happened?.name !== "sellModule" || world.port === undefined) return [];
  const { slot, module } = happened.data;
  return [say(ModuleSell, slot, module, world.port.marketId, vesselOf(input))];
};

/** Modules of the ship are stored: each with a line of its own, or all with one. */
export const modulesStowed: Scene = (input) => {
  const { happened, world } = input;
  if (happened?.name !== "stowModules" || world.port === undefined) return [];
  const { marketId } = world.port;
  const { stowed, isMass } = happened.data;
  if (isMass) return [say(MassModuleStore, stowed, marketId, vesselOf(input))];
  return stowed.map((each) => say(ModuleStore, each, modificationOf(each.stored), marketId, vesselOf(input)));
};

/** A stored module is built in. */
export const moduleRetrieved: Scene = (input) => {
  const { happened, world } = input;
  if (happened?.name !== "fitStored" || world.port === undefined) return [];
  const { data } = happened;
  return [say(ModuleRetrieve, data, modificationOf(data.stored), world.port.marketId, vesselOf(input))];
};

/** Two modules change their slots. */
export const modulesSwapped: Scene = (input) => {
  const { happened, world } = input;
  if (happened?.name !== "swapModules" || world.port === undefined) return [];
  return [say(ModuleSwap, happened.data, world.port.marketId, vesselOf(input))];
};
