import type { Hull } from "../../ship/hulls.ts";

/** How LoadGame spells a hull where that is not its symbol with a capital, and what the hull is worth. */
const hullTable: Readonly<Record<string, { readonly loadGame: string; readonly valueCr: number }>> = {
  asp: { loadGame: "Asp", valueCr: 6_140_000 },
  krait_light: { loadGame: "Krait_Light", valueCr: 35_600_000 },
  python: { loadGame: "Python", valueCr: 55_300_000 },
  anaconda: { loadGame: "Anaconda", valueCr: 142_400_000 },
  type9: { loadGame: "Type9", valueCr: 73_300_000 },
  typex: { loadGame: "TypeX", valueCr: 18_600_000 },
  cobramkiii: { loadGame: "CobraMkIII", valueCr: 206_000 },
};

/** The name LoadGame has for a hull. */
export function hullInLoadGame({ symbol }: Hull): string {
  return hullTable[symbol]?.loadGame ?? symbol;
}

/** What a hull is worth without anything in it. */
export function hullValueCr({ symbol }: Hull): number {
  return hullTable[symbol]?.valueCr ?? 0;
}
