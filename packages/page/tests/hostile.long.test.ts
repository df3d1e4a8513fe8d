/** A hostile journal in a folder that the static page shows and checks, and a hostile zip. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import {
  attackPage,
  harmIn,
  hostileJournal,
  hostileTexts,
  pauseWatch,
} from "../../cockpit/tests/helpers/attackPage.ts";
import { temporaryFolder } from "../../cockpit/tests/helpers/cockpit.ts";
import { dropOn } from "../../../tests/helpers/browser/dropOn.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { journalText } from "./helpers/journalFolder.ts";
import { hostPage, openStatic } from "./helpers/openStatic.ts";

/** A page that is busy for longer appears to hang. The check only requires that it responds, because a busy machine also pauses it. */
const mostPauseMs = 10_000;

longTest(
  {
    claim:
      "On the static page nothing of a hostile journal, shown or checked, or of the names in a zip runs, the page goes on answering, and no request leaves its host.",
    size: { check: 1_500_000, full: 10_000_000, of: "characters in one text" },
    alone: true,
  },
  async ({ size, isLong, report }) => {
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const { url } = await hostPage();
    const folder = await temporaryFolder();
    await writeFile(join(folder, hostileJournal), "");
    const shown = await openStatic(browser, url);
    await shown.page.getByText("Drop the folder").waitFor();
    await dropOn(shown.page, [folder]);
    await shown.page.locator(".tabs").waitFor();
    await shown.page.evaluate(pauseWatch);
    // The panels are those of the cockpit, where every check writes all texts.
    const longest = { length: size, oneFieldOf: isLong ? 1 : 40 };
    const lines = await attackPage(shown.page, folder, { oneOf: isLong ? 1 : 4, longest });
    const longestPauseMs = Math.round(await shown.page.evaluate<number>("longestPause"));
    expect(await harmIn(shown.page)).toEqual([]);
    expect(shown.problems).toEqual([]);
    await shown.page.close();
    report(`${lines} hostile lines shown, longest pause of the page ${longestPauseMs} ms`);

    const checked = await openStatic(browser, url, { at: "#check" });
    await checked.page.getByText("Drop the folder").waitFor();
    await dropOn(checked.page, [folder]);
    const groups = await openFindings(checked.page);
    expect(groups).toBeGreaterThan(5);
    expect(await harmIn(checked.page)).toEqual([]);
    expect(checked.problems).toEqual([]);
    await checked.page.close();

    const zip = join(folder, "journals.zip");
    await writeFile(zip, zipSync(hostileZip));
    const unpacked = await openStatic(browser, url);
    await unpacked.page.locator("input[type=file]").first().setInputFiles(zip);
    await unpacked.page.locator(".top-bar .place strong").filter({ hasText: "Maia" }).waitFor();
    expect(await harmIn(unpacked.page)).toEqual([]);
    expect(unpacked.problems).toEqual([]);
    if (isLong) expect(longestPauseMs).toBeLessThan(mostPauseMs);
    return `${lines} hostile lines, longest pause ${longestPauseMs} ms, ${groups} groups of findings`;
  },
);

/** A zip whose names leave its folder, are markup or belong to every object, with one journal among them. */
const hostileZip = Object.fromEntries(
  [
    ...Object.values(hostileTexts).map((text) => `${text}/${hostileJournal}`),
    `../../../${hostileJournal}`,
    `__proto__/${hostileJournal}`,
    "constructor/prototype/Status.json",
  ].map((name) => [name, strToU8(journalText)]),
);

/** Opens all groups of findings, with the rules, and says how many there are. */
async function openFindings(page: Page): Promise<number> {
  const found = page.getByRole("region", { name: "What was found" });
  await found.waitFor();
  const groups = await found.locator("details.group > summary").all();
  for (const group of groups) await group.click();
  for (const rule of await found.locator("details.rule > summary").all()) await rule.click();
  return groups.length;
}
