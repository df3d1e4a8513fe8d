import { stowModule, type Modification, type StoredModule } from "../commander/moduleStorage.ts";
import { engineeringOf } from "../live/blueprints.ts";
import { modulesFor } from "../live/moduleList.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { cargoT, driveSlot, fit, refit, type InstalledModule, type SimulatedShip } from "../ship/SimulatedShip.ts";
import { storableModules, type Module } from "../ship/modules.ts";

/** Modules of optional slots, and whether a ship takes only one of them. */
const optional: readonly (readonly [prefix: string, isSingle: boolean])[] = [
  ["int_cargorack", false],
  ["int_fuelscoop", true],
  ["int_buggybay", false],
  ["int_fighterbay", true],
  ["int_repairer", false],
  ["int_dronecontrol", false],
  ["int_supercruiseassist", true],
  ["int_dockingcomputer", true],
  ["int_hullreinforcement", false],
  ["int_modulereinforcement", false],
  ["int_detailedsurfacescanner", true],
];

const kindOf = ({ item }: Module) => optional.find(([prefix]) => item.startsWith(prefix));

/** Whether a module may be bought for a slot: an optional one, or that of the drive, which another drive replaces. */
export function isChangeableSlot(slot: string): boolean {
  return isOptionalSlot(slot) || slot === driveSlot;
}

/** Whether a slot is one that a player may leave empty; the module in it is not one that the ship needs to fly. */
export function isOptionalSlot(slot: string): boolean {
  return /^(?:Slot\d|Military\d|\w+Hardpoint\d)/.test(slot);
}

const sizeOf = (item: string, otherwise = 0): number => Number(/size(\d)/.exec(item)?.[1] ?? otherwise);
const driveIn = ({ fitted }: SimulatedShip): string => fitted.find(({ slot }) => slot === driveSlot)?.module.item ?? "";

/** Whether a module fits a slot of a ship. */
export function fitsSlot(ship: SimulatedShip, slot: string, module: Module): boolean {
  const { item } = module;
  if (slot === driveSlot) return item.startsWith("int_hyperdrive") && sizeOf(item) === sizeOf(driveIn(ship));
  if (slot.startsWith("Tiny")) return /^hpt_.*(?:_tiny$|_size0_)/.test(item);
  if (slot.startsWith("Medium")) return /^hpt_.*_(?:small|medium)$/.test(item);
  if (slot.startsWith("Large")) return /^hpt_.*_(?:small|medium|large)$/.test(item);
  if (slot.startsWith("Military")) return /^int_(?:hull|module)reinforcement/.test(item);
  const most = Number(/^Slot\d+_Size(\d)/.exec(slot)?.[1] ?? 0);
  const size = sizeOf(item, 1);
  const kind = kindOf(module);
  if (kind === undefined || size > most) return false;
  const [prefix, isSingle] = kind;
  return !isSingle || !ship.fitted.some((each) => each.slot !== slot && each.module.item.startsWith(prefix));
}

/** Whether the goods in the hold still have room without a module. */
function canSpare(ship: SimulatedShip, { module }: InstalledModule): boolean {
  if (!module.item.startsWith("int_cargorack")) return true;
  const size = sizeOf(module.item);
  return ship.cargoCapacityT - 2 ** size >= cargoT(ship);
}

/** What a player gives away last: the hangars; and what never: the shields and the scoop, without which a ship is soon stranded. */
const needed = /^int_(?:buggybay|fighterbay)/;
const kept = /^int_(?:shieldgenerator|fuelscoop)/;

/** Returns the modules that may leave the ship, those that are missed least first. */
export function sparedModules(ship: SimulatedShip): readonly InstalledModule[] {
  const able = ship.fitted.filter(
    (each) => isOptionalSlot(each.slot) && !kept.test(each.module.item) && canSpare(ship, each),
  );
  return able.toSorted((one, other) => Number(needed.test(one.module.item)) - Number(needed.test(other.module.item)));
}

/** Returns the empty slots of a ship. */
export function emptySlots({ slots, fitted }: SimulatedShip): readonly string[] {
  return slots.filter((slot) => !fitted.some((each) => each.slot === slot));
}

/** Returns what the port of a session sells. */
export function modulesForSale({ world: { port }, written: { live } }: GameSession): readonly Module[] {
  if (live === undefined || port === undefined) return storableModules;
  return modulesFor(live.memory.play.chance, port.marketId);
}

/** Whether a port sells a module. */
export function isForSale({ written: { live } }: GameSession, marketId: number, name: string): boolean {
  const sold = live === undefined ? storableModules : modulesFor(live.memory.play.chance, marketId);
  return sold.some(({ item }) => item === name.toLowerCase());
}

/** What an engineer has made of a module, as the storage tells it. */
function modificationOf(
  { world, written: { live } }: GameSession,
  installed: InstalledModule,
): Modification | undefined {
  if (live === undefined) return undefined;
  const { profile, memory } = live;
  const { Engineering: made } = engineeringOf(installed, world.ship, profile, memory.play.distributor);
  if (typeof made !== "object" || made === null) return undefined;
  const { BlueprintName: blueprint, Level: level, Quality: quality } = made as Record<string, unknown>;
  return { blueprint: String(blueprint), level: Number(level), quality: Number(quality) };
}

function stow(session: GameSession, installed: InstalledModule): StoredModule {
  const { commander, system, port } = session.world;
  if (port === undefined) throw new Error("modules are stored in a port");
  const place = { system, marketId: port.marketId };
  return stowModule(commander.storage, installed, place, modificationOf(session, installed));
}

function storageChanged({ world, written }: GameSession): void {
  world.storageRevision += 1;
  written.storageRevision = world.storageRevision;
}

/** Buys a module for a slot; what was there is sold, or stored. */
export function buyModule(session: GameSession, slot: string, module: Module, storesOld: boolean): void {
  const { ship, commander } = session.world;
  const old = ship.fitted.find((each) => each.slot === slot);
  const stored = old !== undefined && storesOld ? stow(session, old) : undefined;
  const sold = storesOld ? undefined : old?.module;
  refit(ship, slot, { ...fit(slot, module), isPlain: true });
  commander.balanceCr += (sold?.priceCr ?? 0) - module.priceCr;
  if (stored !== undefined) session.world.storageRevision += 1;
  // Only dialect `spec` shows the storage with the purchase; the game shows it on the next visit.
  if (session.written.live === undefined) session.written.storageRevision = session.world.storageRevision;
  applyTransition(session, "buyModule", { slot, module, sold, stored });
}

/** Sells a module of the ship. */
export function sellModule(session: GameSession, { slot, module }: InstalledModule): void {
  const { ship, commander } = session.world;
  refit(ship, slot, undefined);
  commander.balanceCr += module.priceCr;
  applyTransition(session, "sellModule", { slot, module });
}

/** Puts modules of the ship into storage. */
export function stowModules(session: GameSession, installed: readonly InstalledModule[], isMass: boolean): void {
  const stowed = installed.map((each) => ({ slot: each.slot, stored: stow(session, each) }));
  for (const { slot } of installed) refit(session.world.ship, slot, undefined);
  storageChanged(session);
  applyTransition(session, "stowModules", { stowed, isMass });
}

/** Builds a stored module in; what was there is stored. */
export function fitStored(session: GameSession, slot: string, stored: StoredModule): void {
  const { ship, commander } = session.world;
  const old = ship.fitted.find((each) => each.slot === slot);
  commander.storage.splice(commander.storage.indexOf(stored), 1);
  const swapped = old && stow(session, old);
  refit(ship, slot, stored.installed ?? { ...fit(slot, stored.module), isPlain: true });
  storageChanged(session);
  applyTransition(session, "fitStored", { slot, stored, swapped });
}

/** Moves a module to another slot; what was there comes to its place. */
export function swapModules(session: GameSession, from: string, to: string): void {
  const { ship } = session.world;
  const moved = ship.fitted.find((each) => each.slot === from);
  if (moved === undefined) throw new Error(`the slot ${from} is empty`);
  const back = refit(ship, to, moved);
  refit(ship, from, back);
  applyTransition(session, "swapModules", { from, to, moved: moved.module, back: back?.module });
}
