import type { Statement } from "@shipslog/contract/specification";
import { rules } from "../rules/rules.ts";
import { corpusPage } from "./corpusPage.ts";
import { corpusProofIn } from "./CorpusProof.ts";
import { rulePage } from "./rulePage.ts";
import { rulesPage } from "./rulesPage.ts";

/**
 * The pages of the rules, as path and text; `record` is the result of the proof over real journals, if there is one.
 * `statements` are those of the specification as they are declared now, not as last generated.
 */
export function outputs(
  record: unknown,
  statements: readonly Statement[],
): readonly { readonly path: string; readonly text: string }[] {
  const proof = corpusProofIn(record);
  return [
    ...rules.map((rule) => ({ path: `docs/rules/${rule.id}.md`, text: rulePage(rule, proof, statements) })),
    { path: "docs/rules/README.md", text: rulesPage(rules, proof) },
    { path: "docs/corpus-findings.md", text: corpusPage(proof) },
  ];
}
