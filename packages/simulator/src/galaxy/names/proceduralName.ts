import { below, type Key } from "../../chance/Key.ts";
import { acrossSector, type AddressParts } from "../address.ts";
import { permute } from "./permute.ts";
import { sectorSyllables, spellNumber } from "./syllables.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const sectorBits = 20;

/** Returns the unique name of a sector. */
function sectorName(key: Key, x: number, y: number, z: number): string {
  const number = x + 128 * (y + 64 * z);
  return spellNumber(permute(number, sectorBits, below(key, "sectors")), sectorSyllables);
}

/** Derives the name of a system from its id: sector, three letters and a number for the boxel, mass code, number. */
export function proceduralName(key: Key, { massCode, x, y, z, number }: AddressParts): string {
  const across = acrossSector(massCode);
  const sector = sectorName(key, Math.floor(x / across), Math.floor(y / across), Math.floor(z / across));
  // Boxels of a sector are counted in rows of 128, whatever their size.
  const boxel = (x % across) + 128 * (y % across) + 16_384 * (z % across);
  const [first, second, third] = [boxel, Math.floor(boxel / 26), Math.floor(boxel / 676)].map((at) => letters[at % 26]);
  const row = Math.floor(boxel / 17_576);
  const mass = "abcdefgh"[massCode];
  return `${sector} ${first}${second}-${third} ${mass}${row === 0 ? "" : `${row}-`}${number}`;
}
