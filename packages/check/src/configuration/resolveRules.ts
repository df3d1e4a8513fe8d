import type { Dialect, IssueCode, Severity } from "@shipslog/contract";
import type { LineDefect } from "@shipslog/contract/text";
import type { CheckOptions } from "./CheckOptions.ts";
import type { Rule } from "../rules/Rule.ts";

/** A rule that is on, with its severity; undefined leaves it to the contract, which softens known deviations. */
export interface ActiveRule {
  readonly rule: Rule;
  readonly severity: Severity | undefined;
}

/** The rules of a check, sorted by who judges them. */
export interface ResolvedRules {
  readonly dialect: Dialect;
  readonly collectsDrift: boolean;
  readonly byIssue: ReadonlyMap<IssueCode, ActiveRule>;
  readonly byDefect: ReadonlyMap<LineDefect, ActiveRule>;
  readonly stateful: readonly (ActiveRule & { readonly severity: Severity })[];
}

/** What a rule is set to: by the caller, by drift, by itself. */
function settingOf(rule: Rule, { dialect, rules = {}, drift = false }: CheckOptions): Severity | "off" {
  const own = rule.severity[dialect] ?? "off";
  const given = Object.hasOwn(rules, rule.id) ? rules[rule.id] : undefined;
  return given ?? (drift && own === "off" && rule.issue !== undefined ? "note" : own);
}

/** Works out which rules are on, and at which severity. */
export function resolveRules(rules: readonly Rule[], options: CheckOptions): ResolvedRules {
  const active: ActiveRule[] = rules
    .filter((rule) => rule.severity[options.dialect] !== undefined && settingOf(rule, options) !== "off")
    .map((rule) => {
      const isContracts = rule.issue !== undefined && rule.severity[options.dialect] !== "off";
      const isGiven = Object.hasOwn(options.rules ?? {}, rule.id);
      return { rule, severity: isContracts && !isGiven ? undefined : (settingOf(rule, options) as Severity) };
    });
  const issues = active.flatMap((each) => (each.rule.issue === undefined ? [] : ([[each.rule.issue, each]] as const)));
  const defects = active.flatMap((each) =>
    each.rule.defect === undefined ? [] : ([[each.rule.defect, each]] as const),
  );
  return {
    dialect: options.dialect,
    collectsDrift: options.drift ?? false,
    byIssue: new Map(issues),
    byDefect: new Map(defects),
    stateful: active.filter(
      (each): each is ResolvedRules["stateful"][number] => each.rule.start !== undefined && each.severity !== undefined,
    ),
  };
}
