import type { Severity } from "@shipslog/contract";

/** The setting of one rule: a severity, or off. */
export type RuleSetting = Severity | "off";

/** Settings of rules, by rule id as `layout`, or for all rules of a basis as `game/*`; the setting of a single rule wins. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>;
