import { severities } from "@shipslog/contract";
import {
  arrayOf,
  dialectOption,
  either,
  flagOption,
  functionOption,
  objectOption,
  oneOf,
  required,
  requireOption,
  requireOptions,
  textOption,
  type OptionShape,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { problemsOfBaseline } from "../baseline/Baseline.ts";
import { basisNames } from "../declare/Rule.ts";
import { isRuleKey } from "./ruleKeys.ts";
import { rules } from "../rules/rules.ts";
import type { CheckOptions } from "./CheckOptions.ts";
import type { RuleOverride } from "./RuleOverride.ts";
import type { RuleSettings } from "./RuleSettings.ts";

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
const texts = arrayOf(textOption);
const overrideShapes: OptionShapes<RuleOverride> = {
  folders: texts,
  kinds: texts,
  paths: texts,
  rules: required(objectOption),
};
const setting = oneOf(["off", ...severities]);
const noSetting: OptionShape = { allowed: "left out, because no rule has this id", accepts: () => false };

/** Throws a TypeError for options that are not what their types say. */
export function requireCheckOptions(options: CheckOptions): void {
  requireOptions(options, shapes);
  requireSettings("rules", options.rules ?? {});
  for (const [at, override] of (options.overrides ?? []).entries()) requireOverride(`overrides[${at}]`, override);
  const [problem] = options.baseline === undefined ? [] : problemsOfBaseline(options.baseline);
  if (problem !== undefined) throw new TypeError(`option "baseline" is not a baseline: ${problem}`);
}

function requireSettings(name: string, settings: RuleSettings): void {
  for (const [id, given] of Object.entries(settings)) {
    requireOption(`${name}.${id}`, given, isRuleKey(id, rules) ? setting : noSetting);
  }
}

function requireOverride(name: string, override: RuleOverride): void {
  for (const [key, shape] of Object.entries(overrideShapes)) {
    requireOption(`${name}.${key}`, override[key as keyof RuleOverride], shape);
  }
  // A misspelt list would fit everything.
  requireOptions(override, overrideShapes);
  requireSettings(`${name}.rules`, override.rules);
}
