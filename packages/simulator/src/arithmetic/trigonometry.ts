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
