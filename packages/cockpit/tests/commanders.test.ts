/** A folder with journals of two commanders in a real browser: whose facts the panels show, and since when they are true. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { axeViolations } from "../../../tests/helpers/browser/axeViolations.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import type { PanelId } from "../page/shell/panels.ts";
import { goTo, openPage, waitForCurrentState } from "./helpers/openPage.ts";
import { showFolder } from "./helpers/showFolder.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cockpit-commanders-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const place = `"SystemAllegiance":"", "SystemEconomy":"$economy_None;", "SystemSecondEconomy":"$economy_None;", "SystemGovernment":"$government_None;", "SystemSecurity":"$SYSTEM_SECURITY_low;", "Population":0, "Body":"A", "BodyID":0, "BodyType":"Star"`;

/** An evening of a commander: name, ship, rank, squadron and system. */
function evening(day: string, id: string, name: string, more: readonly string[] = []): string {
  const lines = [
    `"event":"Fileheader"`,
    `"event":"Commander", "FID":"${id}", "Name":"${name}"`,
    `"event":"LoadGame", "FID":"${id}", "Commander":"${name}", "Ship":"python", "GameMode":"Open", "Credits":${name.length}000`,
    `"event":"Rank", "Combat":${name.length}, "Trade":1`,
    `"event":"Loadout", "Ship":"python", "ShipID":1, "ShipName":"SHIP OF ${name}", "ShipIdent":"X", "Modules":[]`,
    `"event":"SquadronStartup", "SquadronName":"SQUADRON OF ${name}", "CurrentRank":1`,
    `"event":"Location", "StarSystem":"HOME OF ${name}", "SystemAddress":${id.slice(1)}, "StarPos":[0,0,0], ${place}`,
    ...more,
  ];
  return lines.map((line) => `{ "timestamp":"${day}T12:00:00Z", ${line} }\r\n`).join("");
}

const first = "Journal.2026-05-01T120000.01.log";
const second = "Journal.2026-05-03T120000.01.log";

/** ADA played on 1 May, BEA plays since 3 May in danger, with a Status of hers. */
function twoCommanders(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, first), evening("2026-05-01", "F1", "ADA"));
  writeFileSync(join(folder, second), evening("2026-05-03", "F22", "BEATRICE"));
  const flags = 2 ** 24 + 2 ** 3 + 2 ** 22;
  const status = `{ "timestamp":"2026-05-03T12:00:00Z", "event":"Status", "Flags":${flags}, "Flags2":0, "Fuel":{ "FuelMain":8.0, "FuelReservoir":0.5 } }`;
  writeFileSync(join(folder, "Status.json"), status);
  return folder;
}

async function open(folder: string, width = 1280) {
  const cockpit = await showFolder(folder);
  onTestFinished(() => cockpit.close());
  const at = (time: string) => new URL(`/api/moment?time=${Date.parse(time)}`, cockpit.urls[0]);
  const seqAt = async (time: string) => ((await (await fetch(at(time))).json()) as { seq: number }).seq;
  const opened = await openPage(browser, cockpit.urls[0]!, { viewport: { width, height: 844 } });
  onTestFinished(async () => {
    await opened.close();
    expect(opened.problems).toEqual([]);
  });
  return { page: opened.page, seqAt };
}

const choice = (page: Page) => page.getByRole("combobox", { name: "Commander" });
const placeOf = (page: Page) => page.locator(".place strong").innerText();
const panelText = (page: Page) => page.locator("main").innerText();

describe("a folder of two commanders", () => {
  it.each([1280, 390])("shows the one who plays until another is chosen with the keys, at %d pixels", async (width) => {
    const { page } = await open(twoCommanders(), width);
    expect(await placeOf(page)).toBe("HOME OF BEATRICE");
    expect(await choice(page).locator("option").allTextContents()).toEqual([
      "CMDR BEATRICE, current",
      "CMDR ADA, as of 1 May",
    ]);
    const isFocused = () => page.evaluate("document.activeElement.matches('.commander-choice select')");
    for (let stops = 0; stops < 40 && !(await isFocused()); stops += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.locator(".place strong", { hasText: "HOME OF ADA" }).waitFor();
    const box = await choice(page).boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    expect(await axeViolations(page, "the choice of a commander")).toEqual([]);
  });

  it("shows the facts of the chosen one with their ages on every panel, and none of the other", async () => {
    const { page } = await open(twoCommanders());
    await choice(page).selectOption("F1");
    await page.locator(".place strong", { hasText: "HOME OF ADA" }).waitFor();
    const expected: readonly (readonly [PanelId, RegExp])[] = [
      ["flight", /those of the commander who plays/],
      ["system", /as of 1 May\s+Population/],
      ["ship", /SHIP OF ADA[^]*as of 1 May/],
      ["commander", /SQUADRON OF ADA\s+as of 1 May/],
    ];
    for (const [panel, words] of expected) {
      await goTo(page, panel);
      expect(await panelText(page)).toMatch(words);
      expect(await panelText(page)).not.toContain("BEATRICE");
    }
    await choice(page).selectOption("F22");
    await page.locator(".place strong", { hasText: "HOME OF BEATRICE" }).waitFor();
    expect(await panelText(page)).not.toContain("as of");
  });

  it("alarms about the ship that flies, whoever is shown", async () => {
    const folder = twoCommanders();
    const { page } = await open(folder);
    await choice(page).selectOption("F1");
    appendFileSync(join(folder, second), `{ "timestamp":"2026-05-03T12:00:01Z", "event":"Music" }\r\n`);
    await page.locator(".alarms", { hasText: "In danger" }).waitFor();
    expect(await placeOf(page)).toBe("HOME OF ADA");
  });

  it("keeps the choice for the next visit, and follows the game again when the one who plays is chosen", async () => {
    const folder = twoCommanders();
    const { page } = await open(folder);
    await choice(page).selectOption("F1");
    await page.reload();
    await waitForCurrentState(page);
    await page.locator(".place strong", { hasText: "HOME OF ADA" }).waitFor();
    expect(await choice(page).inputValue()).toBe("F1");
    await choice(page).selectOption("F22");
    await page.locator(".place strong", { hasText: "HOME OF BEATRICE" }).waitFor();
    writeFileSync(join(folder, "Journal.2026-05-04T120000.01.log"), evening("2026-05-04", "F1", "ADA"));
    await page.locator(".place strong", { hasText: "HOME OF ADA" }).waitFor();
    expect(await choice(page).inputValue()).toBe("F1");
  });

  it("offers no choice with one commander, and offers it as soon as there are two", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, first), evening("2026-05-01", "F1", "ADA"));
    const { page } = await open(folder);
    expect(await page.locator(".place").innerText()).toMatch(/CMDR ADA$/);
    expect(await choice(page).count()).toBe(0);
    appendFileSync(join(folder, second), evening("2026-05-03", "F22", "BEATRICE"));
    await choice(page).waitFor();
  });

  it("looks back at the chosen one", async () => {
    const { page, seqAt } = await open(twoCommanders());
    await goTo(page, "commander");
    await page.getByRole("button", { name: "Look back" }).click();
    await page.getByLabel("Position in the journal").fill(`${await seqAt("2026-05-02T12:00:00Z")}`);
    await page.locator(".place strong", { hasText: "HOME OF ADA" }).waitFor();
    await choice(page).selectOption("F22");
    await page.locator(".place strong", { hasText: "—" }).waitFor();
    expect(await panelText(page)).not.toContain("SQUADRON OF");
    await page.getByRole("button", { name: "Live" }).click();
    await page.locator(".place strong", { hasText: "HOME OF BEATRICE" }).waitFor();
  });
});
