import { basisNameOf, basisNames, type Rule } from "../declare/Rule.ts";
import type { RuleSetting, RuleSettings } from "./RuleSettings.ts";

/** The keys under which a setting of a rule is looked up: its id, as reports print it, then all rules of its basis. */
function keysOf(rule: Rule): readonly string[] {
  const basis = basisNameOf(rule);
  return [rule.id, `${basis}/${rule.id}`, `${basis}/*`];
}

/** Whether a key of rule settings names a rule or a basis. */
export function isRuleKey(key: string, known: readonly Rule[]): boolean {
  return basisNames.some((basis) => key === `${basis}/*`) || known.some((rule) => keysOf(rule).includes(key));
}

/** The setting of a rule; undefined when no key names it. */
export function givenSetting(rule: Rule, settings: RuleSettings = {}): RuleSetting | undefined {
  const key = keysOf(rule).find((each) => Object.hasOwn(settings, each));
  return key === undefined ? undefined : settings[key];
}
