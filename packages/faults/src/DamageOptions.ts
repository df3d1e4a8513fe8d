import type { Dialect } from "@shipslog/contract";
import {
  dialectOption,
  functionOption,
  numberOption,
  objectOption,
  requireOption,
  requireOptions,
  required,
  type OptionShape,
  type OptionShapes,
} from "@shipslog/contract/internal";
import type { FaultDemand, RandomNumbers } from "./damage/FaultContext.ts";
import type { Planner } from "./damage/planWithDamage.ts";
import { faults } from "./faults.ts";

/** How a session is damaged and planned. */
export interface DamageOptions {
  /** The share of candidates to damage, by name of fault, from 0 to 1; faults not named do nothing. */
  readonly rates: Readonly<Record<string, number>>;
  /** The dialect of the moments and of the planner, which decides the severity of the findings; `defaultDialect` by default. */
  readonly dialect?: Dialect;
  readonly plan: Planner;
  /** Asks for single faults while the steps are taken, in addition to `rates`. */
  readonly demand?: FaultDemand;
  /**
   * Opens a stream of random numbers by name: that of a fault in events, or `steps`, which the faults in text and files
   * share. Seeded streams make the damage repeatable.
   */
  readonly randomFor: (stream: string) => RandomNumbers;
}

const shapes: OptionShapes<DamageOptions> = {
  rates: required(objectOption),
  dialect: dialectOption,
  plan: required(functionOption),
  demand: objectOption,
  randomFor: required(functionOption),
};
const rate = required(numberOption({ min: 0, max: 1 }));
const noRate: OptionShape = {
  allowed: `left out, because there is no fault of this name; the faults are ${faults.map(({ name }) => name).join(", ")}`,
  accepts: () => false,
};

/** Throws a TypeError for options that are not what their types say, and for a rate of an unknown fault. */
export function requireDamageOptions(options: DamageOptions): void {
  requireOptions(options, shapes);
  for (const [name, given] of Object.entries(options.rates)) {
    requireOption(`rates.${name}`, given, faults.some((fault) => fault.name === name) ? rate : noRate);
  }
}
