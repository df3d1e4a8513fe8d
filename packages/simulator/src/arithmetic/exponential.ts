import { scaleByPowerOfTwo, splitPowerOfTwo } from "./powersOfTwo.ts";

// ln 2 in two parts: the first has so few digits that its product with a small whole number is exact.
const ln2High = 0.6931471803691238;
const ln2Low = 1.9082149292705877e-10;
const largest = 709.782712893384;
const smallest = -745.1332191019411;

/** 1/14!, ... 1/3!, 1/2!: enough for |r| <= ln 2 / 2. */
const inverseFactorials = [
  1 / 87_178_291_200,
  1 / 6_227_020_800,
  1 / 479_001_600,
  1 / 39_916_800,
  1 / 3_628_800,
  1 / 362_880,
  1 / 40_320,
  1 / 5_040,
  1 / 720,
  1 / 120,
  1 / 24,
  1 / 6,
  1 / 2,
];

/** Computes e to the power of x with + - * / only, so that every machine gives the same bits. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > largest) return Number.POSITIVE_INFINITY;
  if (x < smallest) return 0;
  const twos = Math.round(x / (ln2High + ln2Low));
  const rest = x - twos * ln2High - twos * ln2Low;
  let sum = 0;
  for (const term of inverseFactorials) sum = sum * rest + term;
  return scaleByPowerOfTwo(1 + (rest + rest * rest * sum), twos);
}

/** 1/25, ... 1/5, 1/3: enough for |s| <= 0.172. */
const oddInverses = [1 / 25, 1 / 23, 1 / 21, 1 / 19, 1 / 17, 1 / 15, 1 / 13, 1 / 11, 1 / 9, 1 / 7, 1 / 5, 1 / 3];

/** Computes the natural logarithm of x with + - * / only. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  const [fraction, twos] = splitPowerOfTwo(x);
  // ln m = 2 artanh((m - 1) / (m + 1)), with m near 1.
  const s = (fraction - 1) / (fraction + 1);
  const square = s * s;
  let sum = 0;
  for (const term of oddInverses) sum = sum * square + term;
  return twos * ln2High + (2 * s + (2 * s * square * sum + twos * ln2Low));
}

const wholeExponents = 64;

/** Computes x to the power of y with + - * / only; small whole exponents by multiplication. */
export function pow(x: number, y: number): number {
  if (Number.isInteger(y) && Math.abs(y) <= wholeExponents) return y < 0 ? 1 / powWhole(x, -y) : powWhole(x, y);
  if (x === 0) return y > 0 ? 0 : Number.POSITIVE_INFINITY;
  return exp(y * log(x));
}

function powWhole(x: number, exponent: number): number {
  let power = 1;
  let square = x;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power *= square;
    square *= square;
  }
  return power;
}
