import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** Runs axe-core on an open page and lists its violations, one per element; a page without anything to check is reported too. */
export async function axeViolations(page: Page, where: string): Promise<readonly string[]> {
  // Evaluated instead of added as a script, which the content security policy would block.
  await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(document, { resultTypes: ["violations"] })`);
  if (passes.length === 0) return [`${where}: axe found nothing to check`];
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${where}: ${id}: ${html.slice(0, 200)}`));
}
