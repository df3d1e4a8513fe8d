import { severities, type Dialect, type Severity } from "@shipslog/contract";
import type { CheckOptions, RuleSettings } from "./CheckOptions.ts";
import type { Rule } from "../rules/Rule.ts";

/** The name of a preset. */
export type Preset = Dialect;

/** The presets: what a specification-true producer is held to, and what the game's own journals are held to. */
export const presets: Readonly<Record<Preset, CheckOptions>> = {
  spec: { dialect: "spec" },
  live: { dialect: "live" },
};

/** What a configuration file says. */
export interface Configuration {
  readonly preset: Preset;
  readonly rules: RuleSettings;
}

/** A configuration that was read, or everything that is wrong with its text. */
export type ParsedConfiguration =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads a configuration file, `{ "preset": "live", "rules": { "layout": "off" } }`; no text makes it throw. */
export function parseConfiguration(text: string, known: readonly Rule[]): ParsedConfiguration {
  const value = parseObject(text);
  if (value === undefined) return { ok: false, problems: ["the configuration is not a JSON object"] };
  const { preset = "spec", rules = {}, ...others } = value;
  const problems = [
    ...Object.keys(others).map((key) => `"${key}" is no setting; there are "preset" and "rules"`),
    ...(isPreset(preset) ? [] : [`"preset" is "spec" or "live"`]),
    ...problemsOfRules(rules, known),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, configuration: { preset: preset as Preset, rules: rules as RuleSettings } };
}

function isPreset(value: unknown): value is Preset {
  return typeof value === "string" && Object.hasOwn(presets, value);
}

/** Says what is wrong with settings of rules: an id that no rule has, or a setting that is none. */
export function problemsOfRules(settings: unknown, known: readonly Rule[]): readonly string[] {
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) {
    return [`"rules" is an object of settings by rule`];
  }
  return Object.entries(settings).flatMap(([id, setting]) => {
    if (!known.some((rule) => rule.id === id)) return [`no rule is called "${id}"`];
    const isSetting = setting === "off" || severities.includes(setting as Severity);
    return isSetting ? [] : [`"${id}" is set to off, ${severities.join(", ")}`];
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
