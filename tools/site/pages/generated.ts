import { rulePages } from "../../../packages/check/src/generate/outputs.ts";
import { ruleMutations } from "../../../packages/check/tests/helpers/mutations/ruleMutations.ts";
import { observedPages } from "../../../packages/contract/src/generate/observed/observedPages.ts";
import { statements } from "../../../packages/contract/src/generate/specification/statements.ts";
import { pageAddressOf } from "../addresses.ts";
import { rewriteLinks } from "../links.ts";
import type { Page } from "../Page.ts";

/** The pages that generators make for the site alone: one for each kind that is described from real journals, and one for each rule. */
export function generatedPages(): readonly Page[] {
  return [...observedPages(), ...rulePages(statements, ruleMutations)].map(({ path: file, text }) => {
    const page = pageAddressOf(file) ?? file;
    return { path: page, text: rewriteLinks(text, { file, page }) };
  });
}
