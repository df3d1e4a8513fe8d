import { below, type Key } from "../../chance/Key.ts";
import { permute } from "./permute.ts";
import { sectorSyllables, spellNumber } from "./syllables.ts";

const bits = 20;

/** Returns the name of a region, by the number of its cell. */
export function regionName(key: Key, cell: number): string {
  return spellNumber(permute(cell, bits, below(key, "regions")), sectorSyllables);
}
