import type { Dialect } from "@shipslog/contract";
import type { ObservedDeclaration } from "@shipslog/contract/observed";
import {
  dialectOption,
  either,
  flagOption,
  numberOption,
  objectOption,
  offsetOption,
  oneOf,
  requireOptions,
  timeOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { lackOf } from "../games/features.ts";
import { gameNames, type GameName } from "../games/games.ts";
import { problemsOfScenario } from "../scenarios/parseScenario.ts";
import type { Scenario } from "../scenarios/Scenario.ts";
import { scenarioNames, type ScenarioName } from "../scenarios/scenarios.ts";
import { languages, type Language } from "../text/translate.ts";
import type { GameSetup, ScriptedScenario } from "./GameSetup.ts";
import { problemsOfScript } from "./parseScript.ts";

/** The options of a simulation; the same options give the same moments on every machine. */
export interface SimulateOptions {
  /** A whole number; 1 by default. */
  readonly seed?: number;
  /** The seed of the galaxy, for players who share one; `seed` by default. */
  readonly galaxySeed?: number;
  /** The name of a built-in scenario, or a scenario of your own, with weights or a script; `explorer` by default. */
  readonly scenario?: ScenarioName | Scenario | ScriptedScenario;
  /** `defaultDialect` of the contract by default. */
  readonly dialect?: Dialect;
  /** The version of the game in dialect `live`: its header, kinds, fields and files; by default the newest form of every line. */
  readonly game?: GameName;
  /**
   * The language of the client in dialect `live`; English by default. French texts are complete, those of other languages few: the rest stays
   * English. Dialect `spec` is always English.
   */
  readonly language?: Language;
  /**
   * True writes the forms of lines that real journals have and most lines have not, such as a Loadout without HullValue, about as often as
   * the usual ones. Dialect `live` only; false by default.
   */
  readonly rare?: boolean;
  /** When the game starts, as a Date or in milliseconds since 1970; by default 2026-01-01T00:00:00Z, or a day on which `game` was played. */
  readonly start?: number | Date;
  /** How long to play before leaving the game; without it the session never ends. */
  readonly durationMs?: number;
  /** Whether the time to play is spread over evenings, each a journal, with pauses as those of real players; false by default. */
  readonly evenings?: boolean;
  /** The longest pause between two journals of `evenings`. */
  readonly longestPauseMs?: number;
  /** How far the clock of the player is ahead of UTC, or is at a time; `evenings` begin when players play. 0 by default. */
  readonly utcOffsetMinutes?: number | ((timeMs: number) => number);
  /** False omits Status.json, and with it the moments at which nothing else changes. */
  readonly status?: boolean;
  /**
   * The declarations of the observed kinds, which `@shipslog/contract/observed/declarations` exports, for the step `write` in dialect `live`.
   * Without them its events of observed kinds are written as they are given.
   */
  readonly observed?: readonly ObservedDeclaration[];
  /** False omits the moments at which only time changes Status.json, for a writer that keeps only its last content. */
  readonly idleStatus?: boolean;
}

const seed = numberOption({ isWhole: true, min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

/** What every simulated game takes, with a scenario or directed. */
export const sessionShapes = {
  seed: { ...seed, allowed: "a whole number" },
  galaxySeed: { ...seed, allowed: "a whole number" },
  dialect: dialectOption,
  game: oneOf(gameNames),
  language: oneOf(languages),
  start: timeOption,
  status: flagOption,
  rare: flagOption,
} as const;

const shapes: OptionShapes<SimulateOptions> = {
  ...sessionShapes,
  scenario: either(oneOf(scenarioNames), { ...objectOption, allowed: "a scenario of your own" }),
  durationMs: numberOption({ min: 0, max: Infinity, unit: "milliseconds" }),
  evenings: flagOption,
  longestPauseMs: numberOption({ min: 0, max: Infinity, unit: "milliseconds" }),
  utcOffsetMinutes: offsetOption,
  observed: { allowed: "an array of declarations", accepts: Array.isArray },
  idleStatus: flagOption,
};

const problemsOfAny = (scenario: object) =>
  "script" in scenario ? problemsOfScript(scenario) : problemsOfScenario(scenario);

/** Throws a TypeError for options that are not what their types say. */
export function requireSimulateOptions(options: SimulateOptions): void {
  requireOptions(options, shapes);
  requireGame(options, typeof options.scenario === "object" && "script" in options.scenario ? options.scenario : {});
  const { scenario } = options;
  const [problem] = typeof scenario === "object" ? problemsOfAny(scenario) : [];
  if (problem === undefined) return;
  const where = problem.pointer === "" ? "" : `${problem.pointer}: `;
  throw new TypeError(`option "scenario" is not a scenario: ${where}${problem.message}`);
}

/** Throws a TypeError for a game in dialect `spec`, and for a setup that the game does not have. */
export function requireGame({ game, dialect }: Pick<SimulateOptions, "game" | "dialect">, setup: GameSetup): void {
  if (game === undefined) return;
  if (dialect === "spec") throw new TypeError(`option "game" must be left out in dialect spec, which has no versions`);
  const lack = lackOf(game, setup);
  if (lack !== undefined) throw new TypeError(`the options are impossible: ${lack}`);
}
