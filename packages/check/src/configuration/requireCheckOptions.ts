import { severities } from "@shipslog/contract";
import {
  arrayOf,
  dialectOption,
  either,
  flagOption,
  functionOption,
  objectOption,
  oneOf,
  requireOption,
  requireOptions,
  type OptionShape,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { problemsOfBaseline } from "../baseline/Baseline.ts";
import { basisNames } from "../declare/Rule.ts";
import { isRuleKey } from "./ruleKeys.ts";
import { rules } from "../rules/rules.ts";
import type { CheckOptions } from "./CheckOptions.ts";

const ruleId: OptionShape = {
  allowed: "the id of a rule",
  accepts: (value) => rules.some(({ id }) => id === value),
};
const shapes: OptionShapes<CheckOptions> = {
  dialect: dialectOption,
  rules: objectOption,
  only: either(oneOf(basisNames), arrayOf(ruleId)),
  overrides: arrayOf(objectOption),
  baseline: objectOption,
  drift: flagOption,
  timer: functionOption,
  observed: arrayOf(objectOption),
};
const setting = oneOf(["off", ...severities]);
const noSetting: OptionShape = { allowed: "left out, because no rule has this id", accepts: () => false };

/** Throws a TypeError for options that are not what their types say. */
export function requireCheckOptions(options: CheckOptions): void {
  requireOptions(options, shapes);
  for (const [id, given] of Object.entries(options.rules ?? {})) {
    requireOption(`rules.${id}`, given, isRuleKey(id, rules) ? setting : noSetting);
  }
  for (const { rules: settings } of options.overrides ?? []) requireCheckOptions({ rules: settings });
  const [problem] = options.baseline === undefined ? [] : problemsOfBaseline(options.baseline);
  if (problem !== undefined) throw new TypeError(`option "baseline" is not a baseline: ${problem}`);
}
