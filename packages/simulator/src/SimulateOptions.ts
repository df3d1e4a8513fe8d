import type { Dialect } from "@shipslog/contract";
import type { ScriptedScenario } from "./director/GameSetup.ts";
import type { Scenario } from "./scenarios/Scenario.ts";
import type { ScenarioName } from "./scenarios/scenarios.ts";
import type { Language } from "./text/translate.ts";

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
  /** The language of the client in dialect `live`; English by default. Dialect `spec` is always English. */
  readonly language?: Language;
  /** When the game starts, as a Date or in milliseconds since 1970; 2026-01-01T00:00:00Z by default. */
  readonly start?: number | Date;
  /** How long to play before leaving the game; without it the session never ends. */
  readonly durationMs?: number;
  /** False omits Status.json, and with it the moments at which nothing else changes. */
  readonly status?: boolean;
  /** False omits the moments at which only time changes Status.json, for a writer that keeps only its last content. */
  readonly idleStatus?: boolean;
}
