import type { Statement } from "@shipslog/contract/specification";
import { rules } from "../rules/rules.ts";
import { rulePage, type Damage } from "./rulePage.ts";
import { rulesPage } from "./rulesPage.ts";

/**
 * The pages of the rules, as path and text. `statements` are those of the specification as they are declared now, not as last
 * generated; `damages` are the ways in which a test breaks each rule, by rule id.
 */
export function outputs(
  statements: readonly Statement[],
  damages: Readonly<Record<string, readonly Damage[]>>,
): readonly { readonly path: string; readonly text: string }[] {
  return [
    ...rules.map((rule) => ({
      path: `docs/rules/${rule.id}.md`,
      text: rulePage(rule, statements, damages[rule.id] ?? []),
    })),
    { path: "docs/rules/README.md", text: rulesPage(rules) },
  ];
}
