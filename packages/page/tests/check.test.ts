/** The check of the static page in a real Chromium: findings in groups, with the rule, of a journal that wishes harm. */
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { axeViolations } from "../../../tests/helpers/browser/axeViolations.ts";
import { dropOn } from "../../../tests/helpers/browser/dropOn.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { journal, journalFolder, line } from "./helpers/journalFolder.ts";
import { people, peopleIn, peopleText } from "./helpers/peopleLines.ts";
import { hostPage, openStatic } from "./helpers/openStatic.ts";

const markup = `<img src=x onerror='globalThis.harm=1'><script>globalThis.harm=1</script>`;

it("shows what is wrong, why and where, and runs nothing of a journal", async () => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const { url } = await hostPage();
  const { page, problems } = await openStatic(browser, url, { at: "#check" });
  const folder = await journalFolder();
  await appendFile(join(folder, journal), line(3, `"event":"Docked", "StationName":7, "${markup}":"${markup}"`));
  await appendFile(join(folder, journal), `${markup}\r\n`);
  await appendFile(
    join(folder, journal),
    line(4, '"event":"Shutdown"') + line(5, '"event":"Music", "MusicTrack":"MainMenu"'),
  );
  await page.getByText("Drop the folder").waitFor();
  await dropOn(page, [folder]);
  const found = page.getByRole("region", { name: "What was found" });
  await found.waitFor();
  for (const group of await found.locator("details.group > summary").all()) await group.click();
  for (const rule of await found.locator("details.rule > summary").all()) await rule.click();
  const text = await found.innerText();
  expect(text).toContain("StationName");
  expect(text).toContain("<script>globalThis.harm=1</script>");
  expect(text).toContain("Reported");
  expect(await axeViolations(page, "check")).toEqual([]);
  const titles = found.locator("details.group > summary > span");
  const colours = await titles.evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(colours.length).toBeGreaterThan(2);
  // The word before a title has the colour of its severity.
  expect(new Set(colours).size).toBe(1);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the report" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("shipslog-check.html");
  const report = await readFile(await download.path(), "utf8");
  expect(report).toContain("StationName");
  expect(report).not.toContain(markup);
  expect(await page.evaluate("globalThis.harm")).toBeUndefined();
  expect(problems).toEqual([]);
});

it("saves a report to post, which names nobody", async () => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const { url } = await hostPage();
  const { page, problems } = await openStatic(browser, url, { at: "#check" });
  const folder = join(await journalFolder(), people.folder);
  await mkdir(folder);
  await writeFile(join(folder, journal), peopleText);
  await page.getByText("Drop the folder").waitFor();
  await dropOn(page, [folder]);
  const save = async (button: string): Promise<string> => {
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: button, exact: true }).click();
    return readFile(await (await started).path(), "utf8");
  };
  expect(peopleIn(await save("Save the report")).length).toBeGreaterThan(20);
  const toPost = await save("Save one to post, without names");
  expect(toPost).toContain("not-a-timestamp");
  expect(peopleIn(toPost)).toEqual([]);
  expect(problems).toEqual([]);
});
