import { severities, type Dialect, type Severity } from "@shipslog/contract";
import { nearestWord } from "@shipslog/contract/internal";
import type { Rule } from "../declare/Rule.ts";
import type { RuleSettings } from "./RuleSettings.ts";
import type { RuleOverride } from "./RuleOverride.ts";
import { allRuleKeys, isRuleKey } from "./ruleKeys.ts";

/** The presets of a configuration file: each is the dialect it checks against. */
const presets: readonly Dialect[] = ["spec", "live"];

/** The content of a configuration file. */
export interface Configuration {
  /** The dialect to check against; undefined leaves it to the caller. */
  readonly preset: Dialect | undefined;
  readonly rules: RuleSettings;
  /** Settings for some folders, kinds or fields. */
  readonly overrides: readonly RuleOverride[];
  /** The baseline file, relative to the file of the configuration; undefined when there is none. */
  readonly baseline: string | undefined;
}

/** A parsed configuration, or all problems of its text. */
type ParsedConfiguration =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Parses a configuration file, `{ "preset": "live", "rules": { "layout": "off" }, "overrides": [{ "kinds": ["StoredShips"],
 * "rules": { "observed-missing": "off" } }], "baseline": "accepted.json" }`; never throws.
 */
export function parseConfiguration(text: string, known: readonly Rule[]): ParsedConfiguration {
  const value = parseObject(text);
  if (value === undefined) return { ok: false, problems: ["the configuration is not a JSON object"] };
  const { preset, rules = {}, overrides = [], baseline, ...others } = value;
  const problems = [
    ...Object.keys(others).map((key) => `unknown setting "${key}"; use "preset", "rules", "overrides" and "baseline"`),
    ...(preset === undefined || isPreset(preset) ? [] : [`"preset" must be "spec" or "live"`]),
    ...problemsOfRules(rules, known),
    ...problemsOfOverrides(overrides, known),
    ...(baseline === undefined || typeof baseline === "string" ? [] : [`"baseline" must be the path of a file`]),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, configuration: { preset, rules, overrides, baseline } as Configuration };
}

function isPreset(value: unknown): value is Dialect {
  return presets.includes(value as Dialect);
}

const listNames = ["folders", "kinds", "paths"];

function problemsOfOverrides(overrides: unknown, known: readonly Rule[]): readonly string[] {
  if (!Array.isArray(overrides)) return [`"overrides" must be an array`];
  return overrides.flatMap((each: unknown, index): readonly string[] => {
    const { rules, ...lists } = (typeof each === "object" ? (each ?? {}) : {}) as Record<string, unknown>;
    const isList = (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === "string");
    const wrong = Object.entries(lists).filter(([name, list]) => !listNames.includes(name) || !isList(list));
    return [
      ...(Object.keys(lists).length === 0 ? [`it needs "folders", "kinds" or "paths"`] : []),
      ...wrong.map(([name]) => `"${name}" must be "folders", "kinds" or "paths" with an array of texts`),
      ...problemsOfRules(rules, known),
    ].map((problem) => `overrides[${index}]: ${problem}`);
  });
}

/** Lists the problems of rule settings: an unknown rule id or an unknown setting. */
function problemsOfRules(settings: unknown, known: readonly Rule[]): readonly string[] {
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) {
    return [`"rules" must be an object of settings by rule id`];
  }
  return Object.entries(settings).flatMap(([id, setting]) => {
    if (!isRuleKey(id, known)) return [`unknown rule "${id}"; ${hintFor(id, known)}`];
    const isSetting = setting === "off" || severities.includes(setting as Severity);
    return isSetting ? [] : [`"${id}" must be off, ${severities.join(", ")}`];
  });
}

function hintFor(id: string, known: readonly Rule[]): string {
  const nearest = nearestWord(id, allRuleKeys(known));
  return nearest === undefined ? "shipslog explain lists the rules" : `did you mean "${nearest}"?`;
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
