import {
  dialectOption,
  either,
  flagOption,
  numberOption,
  objectOption,
  oneOf,
  requireOptions,
  timeOption,
  type OptionShapes,
} from "@shipslog/contract/options";
import type { SimulateOptions } from "./SimulateOptions.ts";
import { problemsOfScript } from "./director/parseScript.ts";
import { problemsOfScenario } from "./scenarios/parseScenario.ts";
import { scenarioNames } from "./scenarios/scenarios.ts";
import { languages } from "./text/translate.ts";

const seed = numberOption({ isWhole: true, min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

/** What every simulated game takes, with a scenario or directed. */
export const sessionShapes = {
  seed: { ...seed, allowed: "a whole number" },
  galaxySeed: { ...seed, allowed: "a whole number" },
  dialect: dialectOption,
  language: oneOf(languages),
  start: timeOption,
  status: flagOption,
} as const;

const shapes: OptionShapes<SimulateOptions> = {
  ...sessionShapes,
  scenario: either(oneOf(scenarioNames), { ...objectOption, allowed: "a scenario of your own" }),
  durationMs: numberOption({ min: 0, max: Infinity, unit: "milliseconds" }),
  idleStatus: flagOption,
};

const problemsOfAny = (scenario: object) =>
  "script" in scenario ? problemsOfScript(scenario) : problemsOfScenario(scenario);

/** Throws a TypeError for options that are not what their types say. */
export function requireSimulateOptions(options: SimulateOptions): void {
  requireOptions(options, shapes);
  const { scenario } = options;
  const [problem] = typeof scenario === "object" ? problemsOfAny(scenario) : [];
  if (problem === undefined) return;
  const where = problem.pointer === "" ? "" : `${problem.pointer}: `;
  throw new TypeError(`option "scenario" is not a scenario: ${where}${problem.message}`);
}
