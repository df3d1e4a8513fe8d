import { defaultDialect, type Dialect, type IssueCode, type Severity } from "@shipslog/contract";
import type { ObservedDifference } from "@shipslog/contract/observed";
import type { LineDefect } from "@shipslog/contract/text";
import type { CheckOptions } from "./CheckOptions.ts";
import { basisNameOf, type Rule } from "../declare/Rule.ts";
import { isOnByOverride } from "./RuleOverride.ts";
import { givenSetting } from "./ruleKeys.ts";
import { ObservedJudges } from "../observed/ObservedJudges.ts";

/** An active rule with its severity; undefined leaves the severity to the contract, which softens known deviations. */
export interface ActiveRule {
  readonly rule: Rule;
  readonly severity: Severity | undefined;
}

/** The active rules of a check, by how they are judged. */
export interface ResolvedRules {
  readonly dialect: Dialect;
  readonly collectsDrift: boolean;
  readonly timer: (() => number) | undefined;
  /** Rules that report an issue of the contract. */
  readonly byIssue: ReadonlyMap<IssueCode, ActiveRule>;
  /** Rules that report a defect of a line. */
  readonly byDefect: ReadonlyMap<LineDefect, ActiveRule>;
  /** Rules that report a difference from the observed kinds. */
  readonly byObserved: ReadonlyMap<ObservedDifference | "bounds", ActiveRule>;
  /** The judges of observed kinds, shared by all sessions. */
  readonly judges: ObservedJudges;
  /** Rules that keep state over a session. */
  readonly stateful: readonly (ActiveRule & { readonly severity: Severity })[];
}

/** The setting of a rule: from the caller, else from drift, else its own. */
function settingOf(rule: Rule, dialect: Dialect, { rules, drift = false }: CheckOptions): Severity | "off" {
  const own = rule.severity[dialect] ?? "off";
  return givenSetting(rule, rules) ?? (drift && own === "off" && rule.issue !== undefined ? "note" : own);
}

/** Whether a rule is among those that a check is limited to. */
export function isAmong(rule: Pick<Rule, "id" | "basis">, only: CheckOptions["only"]): boolean {
  if (only === undefined) return true;
  return typeof only === "string" ? basisNameOf(rule) === only : only.includes(rule.id);
}

/** Resolves which rules are active, and at which severity. */
export function resolveRules(rules: readonly Rule[], options: CheckOptions): ResolvedRules {
  const { dialect = defaultDialect, only } = options;
  const isOn = (rule: Rule) => settingOf(rule, dialect, options) !== "off" || isOnByOverride(rule, options);
  const active: ActiveRule[] = rules
    .filter((rule) => isAmong(rule, only))
    .filter((rule) => rule.severity[dialect] !== undefined && isOn(rule))
    .map((rule) => {
      // The check itself judges kinds that have no contract.
      const isByContract =
        rule.issue !== undefined && rule.issue !== "unknown-kind" && rule.severity[dialect] !== "off";
      const isGiven = givenSetting(rule, options.rules) !== undefined;
      const setting = settingOf(rule, dialect, options);
      // The override that switches a rule on gives its findings their severity.
      return { rule, severity: isByContract && !isGiven ? undefined : setting === "off" ? "note" : setting };
    });
  const issues = active.flatMap((each) => (each.rule.issue === undefined ? [] : ([[each.rule.issue, each]] as const)));
  const defects = active.flatMap((each) =>
    each.rule.defect === undefined ? [] : ([[each.rule.defect, each]] as const),
  );
  const differences = active.flatMap((each) =>
    each.rule.observed === undefined ? [] : ([[each.rule.observed, each]] as const),
  );
  return {
    dialect,
    collectsDrift: options.drift ?? false,
    timer: options.timer,
    byIssue: new Map(issues),
    byDefect: new Map(defects),
    byObserved: new Map(differences),
    judges: new ObservedJudges(options.observed, differences.length > 0),
    stateful: active.filter(
      (each): each is ResolvedRules["stateful"][number] => each.rule.start !== undefined && each.severity !== undefined,
    ),
  };
}
