/** What belongs to a device or a stream: strips, bare panels, the palette, layouts, alerts and the evening card; in a real browser. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { goTo, openPage } from "./helpers/openPage.ts";
import { showFolder } from "./helpers/showFolder.ts";
import { writeRunningSession } from "./helpers/writeRunningSession.ts";

let browser: Browser;
let url = "";
let close: () => Promise<void>;
const folder = mkdtempSync(join(tmpdir(), "cockpit-overlay-"));
beforeAll(async () => {
  browser = await launchBrowser();
  await writeRunningSession({ folder, durationMs: 1_800_000 });
  const cockpit = await showFolder(folder);
  url = cockpit.urls[0]!;
  close = () => cockpit.close();
});
afterAll(async () => {
  await close();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<Page> {
  const opened = await openPage(browser, url);
  onTestFinished(async () => {
    await opened.close();
    expect(opened.problems).toEqual([]);
  });
  return opened.page;
}

/** A page without the shell, for which there is no status to wait for. */
async function openOverlay(query: string, waitFor: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 900, height: 500 }, colorScheme: "light" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${url}?${query}`);
  await page.locator(waitFor).first().waitFor();
  return page;
}

/** The share of pixels of a screenshot that are fully transparent. */
async function transparentShare(page: Page): Promise<number> {
  const picture = (await page.screenshot({ omitBackground: true })).toString("base64");
  const reader = await browser.newPage();
  const share = await reader.evaluate<number>(`(async () => {
    const image = new Image();
    image.src = "data:image/png;base64,${picture}";
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext("2d");
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, image.width, image.height);
    let clear = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at] === 0) clear++;
    return clear / (data.length / 4);
  })()`);
  await reader.close();
  return share;
}

const opaque = `[...document.querySelectorAll("html, body, main, section, .deck, .panel, .cell, .strip")]
  .map((each) => getComputedStyle(each).backgroundColor)
  .filter((colour) => colour !== "rgba(0, 0, 0, 0)")`;

describe("an overlay", () => {
  it.each([
    ["card=fuel,route,place,line&theme=dark&scale=2", ".strip-card", 0.6],
    ["panel=ship&bare&theme=dark", ".bare .cell", 0.5],
  ])("is transparent behind its figures: %s", async (query, part, least) => {
    const page = await openOverlay(query, part);
    expect(await page.evaluate(opaque)).toEqual([]);
    expect(await transparentShare(page)).toBeGreaterThan(least);
    expect(await page.evaluate("document.documentElement.dataset.theme")).toBe("dark");
  });

  it("shows the strips that the address asks for, in its order and size", async () => {
    const page = await openOverlay("card=route,nothing,fuel&scale=2", ".strip-card");
    expect(await page.locator(".strip-card h2").allTextContents()).toEqual(["Route", "Fuel"]);
    await page.getByText(/\d t$/).waitFor();
    expect(await page.evaluate("getComputedStyle(document.documentElement).zoom")).toBe("2");
  });
});

describe("the page", () => {
  it("finds panels, actions and lines by a few letters, with keys alone", async () => {
    const page = await open();
    await page.keyboard.press("Control+k");
    await page.locator(".palette input:focus").waitFor();
    await page.keyboard.type("ship");
    await page.getByRole("option", { name: "Ship panel" }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator("#panel-ship").waitFor();
    // On a machine without a free core a browser may drop a key: who sees no palette presses it again.
    await expect
      .poll(async () => {
        await page.keyboard.press("Control+k");
        return await page.locator(".palette input:focus").isVisible();
      })
      .toBe(true);
    await page.keyboard.type("jumped");
    // The list of all panels is there before the lines are.
    await page
      .getByRole("option", { name: /jumped/i })
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("#journal-filter").inputValue()).toBe("FSDJump");
  });

  it("opens the palette anew when Ctrl-K follows Enter at once", async () => {
    const page = await open();
    await page.keyboard.press("Control+k");
    await page.locator(".palette input:focus").waitFor();
    await page.keyboard.type("ship");
    await page.getByRole("option", { name: "Ship panel" }).waitFor();
    // In one task of the page: no frame and no event of the dialog comes between.
    await page.evaluate(`{
      const press = (key, more) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
      press("Enter");
      press("k", { ctrlKey: true });
    }`);
    await page.locator("#panel-ship").waitFor();
    await expect.poll(() => page.locator(".palette input:focus").inputValue()).toBe("");
    expect(await page.locator(".palette").isVisible()).toBe(true);
  });

  it("hides and moves cells on this device, and keeps it", async () => {
    const page = await open();
    await goTo(page, "ship");
    const titles = () =>
      page.evaluate<string[]>(`[...document.querySelectorAll("#panel-ship .deck > .cell:not([hidden])")]
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top || a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map((cell) => cell.ariaLabel)`);
    const [first = "", second = ""] = await titles();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("checkbox", { name: first, exact: true }).uncheck();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(titles).not.toContain(first);
    await page.reload();
    await page.locator(".signal:not(.connecting)").waitFor();
    await expect.poll(async () => (await titles())[0]).toBe(second);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "As built" }).click();
    await expect.poll(titles).toContain(first);
  });

  it("drags a cell to another place, and keeps arrangements by name", async () => {
    const page = await open();
    await goTo(page, "ship");
    const titles = () =>
      page.evaluate<string[]>(`[...document.querySelectorAll("#panel-ship .deck > .cell")]
        .toSorted((a, b) => Number(a.style.order) - Number(b.style.order))
        .map((cell) => cell.ariaLabel)`);
    const built = await titles();
    const [first = "", second = ""] = built;
    const headOf = (title: string) => page.locator(`#panel-ship .cell[aria-label="${title}"] > .cell-head`);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByLabel("Name of a new layout").fill("Mining");
    await page.getByRole("button", { name: "Save as" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await headOf(first).dragTo(headOf(second));
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first]);
    await page.reload();
    await page.locator("#panel-ship .cell").first().waitFor();
    await expect.poll(async () => (await titles())[0]).toBe(second);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByLabel("Layout of this device").selectOption("Standard");
    await expect.poll(titles).toEqual(built);
    await page.getByLabel("Layout of this device").selectOption("Mining");
    await expect.poll(async () => (await titles())[0]).toBe(second);
    await page.getByRole("button", { name: "Remove" }).click();
    await expect.poll(titles).toEqual(built);
  });

  it("alerts in no way by default, and can try each", async () => {
    const page = await open();
    await page.getByRole("button", { name: "More" }).click();
    for (const way of ["sound", "notification", "vibration", "speech"]) {
      expect(await page.getByRole("checkbox", { name: way }).isChecked()).toBe(false);
    }
    await page.getByRole("button", { name: "Test sound" }).click();
    await page.getByRole("checkbox", { name: "sound" }).check();
    expect(await page.evaluate("localStorage.getItem('shipslog-alerts')")).toBe("sound");
  });

  it("draws a card of the evening, 1200 by 630, and saves it as PNG", async () => {
    const page = await open();
    await page.getByRole("button", { name: "More" }).click();
    await page.locator(".more").getByRole("button", { name: "Evening card" }).click();
    const picture = page.locator(".evening img");
    await picture.waitFor();
    const size = `(async (image) => (await image.decode(), [image.naturalWidth, image.naturalHeight]))(document.querySelector(".evening img"))`;
    expect(await page.evaluate(size)).toEqual([1200, 630]);
    expect(await picture.getAttribute("alt")).toMatch(/min.*jumps?/);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save picture" }).click();
    expect((await saved).suggestedFilename()).toBe("evening-2026-05-01.png");
  });

  it("is installable: a manifest with an icon that the server has", async () => {
    const page = await open();
    const manifest = await page.evaluate<{ icons: { src: string }[]; display: string }>(
      `fetch(document.querySelector("link[rel=manifest]").href).then((answer) => answer.json())`,
    );
    expect(manifest.display).toBe("standalone");
    const icon = new URL(manifest.icons[0]!.src, url).href;
    expect(await page.evaluate(`fetch(${JSON.stringify(icon)}).then((answer) => answer.status)`)).toBe(200);
  });
});
