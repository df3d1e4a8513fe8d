import { observedPages } from "../../../packages/contract/src/generate/observed/observedPages.ts";
import { pageAddressOf } from "../addresses.ts";
import { rewriteLinks } from "../links.ts";
import type { Page } from "../Page.ts";

/** A page for each kind that is described from real journals, and one that lists them. */
export function observedKindPages(): readonly Page[] {
  return observedPages().map(({ path: file, text }) => {
    const page = pageAddressOf(file) ?? file;
    return { path: page, text: rewriteLinks(text, { file, page }) };
  });
}
