import type { OutfitTopic } from "../../src/state/observed/outfit.ts";

/** Light-years that a Guardian drive booster adds, by size. */
const boosterLy: readonly number[] = [0, 4, 6, 7.75, 9.25, 10.5];

/** Tonnes of fuel that a drive of class A uses at most for one jump, by size. */
const jumpFuelTonnes: readonly number[] = [0, 0, 0.9, 1.8, 3, 5, 8, 12.8];

const drive = /hyperdrive(?:_overcharge)?_size(\d)/;

/**
 * The range of one jump with the fuel and cargo aboard, in light-years. The range of a drive is inversely proportional to the mass, so
 * MaxJumpRange of Loadout is scaled; the fuel of one jump is that of a drive of class A. Undefined when Loadout does not contain
 * enough.
 */
export function estimateRangeLy(
  outfit: OutfitTopic | undefined,
  fuelTonnes: number | undefined,
  cargoTonnes: number,
): number | undefined {
  const { maxJumpRange, unladenMass, modules = [] } = outfit ?? {};
  if (maxJumpRange === undefined || unladenMass === undefined || unladenMass <= 0) return undefined;
  const booster = boosterLy[sizeOf(modules, /guardianfsdbooster_size(\d)/)] ?? 0;
  const jumpFuel = jumpFuelTonnes[sizeOf(modules, drive)] ?? 0;
  const fuel = fuelTonnes ?? outfit?.mainTank ?? 0;
  const mass = unladenMass + Math.max(0, fuel) + Math.max(0, cargoTonnes);
  const shareOfFuel = jumpFuel > 0 ? Math.min(1, fuel / jumpFuel) : 1;
  // With less fuel than one jump needs, the range falls with about its square root.
  return ((maxJumpRange - booster) * (unladenMass + jumpFuel) * Math.sqrt(shareOfFuel)) / mass + booster;
}

/** The jumps of full range that the fuel in the main tank is enough for; undefined when the fuel or the drive is unknown. */
export function fullJumpsOf(outfit: OutfitTopic | undefined, fuelTonnes: number | undefined): number | undefined {
  const jumpFuel = jumpFuelTonnes[sizeOf(outfit?.modules ?? [], drive)] ?? 0;
  return fuelTonnes === undefined || jumpFuel === 0 ? undefined : Math.max(0, Math.floor(fuelTonnes / jumpFuel));
}

function sizeOf(modules: OutfitTopic["modules"], pattern: RegExp): number {
  for (const { item } of modules) {
    const size = pattern.exec(item.toLowerCase())?.[1];
    if (size !== undefined) return Number(size);
  }
  return 0;
}
