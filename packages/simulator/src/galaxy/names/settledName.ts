import { below, shareAt, type Key } from "../../chance/Key.ts";
import { permute } from "./permute.ts";
import { spellNumber, systemSyllables } from "./syllables.ts";

/** Serial numbers of settled systems have this many bits: nine for the neighbourhood, nine for the rank within it. */
const settledBits = 18;
const catalogues = ["OSC", "Tessen", "KRV", "Lunde", "ABQ"];
const shares = { procedural: 0.1, catalogue: 0.16 };

/**
 * Returns the unique given name of a settled system: mostly a word, sometimes a catalogue number; undefined for a system that
 * keeps its procedural name.
 */
export function settledName(key: Key, serial: number): string | undefined {
  if (serial >= 1 << settledBits) return undefined;
  const own = below(below(key, "settled names"), serial);
  const style = shareAt(own, 0);
  if (style < shares.procedural) return undefined;
  const number = permute(serial, settledBits, below(key, "settled words"));
  if (style < shares.procedural + shares.catalogue) {
    return `${catalogues[Math.floor(shareAt(own, 1) * catalogues.length)]} ${number}`;
  }
  return spellNumber(number, systemSyllables);
}
