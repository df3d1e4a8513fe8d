import type { ObservedEventByKind } from "@shipslog/contract/observed/events";

/** What an engineer has made of a module. */
export interface EngineeredModule {
  readonly engineer: { readonly id: number; readonly name: string };
  readonly blueprint: { readonly id: number; readonly name: string };
  readonly level: number;
  /** The part of the way through the level, up to 1. */
  readonly quality: number;
  readonly modifiers: NonNullable<ObservedEventByKind["EngineerCraft"]["Modifiers"]>;
}

/** How far a distributor was improved: the level, and the part of the way through it. */
export interface Grade {
  readonly level: number;
  readonly quality: number;
}

/** Capacity and recharge of weapons, and of engines and systems, before anybody improved them (real lines). */
const originals: Readonly<Record<string, readonly [number, number, number, number]>> = {
  int_powerdistributor_size4_class5: [32, 3.5, 23, 1.9],
  int_powerdistributor_size6_class5: [50, 5.2, 35, 3.2],
  int_powerdistributor_size7_class5: [61, 6.1, 41, 4],
};

/** The ingredients of each level of a charge enhanced distributor, one of each; the model holds none of them. */
export const chargeIngredients: readonly (readonly string[])[] = [
  ["legacyfirmware"],
  ["legacyfirmware", "chemicalprocessors"],
  ["gridresistors", "consumerfirmware", "chemicaldistillery"],
  ["hybridcapacitors", "industrialfirmware", "chemicalmanipulators"],
  ["industrialfirmware", "chemicalmanipulators", "exquisitefocuscrystals"],
];

/** The blueprint of the first level; the others follow it. */
const firstBlueprintId = 128_673_735;

/**
 * Improves a distributor for a faster charge. Each level takes a hundredth of the capacity and adds 9 % to the recharge, in
 * full at its end (157 real lines). Neither mass nor power changes, so the model need not know.
 */
export function chargeEnhanced(
  item: string,
  engineer: EngineeredModule["engineer"],
  { level, quality }: Grade,
): EngineeredModule | undefined {
  const [weapons, weaponsRecharge, other, otherRecharge] = originals[item] ?? [];
  if (weapons === undefined) return undefined;
  const capacity = 1 - level / 100;
  const recharge = 1 + 0.09 * (level - 1 + quality);
  const change = (label: string, before = 0, factor = 1) => {
    return { Label: label, Value: before * factor, OriginalValue: before, LessIsGood: 0 };
  };
  return {
    engineer,
    blueprint: { id: firstBlueprintId + level - 1, name: "PowerDistributor_HighFrequency" },
    level,
    quality,
    modifiers: [
      change("WeaponsCapacity", weapons, capacity),
      change("WeaponsRecharge", weaponsRecharge, recharge),
      change("EnginesCapacity", other, capacity),
      change("EnginesRecharge", otherRecharge, recharge),
      change("SystemsCapacity", other, capacity),
      change("SystemsRecharge", otherRecharge, recharge),
    ],
  };
}

/** A part of the way, with the four decimals of real lines. */
const partOf = (rolls: number, level: number): number => Math.round((rolls / level) * 10_000) / 10_000;

/** Returns the grade after one more roll: each level needs as many as its number; undefined at the end of the last one. */
export function nextGrade(grade: Grade | undefined, highest: number): Grade | undefined {
  if (grade === undefined) return { level: 1, quality: 1 };
  const { level, quality } = grade;
  if (quality === 1) return level < highest ? { level: level + 1, quality: partOf(1, level + 1) } : undefined;
  return { level, quality: partOf(Math.round(quality * level) + 1, level) };
}
