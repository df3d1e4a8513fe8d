import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { axeViolations } from "../lab/browser/axeViolations.ts";
import { launchBrowser } from "../lab/browser/launchBrowser.ts";
import { serveFolder, walkSite } from "../lab/site/walk.ts";
import { patienceMs } from "../lab/limits/patience.ts";
import { root } from "../lab/workspace.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** One page of each template: written, kind, rule, command, export, proof, flag. */
const templates = [
  "/",
  "/reference/FSDJump.html",
  "/rules/half-line.html",
  "/commands/check.html",
  "/exports/shipslog-journal.html",
  "/proof/contract-size.html",
  "/flags/Flags/Docked.html",
];

/** Asks axe-core for violations on one page, in both themes. */
async function judge(browser: Browser, address: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    const tab = await browser.newPage({ colorScheme });
    tab.setDefaultTimeout(patienceMs);
    await tab.goto(address, { waitUntil: "load" });
    found.push(...(await axeViolations(tab, `${new URL(address).pathname}, ${colorScheme}`)));
    await tab.close();
  }
  return found;
}

/** The docs site, looked at by a real browser. */
export const proof: Proof = {
  name: "docs-walk",
  claim:
    "The docs site builds without a warning; on no page is a link or picture broken, an error printed, or another host asked.",
  fullSize: 100_000,
  reducedSize: 20,
  async run({ size, report }) {
    const built = spawnSync("node", ["scripts/run.mjs", "scripts/docs.ts"], { cwd: root, encoding: "utf8" });
    const warnings = `${built.stdout}${built.stderr}`.split("\n").filter((line) => /warn|error|dead link/i.test(line));
    report(`built${warnings.length === 0 ? " without a warning" : `: ${warnings.join("; ")}`}`);
    const browser = await launchBrowser();
    const { server, address } = await serveFolder(join(root, "dist/site"));
    try {
      const { pages, links, pictures, flaws } = await walkSite(browser, address, size);
      report(`${pages.length} pages, ${links} links, ${pictures} pictures, ${flaws.length} flaws`);
      const violations: string[] = [];
      for (const path of templates) violations.push(...(await judge(browser, `${address}${path}`)));
      report(`axe-core: ${violations.length} violations on ${templates.length} templates in two themes`);
      const result = { warnings, pages: pages.length, links, pictures, flaws: flaws.slice(0, 50), violations };
      const isFlawless = built.status === 0 && warnings.length + flaws.length + violations.length === 0;
      return { passed: isFlawless && pages.length >= Math.min(size, 20), result };
    } finally {
      await browser.close();
      server.close();
    }
  },
};
