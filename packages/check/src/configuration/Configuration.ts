import { severities, type Dialect, type Severity } from "@shipslog/contract";
import type { Rule } from "../declare/Rule.ts";
import type { RuleSettings } from "./CheckOptions.ts";
import { isRuleKey } from "./ruleKeys.ts";

/** The presets of a configuration file: each is the dialect it checks against. */
const presets: readonly Dialect[] = ["spec", "live"];

/** The content of a configuration file. */
export interface Configuration {
  /** The dialect to check against; undefined leaves it to the caller. */
  readonly preset: Dialect | undefined;
  readonly rules: RuleSettings;
}

/** A parsed configuration, or all problems of its text. */
type ParsedConfiguration =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Parses a configuration file, `{ "preset": "live", "rules": { "layout": "off" } }`; never throws. */
export function parseConfiguration(text: string, known: readonly Rule[]): ParsedConfiguration {
  const value = parseObject(text);
  if (value === undefined) return { ok: false, problems: ["the configuration is not a JSON object"] };
  const { preset, rules = {}, ...others } = value;
  const problems = [
    ...Object.keys(others).map((key) => `unknown setting "${key}"; use "preset" and "rules"`),
    ...(preset === undefined || isPreset(preset) ? [] : [`"preset" must be "spec" or "live"`]),
    ...problemsOfRules(rules, known),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, configuration: { preset: preset as Dialect | undefined, rules: rules as RuleSettings } };
}

function isPreset(value: unknown): value is Dialect {
  return presets.includes(value as Dialect);
}

/** Lists the problems of rule settings: an unknown rule id or an unknown setting. */
function problemsOfRules(settings: unknown, known: readonly Rule[]): readonly string[] {
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) {
    return [`"rules" must be an object of settings by rule id`];
  }
  return Object.entries(settings).flatMap(([id, setting]) => {
    if (!isRuleKey(id, known)) return [`unknown rule "${id}"`];
    const isSetting = setting === "off" || severities.includes(setting as Severity);
    return isSetting ? [] : [`"${id}" must be off, ${severities.join(", ")}`];
  });
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
