import type { Weighted } from "../chance/Chance.ts";
import { starClasses, type StarClass } from "./starClasses.ts";

type Mix = readonly Weighted<StarClass>[];

/** Main stars by mass code in the disc, a to h; low mass codes have light stars. */
const discMixes: readonly Mix[] = [
  [
    ["M", 30],
    ["L", 34],
    ["T", 22],
    ["Y", 14],
  ],
  [
    ["M", 82],
    ["L", 9],
    ["T", 5],
    ["Y", 2],
    ["TTS", 1],
    ["K", 1],
  ],
  [
    ["M", 41],
    ["K", 48],
    ["G", 5],
    ["TTS", 4],
    ["L", 1],
    ["DC", 1],
  ],
  [
    ["F", 33],
    ["G", 26],
    ["K", 18],
    ["A", 13],
    ["TTS", 4],
    ["DA", 3],
    ["DC", 1],
    ["N", 2.6],
    ["DAZ", 0.2],
    ["DB", 0.2],
  ],
  [
    ["A", 44],
    ["B", 26],
    ["N", 15],
    ["DA", 5],
    ["DQ", 2],
    ["C", 2],
    ["S", 1],
    ["MS", 1],
    ["AeBe", 4],
  ],
  [
    ["B", 66],
    ["A", 6],
    ["N", 16],
    ["H", 6],
    ["C", 2],
    ["CN", 1],
    ["AeBe", 3],
  ],
  [
    ["B", 34],
    ["O", 40],
    ["H", 16],
    ["N", 6],
    ["W", 4],
  ],
  [
    ["O", 40],
    ["H", 40],
    ["W", 14],
    ["N", 6],
  ],
];

/** Main stars by mass code in the core, where many heavy stars have become neutron stars and black holes. */
const coreMixes: readonly Mix[] = [
  [
    ["M", 24],
    ["L", 30],
    ["T", 26],
    ["Y", 20],
  ],
  [
    ["M", 80],
    ["L", 10],
    ["T", 6],
    ["Y", 4],
  ],
  [
    ["M", 48],
    ["K", 46],
    ["G", 4],
    ["DC", 2],
  ],
  [
    ["F", 30],
    ["G", 28],
    ["K", 24],
    ["A", 8],
    ["N", 6],
    ["DA", 3],
    ["DQ", 1],
  ],
  [
    ["N", 56],
    ["A", 20],
    ["B", 8],
    ["DA", 6],
    ["H", 6],
    ["C", 2],
    ["S", 2],
  ],
  [
    ["N", 60],
    ["H", 24],
    ["B", 16],
  ],
  [
    ["H", 62],
    ["N", 34],
    ["W", 4],
  ],
  [
    ["H", 90],
    ["N", 10],
  ],
];

/** A mix as cumulative thresholds from 0 to 1: the class is the first whose threshold exceeds the draw. */
interface Ladder {
  readonly thresholds: readonly number[];
  readonly classes: readonly number[];
}

function ladderOf(mix: Mix): Ladder {
  const total = mix.reduce((sum, [, weight]) => sum + weight, 0);
  let reached = 0;
  const thresholds = mix.map(([, weight]) => (reached += weight / total));
  return { thresholds, classes: mix.map(([value]) => starClasses.indexOf(value)) };
}

const discLadders = discMixes.map(ladderOf);
const coreLadders = coreMixes.map(ladderOf);

/** Returns the index in `starClasses` for a draw from 0 to 1 and a mass code, in the disc or in the core. */
export function starClassIndex(massCode: number, draw: number, isCore: boolean): number {
  const ladder = (isCore ? coreLadders : discLadders)[massCode];
  if (ladder === undefined) throw new RangeError(`no mass code ${massCode}`);
  const { thresholds, classes } = ladder;
  let rung = 0;
  while (rung < thresholds.length - 1 && draw >= (thresholds[rung] ?? 1)) rung += 1;
  return classes[rung] ?? 0;
}
