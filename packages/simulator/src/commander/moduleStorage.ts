import type { Chance } from "../chance/Chance.ts";
import { lyBetween } from "../galaxy/lyBetween.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { InstalledModule } from "../ship/SimulatedShip.ts";
import { storableModules, type Module } from "../ship/modules.ts";

/** An engineer's modification of a module. */
export interface Modification {
  readonly blueprint: string;
  readonly level: number;
  readonly quality: number;
}

/** Where a module is stored. */
export interface StoragePlace {
  readonly system: StarSystem;
  readonly marketId: number;
}

/** A module in storage. */
export interface StoredModule {
  readonly module: Module;
  readonly slot: number;
  place: StoragePlace;
  /** When the transfer ends; undefined when the module is not in transit. */
  arrivalMs: number | undefined;
  readonly paidCr: number;
  readonly isHot: boolean;
  readonly modification: Modification | undefined;
  /** The module as it was in the ship; undefined for one that was never built in. */
  readonly installed?: InstalledModule;
}

/** Returns the duration of a transfer in seconds (F64: floor(300 + 10 d)). */
function transferTimeS(ly: number): number {
  return Math.floor(300 + 10 * ly);
}

/** Returns the cost of a transfer (F65: floor(100 + price (0.0002 + 0.00006 d))). */
function transferCostCr(paidCr: number, ly: number): number {
  return Math.floor(100 + paidCr * (0.0002 + 0.00006 * ly));
}

/** What a transfer costs and how long it takes. */
export interface TransferPrice {
  readonly costCr: number;
  readonly timeS: number;
}

/** Returns cost and duration of a transfer to a market; both are 0 when the module is already there. */
export function transferTo(stored: StoredModule, place: StoragePlace): TransferPrice {
  if (stored.place.marketId === place.marketId) return { costCr: 0, timeS: 0 };
  const ly = lyBetween(stored.place.system.position, place.system.position);
  return { costCr: transferCostCr(stored.paidCr, ly), timeS: transferTimeS(ly) };
}

/** Blueprints by module family. */
const blueprints: readonly (readonly [prefix: string, blueprint: string])[] = [
  ["int_hyperdrive", "FSD_LongRange"],
  ["int_engine", "Engine_Dirty"],
  ["int_powerplant", "PowerPlant_Boosted"],
  ["int_shieldgenerator", "ShieldGenerator_Thermic"],
  ["int_powerdistributor", "PowerDistributor_HighFrequency"],
  ["hpt_multicannon", "Weapon_Overcharged"],
  ["hpt_beamlaser", "Weapon_LongRange"],
];

function drawModification(module: Module, chance: Chance): Modification | undefined {
  const blueprint = blueprints.find(([prefix]) => module.item.startsWith(prefix))?.[1];
  if (blueprint === undefined || !chance.isLucky(0.6)) return undefined;
  return { blueprint, level: chance.integer(1, 5), quality: chance.isLucky(0.3) ? 1 : chance.integer(0, 1000) / 1000 };
}

/** The storage limit in modules. */
export const storageMax = 30;

function freeSlot(storage: readonly StoredModule[]): number {
  const taken = new Set(storage.map(({ slot }) => slot));
  let slot = 1;
  while (taken.has(slot)) slot += 1;
  return slot;
}

/** Stores a module of the ship in the lowest free slot, with its engineering. */
export function stowModule(
  storage: StoredModule[],
  installed: InstalledModule,
  place: StoragePlace,
  modification: Modification | undefined,
): StoredModule {
  const { module } = installed;
  const common = { module, slot: freeSlot(storage), place, arrivalMs: undefined, paidCr: module.priceCr };
  const stored = { ...common, isHot: false, modification, installed };
  storage.push(stored);
  return stored;
}

/** Stores a module in the lowest free slot. */
export function storeModule(
  storage: StoredModule[],
  module: Module,
  place: StoragePlace,
  chance: Chance,
  paidCr: number = module.priceCr,
): StoredModule {
  const slot = freeSlot(storage);
  const isHot = chance.isLucky(0.04);
  const stored = {
    module,
    slot,
    place,
    arrivalMs: undefined,
    paidCr,
    isHot,
    modification: drawModification(module, chance),
  };
  storage.push(stored);
  return stored;
}

/** Draws stored modules from earlier play, spread over several markets. */
export function drawStorage(chance: Chance, places: readonly StoragePlace[]): StoredModule[] {
  const storage: StoredModule[] = [];
  for (let left = chance.integer(8, 24); left > 0; left -= 1) {
    const module = chance.pick(storableModules);
    // Modules received as a reward have no price.
    const paidCr = chance.isLucky(0.1) ? 0 : Math.floor(module.priceCr * chance.pick([0.8, 0.85, 0.9, 1]));
    storeModule(storage, module, chance.pick(places), chance, paidCr);
  }
  return storage;
}

/** Completes transfers that have arrived, and returns whether there were any. */
export function completeTransfers(storage: readonly StoredModule[], timeMs: number): boolean {
  const arrived = storage.filter(({ arrivalMs }) => arrivalMs !== undefined && arrivalMs <= timeMs);
  for (const stored of arrived) stored.arrivalMs = undefined;
  return arrived.length > 0;
}
