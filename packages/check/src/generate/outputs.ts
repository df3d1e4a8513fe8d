import type { Statement } from "@shipslog/contract/specification";
import { rules } from "../rules/rules.ts";
import { rulePage } from "./rulePage.ts";
import { rulesPage } from "./rulesPage.ts";

/** The pages of the rules, as path and text; `statements` are those of the specification as they are declared now, not as last generated. */
export function outputs(statements: readonly Statement[]): readonly { readonly path: string; readonly text: string }[] {
  return [
    ...rules.map((rule) => ({ path: `docs/rules/${rule.id}.md`, text: rulePage(rule, statements) })),
    { path: "docs/rules/README.md", text: rulesPage(rules) },
  ];
}
