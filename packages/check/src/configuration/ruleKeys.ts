import { basisNameOf, basisNames, type Rule } from "../declare/Rule.ts";
import type { RuleSetting, RuleSettings } from "./RuleSettings.ts";

/** The keys under which a setting of a rule is looked up: its id, as reports print it, then all rules of its basis. */
function keysOf(rule: Rule): readonly string[] {
  const basis = basisNameOf(rule);
  return [rule.id, `${basis}/${rule.id}`, `${basis}/*`];
}

/** Whether a key of rule settings names a rule or a basis. */
export function isRuleKey(key: string, known: readonly Rule[]): boolean {
  return allRuleKeys(known).includes(key);
}

/** Every key of rule settings: of a rule, and of a basis. */
export function allRuleKeys(known: readonly Rule[]): readonly string[] {
  return [...new Set([...known.flatMap(keysOf), ...basisNames.map((basis) => `${basis}/*`)])];
}

/** The setting of a rule; undefined when no key names it. */
export function givenSetting(rule: Rule, settings: RuleSettings = {}): RuleSetting | undefined {
  const key = keysOf(rule).find((each) => Object.hasOwn(settings, each));
  return key === undefined ? undefined : settings[key];
}
