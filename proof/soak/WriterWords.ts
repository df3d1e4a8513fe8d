import { parseArgs } from "node:util";

const options = {
  out: { type: "string" },
  answers: { type: "string" },
  start: { type: "string" },
  seed: { type: "string" },
  speed: { type: "string" },
  seconds: { type: "string" },
} as const;

/** What a writer is told: where to write, from when, and for how long. */
export interface WriterWords {
  readonly out: string;
  readonly answers: string;
  readonly start: string;
  readonly seed: number;
  readonly speed: number;
  readonly seconds: number;
}

/** Prints the words of a writer's command line. */
export function printWords(words: WriterWords): readonly string[] {
  return Object.entries(words).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

/** Parses the command line of a writer. */
export function parseWords(): WriterWords {
  const { out = "", answers = "", start = "", seed, speed, seconds } = parseArgs({ options }).values;
  return { out, answers, start, seed: Number(seed), speed: Number(speed), seconds: Number(seconds) };
}
