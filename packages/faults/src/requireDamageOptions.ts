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
import type { DamageOptions } from "./DamageOptions.ts";
import { faults } from "./faults.ts";

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
