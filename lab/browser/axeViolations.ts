import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** Lets axe-core judge an open page and says what it found, a line for each element; a page it found nothing to judge on is a complaint too. */
export async function violationsIn(page: Page, where: string): Promise<readonly string[]> {
  // Evaluated, not added as a script: a strict content security policy lets no script in.
  await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(document, { resultTypes: ["violations"] })`);
  if (passes.length === 0) return [`${where}: axe judged nothing`];
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${where}: ${id}: ${html.slice(0, 200)}`));
}
