/** What the programs that direct a game have in common: their command line, and the steps that they ask for. */
import { parseArgs } from "node:util";
import type { Step } from "@shipslog/simulator";
import { drawScript } from "../../../packages/simulator/tests/helpers/director/drawScript.ts";

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

/** Steps that may take hours of play, longer than a short run lasts. */
const endless = new Set(["play", "until", "runLowOnFuel", "rideJetCone"]);

const stepsEach = 10;

/** Draws steps for as long as the time lasts, script by script; many of them are impossible where they come. */
export function* drawSteps(seed: number, seconds: number): Generator<readonly Step[], void, undefined> {
  const endMs = performance.now() + seconds * 1000;
  for (let number = seed; performance.now() < endMs; number++) {
    yield drawScript(number, stepsEach).filter((step) => !endless.has(step.do));
  }
}
