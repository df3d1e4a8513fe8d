import { cellCount, cellParts } from "./cells.ts";

/** A range of market ids: `count` ids from `from`, `step` apart (F68). */
interface MarketRange {
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

function rangeOf(from: number, to: number, step: number): MarketRange {
  return { from, step, count: Math.floor((to - from) / step) };
}

/** Returns the multiples of 256 in a range, plus a remainder. */
function multiplesOf256(from: number, to: number, remainder = 0): MarketRange {
  const first = Math.ceil(from / 256) * 256 + remainder;
  return rangeOf(first, to, 256);
}

/** The id range of each type of market. */
const ranges = {
  handPlaced: rangeOf(128_000_000, 129_100_000, 1),
  orbital: multiplesOf256(3_220_000_000, 3_230_000_000),
  surface: multiplesOf256(3_500_000_000, 3_530_000_000),
  settlement: multiplesOf256(3_800_000_000, 3_910_000_000),
  colonised: multiplesOf256(4_200_000_000, 4_240_000_000, 3),
};

/** A type of market with its own id range. */
export type MarketSort = keyof typeof ranges;

/** Allocates the market ids of one cell, each once. */
export class MarketIdAllocator {
  readonly #cell: number;
  readonly #given = { handPlaced: 0, orbital: 0, surface: 0, settlement: 0, colonised: 0 };

  constructor(cell: number) {
    if (cell < 0 || cell >= cellCount) throw new RangeError(`there is no cell ${cell}`);
    this.#cell = cell;
  }

  /** Returns the next id of a type, or one of the hand-placed range once the cell's part is used up. */
  allocate(sort: MarketSort): number {
    const { from, step, count } = ranges[sort];
    const part = cellParts[this.#cell] ?? { from: 0, to: 0 };
    const first = Math.ceil(part.from * count);
    const serial = this.#given[sort];
    if (first + serial >= Math.floor(part.to * count)) {
      if (sort === "handPlaced") throw new RangeError(`cell ${this.#cell} has more stations than ids`);
      return this.allocate("handPlaced");
    }
    this.#given[sort] += 1;
    return from + step * (first + serial);
  }
}
