import { stir, type Key } from "../chance/Key.ts";
import type { Boxel } from "./address.ts";
import { scatter, type Scattering } from "./scatter.ts";

/** A boxel that was scattered lately. */
interface Slot extends Boxel {
  readonly places: Scattering;
}

/** How many boxels of each mass code are remembered; the smallest hold so little that making them again is cheaper. */
const slotCounts = [0, 4096, 1024, 256, 64, 64, 64, 64];

/**
 * Scatters boxels and remembers them in bounded space. Each boxel has one slot it may lie in and drives out what lay there, so
 * that looking up is a few comparisons.
 */
export class BoxelMemory {
  readonly #key: Key;
  readonly #slots: readonly (Slot | undefined)[][] = slotCounts.map((count) => Array.from({ length: count }));

  constructor(key: Key) {
    this.#key = key;
  }

  /** The systems of a boxel. */
  places(massCode: number, x: number, y: number, z: number): Scattering {
    const slots = this.#slots[massCode];
    if (slots === undefined || slots.length === 0) return scatter(this.#key, { massCode, x, y, z });
    const at = stir(x ^ Math.imul(y, 0x9e3779b9) ^ Math.imul(z, 0x85ebca6b)) & (slots.length - 1);
    const slot = slots[at];
    if (slot !== undefined && slot.x === x && slot.y === y && slot.z === z) return slot.places;
    const places = scatter(this.#key, { massCode, x, y, z });
    slots[at] = { massCode, x, y, z, places };
    return places;
  }
}
