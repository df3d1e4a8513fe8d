import { stir, type Key } from "../chance/Key.ts";
import { edgeLy, isOnGrid, lowerCorner, type Boxel } from "./address.ts";
import { crowding } from "./density.ts";
import { scatter, starClassAt, type Scattering } from "./scatter.ts";
import type { StarClass } from "./starClasses.ts";
import type { StarSystem } from "./StarSystem.ts";

/** The systems of a boxel: where they are, and those that were asked for, by number. */
export interface BoxelSystems {
  readonly places: Scattering;
  readonly charted: (StarSystem | undefined)[];
}

const noSystems: BoxelSystems = { places: [], charted: [] };

/** A cached value and the boxel it belongs to. */
interface Slot<Found> {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly found: Found;
}

/**
 * A direct-mapped cache of bounded size: each boxel has one slot and replaces what was there, so that a lookup takes a few
 * comparisons.
 */
class Slots<Found> {
  readonly #slots: (Slot<Found> | undefined)[];
  readonly #find: (x: number, y: number, z: number) => Found;

  constructor(count: number, find: (x: number, y: number, z: number) => Found) {
    this.#slots = Array.from({ length: count });
    this.#find = find;
  }

  get(x: number, y: number, z: number): Found {
    if (this.#slots.length === 0) return this.#find(x, y, z);
    const at = stir(x ^ Math.imul(y, 0x9e3779b9) ^ Math.imul(z, 0x85ebca6b)) & (this.#slots.length - 1);
    const slot = this.#slots[at];
    if (slot !== undefined && slot.x === x && slot.y === y && slot.z === z) return slot.found;
    const found = this.#find(x, y, z);
    this.#slots[at] = { x, y, z, found };
    return found;
  }
}

/** How many boxels of each mass code are cached; the smallest are cheaper to compute again. */
const slotCounts = [0, 4096, 1024, 256, 64, 64, 64, 64];
/** Boxels up to this mass code share the density of the enclosing boxel of this mass code. */
const crowdMassCode = 3;

/** Computes the systems of boxels on demand, and caches some of them. */
export class BoxelCache {
  readonly #key: Key;
  readonly #systems: readonly Slots<BoxelSystems>[];
  readonly #crowds = new Slots(256, (x, y, z) => crowdOf({ massCode: crowdMassCode, x, y, z }));

  constructor(key: Key) {
    this.#key = key;
    this.#systems = slotCounts.map(
      (count, massCode) => new Slots(count, (x, y, z) => this.#scatter({ massCode, x, y, z })),
    );
  }

  /** Returns the systems of a boxel; none beyond the grid. */
  systems(massCode: number, x: number, y: number, z: number): BoxelSystems {
    return this.#systems[massCode]?.get(x, y, z) ?? noSystems;
  }

  /** Returns the class of a system's main star. */
  starClass(boxel: Boxel, number: number): StarClass {
    return starClassAt(this.#key, boxel, number);
  }

  #scatter(boxel: Boxel): BoxelSystems {
    if (!isOnGrid(boxel)) return noSystems;
    const places = scatter(this.#key, boxel, this.#crowd(boxel));
    return places.length === 0 ? noSystems : { places, charted: [] };
  }

  #crowd(boxel: Boxel): number {
    const { massCode, x, y, z } = boxel;
    if (massCode > crowdMassCode) return crowdOf(boxel);
    const shift = crowdMassCode - massCode;
    return this.#crowds.get(x >> shift, y >> shift, z >> shift);
  }
}

function crowdOf(boxel: Boxel): number {
  const [left, bottom, near] = lowerCorner(boxel);
  const half = edgeLy(boxel.massCode) / 2;
  return crowding(left + half, bottom + half, near + half);
}
