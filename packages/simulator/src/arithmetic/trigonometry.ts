// A quarter turn in three parts, the first two short enough for exact products with whole numbers.
const quarterHigh = 1.5707963267341256;
const quarterMiddle = 6.077100506303966e-11;
const quarterLow = 2.0222662487959506e-21;
const perQuarter = 0.6366197723675814;

/** Angles beyond this many radians lose digits; the simulator does not use them. */
const furthest = 1e6;

/** -1/3!, 1/5!, ... for the sine and -1/2!, 1/4!, ... for the cosine, in reverse order. */
const sineTerms = [
  1 / 355_687_428_096_000,
  -1 / 1_307_674_368_000,
  1 / 6_227_020_800,
  -1 / 39_916_800,
  1 / 362_880,
  -1 / 5_040,
  1 / 120,
  -1 / 6,
];
const cosineTerms = [
  1 / 20_922_789_888_000,
  -1 / 87_178_291_200,
  1 / 479_001_600,
  -1 / 3_628_800,
  1 / 40_320,
  -1 / 720,
  1 / 24,
  -1 / 2,
];

/** Computes the sine of an angle in radians with + - * / only. */
export function sin(angle: number): number {
  return turned(angle, 0);
}

/** Computes the cosine of an angle in radians with + - * / only. */
export function cos(angle: number): number {
  return turned(angle, 1);
}

/** The sine of an angle advanced by whole quarter turns. */
function turned(angle: number, advance: number): number {
  if (!(Math.abs(angle) <= furthest)) return Number.NaN;
  const quarters = Math.round(angle * perQuarter);
  const rest = angle - quarters * quarterHigh - quarters * quarterMiddle - quarters * quarterLow;
  const phase = (((quarters + advance) % 4) + 4) % 4;
  const value = phase % 2 === 0 ? rest + rest * horner(sineTerms, rest * rest) : 1 + horner(cosineTerms, rest * rest);
  return phase < 2 ? value : -value;
}

/** Sums terms[last] * x + terms[last - 1] * x^2 + ... */
function horner(terms: readonly number[], x: number): number {
  let sum = 0;
  for (const term of terms) sum = (sum + term) * x;
  return sum;
}

/** 1/25, ... 1/5, -1/3: enough below tan(pi/16). */
const arcTerms = [1 / 25, -1 / 23, 1 / 21, -1 / 19, 1 / 17, -1 / 15, 1 / 13, -1 / 11, 1 / 9, -1 / 7, 1 / 5, -1 / 3];

/** Computes the angle in radians whose tangent is x, with + - * / and sqrt only. */
export function atan(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x < 0) return -atan(-x);
  if (x > 1) return Math.PI / 2 - atan(1 / x);
  // Halving the angle twice brings it below pi/16, where the series is short.
  const half = x / (1 + Math.sqrt(1 + x * x));
  const quarter = half / (1 + Math.sqrt(1 + half * half));
  return 4 * (quarter + quarter * horner(arcTerms, quarter * quarter));
}

/** Computes the direction in radians from the origin to the point (x, y), from -pi to pi; 0 at the origin. */
export function atan2(y: number, x: number): number {
  if (x === 0 && y === 0) return 0;
  if (Math.abs(x) < Math.abs(y)) return y > 0 ? Math.PI / 2 - atan(x / y) : -Math.PI / 2 - atan(x / y);
  if (x > 0) return atan(y / x);
  return y < 0 ? atan(y / x) - Math.PI : atan(y / x) + Math.PI;
}

/** Computes the angle in radians whose sine is x, with + - * / and sqrt only; NaN beyond -1 to 1. */
export function asin(x: number): number {
  return atan2(x, Math.sqrt((1 - x) * (1 + x)));
}

/** Computes the angle in radians whose cosine is x, with + - * / and sqrt only; NaN beyond -1 to 1. */
export function acos(x: number): number {
  return atan2(Math.sqrt((1 - x) * (1 + x)), x);
}
