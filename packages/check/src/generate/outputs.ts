import type { Statement } from "@shipslog/contract/specification";
import { rules } from "../rules/rules.ts";
import { rulePage, type Damage } from "./rulePage.ts";
import { rulesPage } from "./rulesPage.ts";

interface Output {
  readonly path: string;
  readonly text: string;
}

/** The list of the rules, as path and text. */
export function outputs(): readonly Output[] {
  return [{ path: "docs/rules.md", text: rulesPage(rules) }];
}

/**
 * Every page that only the docs site has: one for each rule. `statements` are those of the specification as they are declared now, not as
 * last generated; `damages` are the ways in which a test breaks each rule, by rule id.
 */
export function rulePages(
  statements: readonly Statement[],
  damages: Readonly<Record<string, readonly Damage[]>>,
): readonly Output[] {
  return rules.map((rule) => ({
    path: `docs/rules/${rule.id}.md`,
    text: rulePage(rule, statements, damages[rule.id] ?? []),
  }));
}
