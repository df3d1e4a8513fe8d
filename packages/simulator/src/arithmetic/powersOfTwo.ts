/** 2^512, 2^256, ... 2^1: multiplication by these only changes the exponent, so it is exact. */
const steps = buildSteps();

interface Step {
  readonly twos: number;
  readonly factor: number;
}

function buildSteps(): readonly Step[] {
  const ascending: Step[] = [];
  for (let twos = 1, factor = 2; twos <= 512; twos *= 2, factor *= factor) ascending.push({ twos, factor });
  return ascending.toReversed();
}

/** Returns x times two to the power of a whole number from -1100 to 1100. */
export function scaleByPowerOfTwo(x: number, twos: number): number {
  let scaled = x;
  let left = Math.abs(twos);
  for (const step of steps) {
    while (left >= step.twos) {
      scaled = twos < 0 ? scaled / step.factor : scaled * step.factor;
      left -= step.twos;
    }
  }
  return scaled;
}

/** Splits a positive number into a fraction from about 0.707 to 1.414 and a power of two. */
export function splitPowerOfTwo(x: number): readonly [fraction: number, twos: number] {
  let fraction = x;
  let twos = 0;
  for (const step of steps) {
    while (fraction >= step.factor) {
      fraction /= step.factor;
      twos += step.twos;
    }
    while (fraction * step.factor < 2) {
      fraction *= step.factor;
      twos -= step.twos;
    }
  }
  return fraction > Math.SQRT2 ? [fraction / 2, twos + 1] : [fraction, twos];
}
