import type { Step } from "@shipslog/simulator";
import { drawScript } from "../../lab/simulator/director/drawScript.ts";

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
