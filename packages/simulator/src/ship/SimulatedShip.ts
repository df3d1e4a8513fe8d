import { builds, type Build, type BuildName } from "./builds.ts";
import { frameShiftDrive, ratings, type FrameShiftDrive } from "./frameShiftDrives.ts";
import { hulls, type Hull } from "./hulls.ts";
import { moduleOf, type Module } from "./modules.ts";

/** A module in its slot, with its switch and priority. */
export interface InstalledModule {
  readonly slot: string;
  readonly module: Module;
  isOn: boolean;
  /** Power priority group, 0 to 4. */
  priority: number;
  /** Whether no engineer has ever touched it: it was bought in this game. */
  readonly isPlain?: true;
}

/** Goods of one type in a hold. */
export interface CargoItem {
  readonly type: string;
  readonly name: string;
  count: number;
  /** The mission the goods belong to, if any. */
  readonly missionId: number | undefined;
  /** Whether the goods belonged to somebody else. */
  readonly isStolen?: boolean;
}

/** A boost of the next jump: the level in BoostUsed, and the factor on the range. */
interface Boost {
  readonly level: number;
  readonly factor: number;
}

/** A ship: hull, modules, fuel, cargo and condition. */
export interface SimulatedShip {
  readonly hull: Hull;
  drive: FrameShiftDrive;
  readonly fitted: InstalledModule[];
  /** Every slot that a module may be in, also when it is empty. */
  readonly slots: readonly string[];
  /** Counts changes of the fitting. */
  fittingRevision: number;
  /** The fuel consumption of the modules, cached for a revision of the fitting. */
  burn: { readonly revision: number; readonly ptPerMs: number };
  readonly fuelCapacityT: number;
  cargoCapacityT: number;
  /** Tonnes per second while scooping; 0 without a scoop. */
  scoopRateT: number;
  fuelMainT: number;
  /** Whole picotonnes. */
  reservoirPt: number;
  cargo: CargoItem[];
  boost: Boost | undefined;
  heatPercent: number;
  hasShieldsUp: boolean;
  hasCockpitBreach: boolean;
}

/** Tonnes per second by the size of an A-rated fuel scoop. */
const scoopRates: Readonly<Record<number, number>> = { 4: 0.342, 5: 0.577, 6: 0.878 };

/** Slots that every hull has in addition to those of its build; a cockpit is named after its hull. */
const innateModules: readonly (readonly [slot: string, name: string, item?: string])[] = [
  ["ShipCockpit", "Cockpit"],
  ["PlanetaryApproachSuite", "Planetary Approach Suite", "int_planetapproachsuite_advanced"],
];

/** Builds a ship with full tanks and an empty hold. */
export function buildShip(name: BuildName): SimulatedShip {
  return assembleShip(builds[name]);
}

/** Builds a ship of any configuration, with full tanks and an empty hold. */
export function assembleShip(build: Build): SimulatedShip {
  const hull: Hull = hulls[build.hull];
  const slots: readonly (readonly [string, string])[] = Object.entries(build.slots);
  const { isPlain } = build;
  const fitted = [
    ...slots.map(([slot, item]) => ({ ...fit(slot, moduleOf(item)), ...(isPlain && { isPlain }) })),
    ...innate(hull),
  ];
  return {
    hull,
    drive: driveOf(build.slots[driveSlot] ?? "", build.driveFactor),
    fitted,
    slots: slots.map(([slot]) => slot),
    fittingRevision: 1,
    burn: { revision: 0, ptPerMs: 0 },
    fuelCapacityT: 2 ** sizeAndClass(build.slots["FuelTank"] ?? "")[0],
    cargoCapacityT: holdT(fitted),
    scoopRateT: scoopT(fitted),
    fuelMainT: 2 ** sizeAndClass(build.slots["FuelTank"] ?? "")[0],
    reservoirPt: picotonnes(hull.reservoirT),
    cargo: [],
    boost: undefined,
    heatPercent: 30,
    hasShieldsUp: true,
    hasCockpitBreach: false,
  };
}

const holdT = (fitted: readonly InstalledModule[]): number => sumOf(fitted, "int_cargorack", (size) => 2 ** size);
const scoopT = (fitted: readonly InstalledModule[]): number =>
  sumOf(fitted, "int_fuelscoop", (size) => scoopRates[size] ?? 0);

/** The slot of the drive, which a ship is never without. */
export const driveSlot = "FrameShiftDrive";

function driveOf(item: string, factor: number): FrameShiftDrive {
  const [size, rating] = sizeAndClass(item);
  return frameShiftDrive(size, ratings[rating - 1] ?? "E", factor);
}

/** Exchanges what is in a slot; undefined leaves the slot empty. Returns what was there. */
export function refit(
  ship: SimulatedShip,
  slot: string,
  module: InstalledModule | undefined,
): InstalledModule | undefined {
  const at = ship.fitted.findIndex((each) => each.slot === slot);
  const old = ship.fitted[at];
  if (at >= 0) ship.fitted.splice(at, 1);
  if (module !== undefined) ship.fitted.splice(Math.max(at, 0), 0, { ...module, slot });
  ship.fittingRevision += 1;
  // No engineer has touched a drive that is built in.
  if (slot === driveSlot && module !== undefined) ship.drive = driveOf(module.module.item, 1);
  ship.cargoCapacityT = holdT(ship.fitted);
  ship.scoopRateT = scoopT(ship.fitted);
  return old;
}

/** Returns what the modules of a ship cost. */
export function modulesValueCr({ fitted }: SimulatedShip): number {
  return fitted.reduce((sum, { module }) => sum + module.priceCr, 0);
}

/** Returns what a ship costs with its modules. */
export function shipValueCr(ship: SimulatedShip): number {
  return ship.hull.valueCr + modulesValueCr(ship);
}

function innate(hull: Hull): readonly InstalledModule[] {
  const own = innateModules.map(([slot, name, item]) =>
    fit(slot, innateModule(item ?? `${hull.symbol}_cockpit`, name)),
  );
  return [...own, fit("CargoHatch", moduleOf("modularcargobaydoor"))];
}

function innateModule(item: string, name: string): Module {
  return { item, symbol: `$${item}_name;`, name, massT: 0, powerMw: 0, priceCr: 0, isSwitched: false };
}

/** Puts a module into a slot, switched on, with the priority of its slot. */
export function fit(slot: string, module: Module): InstalledModule {
  // The cargo hatch and the utility mounts have the lowest priority.
  return { slot, module, isOn: true, priority: slot === "CargoHatch" ? 4 : slot.startsWith("Tiny") ? 1 : 0 };
}

/** Parses `size5_class3` in an internal name. */
function sizeAndClass(item: string): readonly [size: number, rating: number] {
  const [, size, rating] = /size(\d)_class(\d)/.exec(item) ?? [];
  return [Number(size ?? 0), Number(rating ?? 0)];
}

function sumOf(fitted: readonly InstalledModule[], prefix: string, amount: (size: number) => number): number {
  const matching = fitted.filter(({ module }) => module.item.startsWith(prefix));
  return matching.reduce((sum, { module }) => sum + amount(sizeAndClass(module.item)[0]), 0);
}

/** Converts tonnes to whole picotonnes. */
export function picotonnes(amountT: number): number {
  return Math.round(amountT * 1e12);
}

/** Returns the fuel in the reservoir. */
export function reservoirT({ reservoirPt }: SimulatedShip): number {
  return reservoirPt / 1e12;
}

/** Whether the ship has a module whose name starts with a prefix. */
export function hasModule(ship: SimulatedShip, prefix: string): boolean {
  return ship.fitted.some(({ module }) => module.item.startsWith(prefix));
}

/** Returns the tonnes of goods in the hold. */
export function cargoT(ship: SimulatedShip): number {
  let sum = 0;
  for (const { count } of ship.cargo) sum += count;
  return sum;
}

/** Adds goods to a hold, merged with those of the same type, mission and owner. */
export function loadCargo(hold: CargoItem[], item: CargoItem): void {
  const { isStolen = false } = item;
  const same = hold.find(
    (other) => other.type === item.type && other.missionId === item.missionId && (other.isStolen ?? false) === isStolen,
  );
  if (same === undefined) hold.push({ ...item });
  else same.count += item.count;
}

/** Removes goods from a hold, and the item when none are left. */
export function unloadCargo(hold: CargoItem[], item: CargoItem, count: number): void {
  item.count -= count;
  if (item.count <= 0) hold.splice(hold.indexOf(item), 1);
}
