import type { TravelPage } from "../../src/wire/TravelPage.ts";

/** The arrivals of a commander, oldest first. */
export interface Visits {
  readonly x: Float32Array;
  readonly z: Float32Array;
  /** Seconds since 1970. */
  readonly seconds: Float64Array;
}

/** The visits with those of a page behind them. */
export function append(before: Visits, { from, x, z, seconds }: TravelPage): Visits {
  const kept = Math.min(from, before.x.length);
  const length = kept + x.length;
  const grown = { x: new Float32Array(length), z: new Float32Array(length), seconds: new Float64Array(length) };
  addUp(grown.x, before.x.subarray(0, kept), x);
  addUp(grown.z, before.z.subarray(0, kept), z);
  addUp(grown.seconds, before.seconds.subarray(0, kept), seconds);
  return grown;
}

function addUp(
  list: Float32Array | Float64Array,
  kept: Float32Array | Float64Array,
  differences: readonly number[],
): void {
  list.set(kept);
  let value = 0;
  for (let at = 0; at < differences.length; at += 1) {
    value += differences[at] ?? 0;
    list[kept.length + at] = value;
  }
}

/** A part of the galaxy from above, in light-years from Sol: x to the right, z up. */
export interface GalaxyView {
  readonly x: number;
  readonly z: number;
  /** Light-years that fit into the width and the height. */
  readonly width: number;
  readonly height: number;
}

/** Places that everybody knows. */
export const landmarks = [
  { name: "Sol", x: 0, z: 0 },
  { name: "Colonia", x: -9530.5, z: 19808.1 },
  { name: "Sagittarius A*", x: 25.2, z: 25899.9 },
] as const;

const centre = landmarks[2];

/** From rim to rim, with a little room around. */
export const wholeGalaxy: GalaxyView = { x: 0, z: 24_500, width: 96_000, height: 96_000 };

/** The part of the galaxy that all visits of a range are in, with some room around. */
export function viewOfVisits({ x, z }: Visits, range: Range): GalaxyView {
  let left = Infinity;
  let right = -Infinity;
  let bottom = Infinity;
  let top = -Infinity;
  for (let at = range.from; at < range.to; at += 1) {
    left = Math.min(left, x[at] ?? 0);
    right = Math.max(right, x[at] ?? 0);
    bottom = Math.min(bottom, z[at] ?? 0);
    top = Math.max(top, z[at] ?? 0);
  }
  if (left > right) return wholeGalaxy;
  const room = 1.16;
  const least = 300;
  return {
    x: (left + right) / 2,
    z: (bottom + top) / 2,
    width: Math.max(least, (right - left) * room),
    height: Math.max(least, (top - bottom) * room),
  };
}

/** Visits from an index up to another one. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The visits within a time. */
export function rangeOf(seconds: Float64Array, fromS: number, toS: number): Range {
  return { from: firstAtOrAfter(seconds, fromS), to: firstAtOrAfter(seconds, toS + 1) };
}

function firstAtOrAfter(seconds: Float64Array, wanted: number): number {
  let low = 0;
  let high = seconds.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((seconds[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Converts places to pixels. */
export interface Projection {
  readonly scale: number;
  readonly toX: (x: number) => number;
  readonly toY: (z: number) => number;
}

/** Fits a view into a picture, with the same scale for both directions. */
export function projectionOf(view: GalaxyView, width: number, height: number): Projection {
  const scale = Math.min(width / view.width, height / view.height);
  return {
    scale,
    toX: (x) => width / 2 + (x - view.x) * scale,
    toY: (z) => height / 2 - (z - view.z) * scale,
  };
}

/** How bright each pixel is: how often the places under it were visited. Buffers are kept for the next picture. */
export class VisitLight {
  readonly width: number;
  readonly height: number;
  readonly #counts: Float32Array;
  readonly #touched: Uint32Array;
  #touchedCount = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#counts = new Float32Array(width * height);
    this.#touched = new Uint32Array(width * height);
  }

  /** Counts visits; returns how many were inside the picture. */
  collect({ x, z }: Visits, { from, to }: Range, { toX, toY }: Projection): number {
    for (let at = 0; at < this.#touchedCount; at += 1) this.#counts[this.#touched[at] ?? 0] = 0;
    this.#touchedCount = 0;
    let inside = 0;
    const { width, height } = this;
    for (let at = from; at < to; at += 1) {
      const column = Math.round(toX(x[at] ?? 0));
      const row = Math.round(toY(z[at] ?? 0));
      if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) continue;
      inside += 1;
      const pixel = row * width + column;
      this.#add(pixel, 1);
      this.#add(pixel - 1, 0.3);
      this.#add(pixel + 1, 0.3);
      this.#add(pixel - width, 0.3);
      this.#add(pixel + width, 0.3);
    }
    return inside;
  }

  #add(pixel: number, light: number): void {
    const before = this.#counts[pixel] ?? 0;
    if (before === 0) this.#touched[this.#touchedCount++] = pixel;
    this.#counts[pixel] = before + light;
  }

  /** Paints the light between two colours, the second where it is brightest, by the logarithm of the visits. */
  paint(pixels: Uint8ClampedArray, dim: Colour, bright: Colour): void {
    pixels.fill(0);
    let most = 1;
    for (let at = 0; at < this.#touchedCount; at += 1) most = Math.max(most, this.#counts[this.#touched[at] ?? 0] ?? 0);
    const whole = Math.log1p(most);
    for (let at = 0; at < this.#touchedCount; at += 1) {
      const pixel = this.#touched[at] ?? 0;
      const share = Math.log1p(this.#counts[pixel] ?? 0) / whole;
      const place = pixel * 4;
      pixels[place] = dim.red + (bright.red - dim.red) * share;
      pixels[place + 1] = dim.green + (bright.green - dim.green) * share;
      pixels[place + 2] = dim.blue + (bright.blue - dim.blue) * share;
      pixels[place + 3] = 255 * Math.min(1, 0.35 + share * 0.9);
    }
  }
}

/** A colour of light, each part from 0 to 255. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** A star cloud of the galaxy. */
interface Cloud {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly light: number;
}

let clouds: readonly Cloud[] | undefined;

/** Clouds along four arms around a bar, the same in every picture. */
export function galaxyClouds(): readonly Cloud[] {
  clouds ??= [...armClouds(), ...bulgeClouds()];
  return clouds;
}

function armClouds(): readonly Cloud[] {
  const draw = drawer(7);
  return Array.from({ length: 2200 }, (_, at) => {
    const arm = at % 4;
    const along = draw() ** 0.7;
    const distance = 4000 + along * 40_000;
    // A logarithmic spiral; Sol lies on the inner edge of one, 25,900 ly from the centre.
    const turn = Math.log(distance / 4000) / 0.36 + (arm * Math.PI) / 2 + 0.5;
    const spread = (draw() + draw() + draw() - 1.5) * (1800 + distance * 0.09);
    const angle = turn + (draw() - 0.5) * 0.16;
    return {
      x: centre.x + Math.cos(angle) * (distance + spread),
      z: centre.z + Math.sin(angle) * (distance + spread),
      radius: 900 + draw() * 2600,
      light: (0.2 + 0.8 * draw()) * (1 - along * 0.75),
    };
  });
}

function bulgeClouds(): readonly Cloud[] {
  const draw = drawer(11);
  return Array.from({ length: 420 }, () => {
    const angle = draw() * 2 * Math.PI;
    const distance = draw() ** 1.6 * 11_000;
    return {
      x: centre.x + Math.cos(angle) * distance * 1.25,
      z: centre.z + Math.sin(angle) * distance * 0.85,
      radius: 900 + draw() * 2400,
      light: 1 - distance / 14_000,
    };
  });
}

/** A sequence of numbers from 0 to 1 that is the same on every machine. */
function drawer(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
