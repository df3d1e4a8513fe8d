import type { Hull } from "../ship/hulls.ts";

/** The spelling in LoadGame and the value of each hull. */
const hullTable: Readonly<Record<string, { readonly loadGame: string; readonly valueCr: number }>> = {
  asp: { loadGame: "Asp", valueCr: 6_140_000 },
  krait_light: { loadGame: "Krait_Light", valueCr: 35_600_000 },
  python: { loadGame: "Python", valueCr: 55_300_000 },
  anaconda: { loadGame: "Anaconda", valueCr: 142_400_000 },
  type9: { loadGame: "Type9", valueCr: 73_300_000 },
  typex: { loadGame: "TypeX", valueCr: 18_600_000 },
  cobramkiii: { loadGame: "CobraMkIII", valueCr: 206_000 },
};

/** Returns the name of a hull in LoadGame. */
export function hullInLoadGame({ symbol }: Hull): string {
  return hullTable[symbol]?.loadGame ?? symbol;
}

/** Returns the value of an empty hull. */
export function hullValueCr({ symbol }: Hull): number {
  return hullTable[symbol]?.valueCr ?? 0;
}
