/** The ratings of a module, worst first; the index plus one is the class in its internal name. */
export const ratings = ["E", "D", "C", "B", "A"] as const;

/** The quality of a module for its size. */
export type Rating = (typeof ratings)[number];

/** The constants of one frame shift drive in the fuel law. */
export interface FrameShiftDrive {
  readonly optimalMassT: number;
  readonly fuelPerJumpMaxT: number;
  readonly linear: number;
  readonly power: number;
}

/** The linear constant depends on the rating alone. */
const linearByRating: Readonly<Record<Rating, number>> = { E: 0.011, D: 0.01, C: 0.008, B: 0.01, A: 0.012 };

/** By size: the power constant, then optimal mass and maximum fuel per jump for each rating. */
const bySize: Readonly<Record<number, readonly [number, Readonly<Record<Rating, readonly [number, number]>>]>> = {
  2: [2.0, { E: [48, 0.6], D: [54, 0.6], C: [60, 0.6], B: [75, 0.8], A: [90, 0.9] }],
  3: [2.15, { E: [80, 1.2], D: [90, 1.2], C: [100, 1.2], B: [125, 1.5], A: [150, 1.8] }],
  4: [2.3, { E: [280, 2.0], D: [315, 2.0], C: [350, 2.0], B: [438, 2.5], A: [525, 3.0] }],
  5: [2.45, { E: [560, 3.3], D: [630, 3.3], C: [700, 3.3], B: [875, 4.1], A: [1050, 5.0] }],
  6: [2.6, { E: [960, 5.3], D: [1080, 5.3], C: [1200, 5.3], B: [1500, 6.6], A: [1800, 8.0] }],
  7: [2.75, { E: [1440, 8.5], D: [1620, 8.5], C: [1800, 8.5], B: [2250, 10.6], A: [2700, 12.8] }],
};

/** Returns the constants of a drive; a long-range modification multiplies its optimal mass. */
export function frameShiftDrive(size: number, rating: Rating, massFactor = 1): FrameShiftDrive {
  const row = bySize[size];
  if (row === undefined) throw new RangeError(`there is no frame shift drive of size ${size}`);
  const [power, { [rating]: constants }] = row;
  const [optimalMassT, fuelPerJumpMaxT] = constants;
  return { optimalMassT: optimalMassT * massFactor, fuelPerJumpMaxT, linear: linearByRating[rating], power };
}
