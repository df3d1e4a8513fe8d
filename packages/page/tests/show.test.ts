/** The static page in a real Chromium: the cockpit over a dropped folder, files, a zip and a simulated session. */
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { zipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeViolations } from "../../../tests/helpers/browser/axeViolations.ts";
import { dropOn } from "../../../tests/helpers/browser/dropOn.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { journal, journalFolder, journalText, jump, line } from "./helpers/journalFolder.ts";
import { hostPage, openInProfile, openStatic, ownPicker } from "./helpers/openStatic.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const place = (page: Page) => page.locator(".top-bar .place strong");

it("shows a dropped folder while it grows, in every panel", async () => {
  const { url } = await hostPage();
  const { page, problems } = await openStatic(browser, url);
  const folder = await journalFolder();
  await page.getByText("Drop the folder").waitFor();
  expect(await axeViolations(page, "start")).toEqual([]);
  await dropOn(page, [folder]);
  await expect.poll(() => place(page).textContent()).toBe("Maia");
  await appendFile(join(folder, journal), jump(3, "Merope"));
  await expect.poll(() => place(page).textContent()).toBe("Merope");
  await writeFile(
    join(folder, "Status.json"),
    line(4, '"event":"Status", "Flags":16777216, "Fuel":{ "FuelMain":7.5, "FuelReservoir":0.4 }'),
  );
  const tabs = await page.locator(".tabs button").all();
  expect(tabs.length).toBeGreaterThan(7);
  for (const tab of tabs) {
    await tab.click();
    await expect.poll(() => page.locator("section.panel").innerText()).not.toBe("");
    expect(await axeViolations(page, await page.locator("section.panel").first().innerText())).toEqual([]);
  }
  await page.getByRole("button", { name: "Look back" }).click();
  await expect.poll(() => page.locator(".signal").textContent()).toBe("Looking back");
  await page.getByRole("button", { name: "Journals" }).click();
  await page.getByRole("button", { name: "Choose the folder, for one reading" }).waitFor();
  expect(problems).toEqual([]);
});

it("shows chosen files, and a zip with folders in it", async () => {
  const { url } = await hostPage();
  const folder = await journalFolder();
  const archive = join(folder, "journals.zip");
  const content = await readFile(join(folder, journal));
  await writeFile(archive, zipSync({ [`Elite Dangerous/${journal}`]: content, "notes.txt": content }));
  for (const file of [join(folder, journal), archive]) {
    const { page, problems } = await openStatic(browser, url);
    await page.locator("input[type=file]").first().setInputFiles(file);
    await expect.poll(() => place(page).textContent()).toBe("Maia");
    expect(problems).toEqual([]);
  }
});

it("opens the folder of the last visit with one click, asks for reading only, and forgets it on request", async () => {
  const { url } = await hostPage();
  const { page, problems } = await openInProfile(url, { initScript: ownPicker });
  await page.evaluate(
    async ([name, text]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle("journals", { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    },
    [journal, journalText] as const,
  );
  await page.getByRole("button", { name: "Choose the folder" }).click();
  await expect.poll(() => place(page).textContent()).toBe("Maia");
  expect(await page.evaluate("asked")).toEqual([{ id: "journals", mode: "read" }]);
  await page.reload();
  await page.getByRole("button", { name: "Show journals again" }).click();
  await expect.poll(() => place(page).textContent()).toBe("Maia");
  await page.reload();
  await page.getByRole("button", { name: "Forget it" }).click();
  await page.getByRole("button", { name: "Forget it" }).waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("button", { name: "Choose the folder" }).waitFor();
  expect(await page.getByRole("button", { name: "Forget it" }).count()).toBe(0);
  expect(problems).toEqual([]);
});

it("shows a simulated session before anybody has played", async () => {
  const { url } = await hostPage();
  const { page, problems } = await openStatic(browser, `${url}#simulate`);
  expect(await page.getByLabel("Dialect").inputValue()).toBe("live");
  expect(await page.getByLabel("Speed").inputValue()).toBe("20");
  await page.getByLabel("Scenario").selectOption("trader");
  await page.getByLabel("Seed").fill("42");
  await page.getByLabel("Speed").selectOption("100");
  expect(await axeViolations(page, "simulate")).toEqual([]);
  await page.getByRole("button", { name: "Watch it" }).click();
  await expect.poll(() => place(page).textContent(), { timeout: 60_000 }).not.toMatch(/not known/i);
  await expect.poll(() => page.locator(".signal").textContent()).toBe("Live");
  expect(problems).toEqual([]);
});
