/** The form of a session in a real Chromium: nothing is simulated from a field that is empty or out of range. */
import { expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { hostPage, openStatic } from "./helpers/openStatic.ts";

it("asks for what is missing in the form, and simulates nothing else in its place", async () => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const { url } = await hostPage();
  const { page, problems } = await openStatic(browser, url, { at: "#simulate" });
  const saveZip = page.getByRole("button", { name: "Download it as a zip" });
  for (const [label, wrong, right] of [
    ["Seed", "", "7"],
    ["Hours of play", "0", "0.125"],
  ] as const) {
    await page.getByLabel(label).fill(wrong);
    await saveZip.click();
    await expect.poll(() => page.getByLabel(label).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.getByText("lines written").count()).toBe(0);
    await page.getByLabel(label).fill(right);
  }
  const [download] = await Promise.all([page.waitForEvent("download"), saveZip.click()]);
  expect(download.suggestedFilename()).toBe("explorer-7.zip");
  expect(problems).toEqual([]);
});
