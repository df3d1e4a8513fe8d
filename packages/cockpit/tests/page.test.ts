/** The cockpit in a real browser: every panel is compared with the files, read here without the cockpit's code. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { flags2Table, flagsTable, type JsonObject } from "@shipslog/contract";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { panels } from "../page/shell/panels.ts";
import { goTo, openPage, waitForCurrentState } from "./helpers/openPage.ts";
import { showFolder } from "./helpers/showFolder.ts";
import { patienceMs } from "../../../tests/helpers/limits/patience.ts";
import { writeRunningSession } from "./helpers/writeRunningSession.ts";

const hourMs = 3_600_000;
const file = "Journal.2026-05-01T120000.01.log";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cockpit-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Shows a folder in a page until the test ends; fails if the page reports a problem. */
async function show(folder: string): Promise<Page> {
  const cockpit = await showFolder(folder);
  onTestFinished(() => cockpit.close());
  const { page, problems, close } = await openPage(browser, cockpit.urls[0]!);
  onTestFinished(async () => {
    await close();
    expect(problems).toEqual([]);
  });
  return page;
}

/** The ids of the missions that lines list or accept and do not end. */
function missionsUnderWay(lines: readonly string[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const line of lines) {
    const kind = /"event":"(\w+)"/.exec(line)?.[1] ?? "";
    // Ids beyond 2^53 are compared as text.
    const named = (text: string) => [...text.matchAll(/"MissionID":(\d+)/g)].map(([, id = ""]) => id);
    if (kind === "Missions") ids.clear();
    const listed = kind === "Missions" ? line.split('"Failed":')[0] : undefined;
    for (const id of named(listed ?? "")) ids.add(id);
    if (kind === "MissionAccepted") for (const id of named(line)) ids.add(id);
    if (/^Mission(?:Completed|Failed|Abandoned)$/.test(kind)) for (const id of named(line)) ids.delete(id);
  }
  return ids;
}

/** All lines of a folder, oldest first. */
function linesIn(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".log"));
  return names.sort().flatMap((name) => readFileSync(join(folder, name), "utf8").split("\r\n").slice(0, -1));
}

type Loose = Record<string, never> & JsonObject;

function lastOf(lines: readonly string[], kind: string): Record<string, unknown> {
  const found = lines.findLast((line) => line.includes(`"event":"${kind}"`));
  if (found === undefined) throw new Error(`the journal has no ${kind}`);
  return JSON.parse(found) as Loose;
}

const mainText = (page: Page) => page.locator("main").innerText();
const shownLines = async (page: Page) => (await page.locator(".lines .kind").allTextContents()) as readonly string[];
const eventLine = (kind: string, more = "") =>
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${kind}"${more === "" ? "" : `, ${more}`} }\r\n`;

describe("every panel shows the content of the files", () => {
  let folder = "";
  let page: Page;
  let lines: readonly string[] = [];
  let close: () => Promise<unknown>;
  let problems: readonly string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "cockpit-panels-"));
    for (let seed = 1; !isOnRoute(); seed++) {
      rmSync(folder, { recursive: true });
      await writeRunningSession({ folder, durationMs: hourMs, seed });
      lines = linesIn(folder);
    }
    const cockpit = await showFolder(folder);
    const opened = await openPage(browser, cockpit.urls[0]!);
    ({ page, problems } = opened);
    close = () => Promise.all([opened.close(), cockpit.close()]);
  });
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
    expect(problems).toEqual([]);
  });
  /** Whether the session ends between two stars of its route, so that every panel has something to show. */
  const isOnRoute = (): boolean => {
    const place = lines.findLast((line) => /"event":"(?:FSDJump|Location|CarrierJump)"/.test(line)) ?? "";
    if (!place.includes('"FSDJump"')) return false;
    const { Route = [] } = companion("NavRoute.json") as unknown as { Route?: { StarSystem: string }[] };
    const at = Route.findIndex(({ StarSystem }) => place.includes(JSON.stringify(StarSystem)));
    return at > 0 && at < Route.length - 1;
  };
  const companion = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, never>;

  it("flight", async () => {
    await goTo(page, "flight");
    const status = companion("Status.json") as unknown as Record<string, number>;
    const isSet = (value: number, bit: number) => Math.floor(value / 2 ** bit) % 2 === 1;
    const expected = [
      ...flagsTable.filter((_, bit) => isSet(status["Flags"]!, bit)),
      ...flags2Table.filter((_, bit) => isSet(status["Flags2"] ?? 0, bit)),
    ].map(({ name }) => name);
    const lamps = await page.locator(".lamp.is-on").all();
    const lit = await Promise.all(lamps.map((lamp) => lamp.getAttribute("data-bit")));
    expect(new Set(lit)).toEqual(new Set<string>(expected));
    const text = await mainText(page);
    expect(text).toContain(status["Balance"]!.toLocaleString("en-GB"));
    const heading = await page.locator(".tape .value").allInnerTexts();
    const written = status["Heading"];
    // In a port, what it offers takes the place of the heading of its pad.
    const isShown = written !== undefined && !isSet(status["Flags"]!, 0);
    expect(heading).toEqual(isShown ? [`${written}°`.padStart(4, "0")] : []);
    const pips = await page.locator(".pip-value").allTextContents();
    // On foot nobody shares the power of a ship.
    const halves = (status["Pips"] ?? []) as unknown as readonly number[];
    expect(pips).toEqual(halves.map((half) => (half / 2).toFixed(1)));
  });

  it("route", async () => {
    await goTo(page, "route");
    const { Route } = companion("NavRoute.json") as unknown as { Route: { StarSystem: string; StarClass: string }[] };
    const rows = await page.locator(".route-list tbody tr").allInnerTexts();
    expect(rows.map((row) => row.split(/\s+— here|\t/)[0]!.trim())).toEqual(Route.map(({ StarSystem }) => StarSystem));
    expect(rows.map((row) => /\t\s*(\S+)/.exec(row)?.[1])).toEqual(Route.map(({ StarClass }) => StarClass));
    const here = Route.findIndex(({ StarSystem }) => StarSystem === lastOf(lines, "FSDJump")["StarSystem"]);
    expect(await page.locator('[aria-current="location"]').innerText()).toContain(Route[here]!.StarSystem);
    const made = lines.filter((line) => line.includes('"event":"FSDJump"')).length;
    expect(await mainText(page)).toMatch(new RegExp(`Jumps left\\s+${Route.length - 1 - here}\\s`));
    expect(await mainText(page)).toMatch(new RegExp(`Jumps this session\\s+${made}\\s`));
    await page.locator(".space-map canvas").waitFor();
    expect(await page.locator(".space-map .labels .here").textContent()).toBe(Route[here]!.StarSystem);
  });

  it("journal, with the contract's descriptions and every digit", async () => {
    await goTo(page, "journal");
    const kinds = lines.map((line) => (JSON.parse(line) as { event: string }).event);
    expect((await shownLines(page)).slice(0, 50)).toEqual(kinds.toReversed().slice(0, 50));
    await page.getByLabel("Filter").fill("CommunityGoal");
    await page.locator(".line", { hasText: "CommunityGoal" }).first().click();
    await page.getByText("Id of the goal.").first().waitFor();
    const raw = lines.findLast((line) => line.includes('"event":"CommunityGoal"'))!;
    const ids = [...raw.matchAll(/"CGID":(\d+)/g)].map(([, id]) => id);
    const shown = page.locator(".fields tbody tr", { hasText: "CGID" }).locator("td:nth-child(2)");
    expect(await shown.allTextContents()).toEqual(ids);
    await page.getByLabel("Filter").fill("");
  });

  it("health", async () => {
    await goTo(page, "health");
    expect(await mainText(page)).toContain(`${lines.length.toLocaleString("en-GB")} lines`);
    expect(await mainText(page)).toMatch(/Errors\s+0\s+Warnings\s+0/);
  });

  it("system", async () => {
    await goTo(page, "system");
    type Arrival = { Factions?: { Name: string; Influence: number }[]; Population: number; SystemAddress: number };
    const arrival = lastOf(lines, "FSDJump") as unknown as Arrival;
    const factions = (arrival.Factions ?? []).toSorted((a, b) => b.Influence - a.Influence);
    const names = await page.locator(".faction-name > :first-child").allTextContents();
    expect(names.toSorted()).toEqual(factions.map(({ Name }) => Name).toSorted());
    const shares = await page.locator(".faction-name .figure").allTextContents();
    expect(shares).toEqual(factions.map(({ Influence }) => `${(Influence * 100).toFixed(1)} %`));
    expect(await mainText(page)).toContain(`${arrival.SystemAddress}`);
  });

  it("ship", async () => {
    await goTo(page, "ship");
    const { Modules } = companion("ModulesInfo.json") as unknown as { Modules: { Power?: number }[] };
    const total = Modules.reduce((sum, { Power = 0 }) => sum + Power, 0);
    expect(await mainText(page)).toContain(total.toFixed(2));
    expect(await page.locator(".module").count()).toBe(Modules.length);
    const { Items } = lastOf(lines, "StoredModules") as unknown as { Items: readonly unknown[] };
    expect(await page.locator(".scrolls tbody tr").count()).toBe(Items.length);
    const { Transfers } = lastOf(lines, "CargoTransfer") as unknown as { Transfers: { Count: number }[] };
    expect(await mainText(page)).toContain(`${Transfers[0]!.Count} `);
  });

  it("commander", async () => {
    await goTo(page, "commander");
    const text = await mainText(page);
    expect(text.match(/under way|to be collected/g)?.length ?? 0).toBe(missionsUnderWay(lines).size);
    expect(text).toContain(lastOf(lines, "SquadronStartup")["SquadronName"] as string);
    const { CurrentGoals } = lastOf(lines, "CommunityGoal") as unknown as {
      CurrentGoals: { Title: string; CurrentTotal: number }[];
    };
    for (const { Title, CurrentTotal } of CurrentGoals) {
      expect(text).toContain(Title);
      expect(text).toContain(CurrentTotal.toLocaleString("en-GB"));
    }
    const start = lines.find((line) => line.includes('"Engineers":['))!;
    const { Engineers } = JSON.parse(start) as { Engineers: { Engineer: string }[] };
    for (const { Engineer } of Engineers) expect(text).toContain(Engineer);
  });
});

describe("live updates", () => {
  it("shows a burst of 161 lines completely and in order", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, file), eventLine("Fileheader"));
    const page = await show(folder);
    await goTo(page, "journal");
    const burst = Array.from({ length: 161 }, (_, at) => `Burst${at}`);
    appendFileSync(join(folder, file), burst.map((kind) => eventLine(kind)).join(""));
    await page.getByText("162 of 162").waitFor();
    expect(await shownLines(page)).toEqual(["Fileheader", ...burst].toReversed());
  });

  it("continues in the next part when the journal is rotated", async () => {
    const folder = temporaryFolder();
    const page = await show(folder);
    await goTo(page, "health");
    await writeRunningSession({ folder, durationMs: hourMs, linesPerPart: 40 });
    const lines = linesIn(folder);
    expect(readdirSync(folder).filter((name) => name.endsWith(".log")).length).toBeGreaterThan(2);
    await page
      .getByText(`${lines.length.toLocaleString("en-GB")} lines`)
      .first()
      .waitFor();
    expect(await mainText(page)).toMatch(/Gaps between lines\s+0/);
  });

  it("keeps the last good Status when the file is torn, and shows that", async () => {
    const folder = temporaryFolder();
    const status = (heading: number) =>
      `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Flags":18874376, "Latitude":1.5, "Longitude":2.5, "Heading":${heading}, "Altitude":900 }\r\n`;
    writeFileSync(join(folder, file), eventLine("Fileheader"));
    writeFileSync(join(folder, "Status.json"), status(123));
    const page = await show(folder);
    await goTo(page, "flight");
    await page.locator(".tape .value", { hasText: "123" }).waitFor();
    writeFileSync(join(folder, "Status.json"), status(200).slice(0, 60));
    await page.getByText("Status.json is half written, showing the last good one").waitFor();
    expect(await page.locator(".tape .value").innerText()).toContain("123");
    writeFileSync(join(folder, "Status.json"), status(201));
    await page.locator(".tape .value", { hasText: "201" }).waitFor();
    expect(await page.getByText("Status.json is half written").count()).toBe(0);
    await goTo(page, "health");
    expect(await mainText(page)).toMatch(/Reads of a half-written file\s+[1-9]/);
  });
});

describe("user interaction", () => {
  it("plays the past and returns to now", async () => {
    const folder = temporaryFolder();
    await writeRunningSession({ folder, durationMs: hourMs });
    const total = `${linesIn(folder).length.toLocaleString("en-GB")} lines`;
    const page = await show(folder);
    await goTo(page, "health");
    await page.getByText(total).first().waitFor();
    await page.getByRole("button", { name: "Look back" }).click();
    const scrubber = page.getByLabel("Position in the journal");
    await scrubber.fill("0");
    await page.locator("main").getByText("0 lines", { exact: true }).waitFor();
    await page.locator(".signal.past").waitFor();
    await page.getByLabel("Speed").selectOption("60");
    await page.locator("main").focus();
    await page.keyboard.press("Space");
    await page
      .locator("main")
      .getByText(/^[1-9]\d* lines$/)
      .waitFor();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    // An hour at 60 times real time takes a minute, so playback is not at the end.
    expect(await mainText(page)).not.toContain(total);
    await page.keyboard.press("n");
    await waitForCurrentState(page);
    expect(await mainText(page)).toContain(total);
    const now = await page.locator(".clock").innerText();
    await page.keyboard.press("ArrowLeft");
    await page.locator(".signal.past").waitFor();
    await expect.poll(() => page.locator(".clock").innerText()).not.toBe(now);
  });

  it("works with the keyboard alone", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, file), eventLine("Music") + eventLine("Friends"));
    const page = await show(folder);
    for (const { id } of panels) await goTo(page, id);
    await page.keyboard.press("/");
    // The field gets the focus after the panel is rendered.
    await page.locator("input[type=search]:focus").waitFor();
    await page.keyboard.type("fri");
    await page.getByText("1 of 2").waitFor();
    expect(await shownLines(page)).toEqual(["Friends"]);
    await page.locator("main").focus();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("t");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("light");
  });

  it("finds a line that is no longer shown with the filter", async () => {
    const folder = temporaryFolder();
    const lines = Array.from({ length: 700 }, (_, at) => eventLine("Music", `"MusicTrack":"Track ${at}"`));
    writeFileSync(join(folder, file), eventLine("Fileheader") + lines.join(""));
    const page = await show(folder);
    await goTo(page, "journal");
    const filter = page.getByLabel("Filter");
    await filter.fill("track 5");
    await page.getByText("All 701 lines searched.").waitFor();
    const expected = lines.keys().filter((at) => `${at}`.startsWith("5"));
    expect(await page.locator(".lines .note").allTextContents()).toEqual(
      [...expected].map((at) => `Music: track ${at}`).toReversed(),
    );
    await filter.fill("track");
    await page.getByText("The latest 200 matches.").waitFor();
    await filter.fill("Fileheader");
    await page.getByText("All 701 lines searched.").waitFor();
    expect(await shownLines(page)).toEqual(["Fileheader"]);
  });

  it("shows the flat map in a browser without WebGL", async () => {
    const folder = temporaryFolder();
    await writeRunningSession({ folder, durationMs: hourMs / 4 });
    const cockpit = await showFolder(folder);
    onTestFinished(() => cockpit.close());
    const noWebGl = `HTMLCanvasElement.prototype.getContext = () => null;`;
    const { page, problems, close } = await openPage(browser, cockpit.urls[0]!, {}, noWebGl);
    onTestFinished(close);
    await goTo(page, "route");
    await page.locator(".plane-map .star.here").waitFor();
    expect(await page.getByRole("button", { name: "3D" }).isDisabled()).toBe(true);
    expect(problems).toEqual([]);
  });

  it("shows the flat map when the browser takes WebGL back", async () => {
    const folder = temporaryFolder();
    await writeRunningSession({ folder, durationMs: hourMs / 4 });
    const page = await show(folder);
    await goTo(page, "route");
    await page.locator(".space-map .labels span[style]").first().waitFor({ state: "attached" });
    const gl = `document.querySelector(".space-map canvas").getContext("webgl2")`;
    await page.evaluate(`${gl}.getExtension("WEBGL_lose_context").loseContext()`);
    await page.locator(".plane-map .star.here").waitFor();
    expect(await page.getByRole("button", { name: "3D" }).isDisabled()).toBe(true);
  });

  it("shows everything as unknown in an empty folder", async () => {
    const page = await show(temporaryFolder());
    await goTo(page, "flight");
    expect(await page.locator(".lamp.is-on, .lamp.is-off").count()).toBe(0);
    expect(await page.locator(".lamp.is-not-known-yet").count()).toBeGreaterThan(30);
    expect(await mainText(page)).not.toMatch(/\b0/);
  });
});

describe("the layout", () => {
  let folder = "";
  let url = "";
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "cockpit-layout-"));
    await writeRunningSession({ folder, durationMs: 3 * hourMs });
    const cockpit = await showFolder(folder);
    url = cockpit.urls[0]!;
    close = () => cockpit.close();
  });
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function openAt(width: number, height: number): Promise<Page> {
    const opened = await openPage(browser, url, { viewport: { width, height } });
    onTestFinished(() => opened.close());
    return opened.page;
  }

  async function boxOf(page: Page, selector: string) {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not shown`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  }

  it.each([
    [390, 844],
    [820, 1180],
  ])("keeps the tabs visible above the playback bar at %d by %d", async (width, height) => {
    const page = await openAt(width, height);
    await page.getByRole("button", { name: "Look back" }).click();
    await page.locator(".playback").waitFor();
    for (const panel of ["flight", "journal", "health", "commander"] as const) {
      await goTo(page, panel);
      const tabs = await boxOf(page, ".tabs");
      const bar = await boxOf(page, ".playback");
      expect(tabs.bottom).toBeLessThanOrEqual(bar.y + 1);
      expect(bar.bottom).toBeLessThanOrEqual(height + 1);
      expect(bar.bottom).toBeGreaterThan(height - 2);
    }
  });

  it("keeps the tabs at the bottom of a tablet, also under a short panel", async () => {
    const page = await openAt(820, 1180);
    await goTo(page, "health");
    expect((await boxOf(page, ".tabs")).bottom).toBeGreaterThan(1178);
  });

  it("leaves no row half empty on a tablet", async () => {
    const page = await openAt(820, 1180);
    await goTo(page, "journal");
    const inspector = await boxOf(page, ".journal .inspector > .cell");
    expect((await boxOf(page, ".journal > .cell")).width + inspector.width).toBeGreaterThan(780);
    await goTo(page, "route");
    expect((await boxOf(page, '.cell[aria-label="Route ahead"]')).width).toBeGreaterThan(780);
  });

  it("keeps the top bar and the tabs in place while a panel scrolls", async () => {
    const page = await openAt(1280, 800);
    await goTo(page, "commander");
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate("document.querySelector('.panel').scrollTop + scrollY")).toBeGreaterThan(100);
    expect((await boxOf(page, ".top-bar")).y).toBe(0);
    expect((await boxOf(page, ".tabs button")).y).toBeGreaterThan(0);
  });

  it.each([
    [1280, 1],
    [1920, 2],
    [2560, 3],
  ])("shows at %d pixels %d panels", async (width, count) => {
    const page = await openAt(width, 1200);
    expect(await page.locator("main > .panel").count()).toBe(count);
    await goTo(page, "ship");
    expect(await page.locator("main > .panel").count()).toBe(count);
    await page.locator("#panel-ship").waitFor();
  });

  it("shows one panel alone and without a background for an overlay", async () => {
    const context = await openContext();
    const page = await context.newPage();
    await page.goto(`${url}?panel=route&bare`);
    await page.getByText("Jumps left").waitFor();
    expect(await page.locator(".top-bar, .tabs").count()).toBe(0);
    expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgba(0, 0, 0, 0)");
  });

  it("follows a change of the address", async () => {
    const page = await openAt(1280, 800);
    await page.evaluate("location.hash = '#ship'");
    await page.locator("#panel-ship").waitFor();
    expect(await page.locator("#panel-flight").count()).toBe(0);
  });
});

/** A browser context of its own, closed after the test. */
async function openContext(): Promise<BrowserContext> {
  const context = await browser.newContext();
  context.setDefaultTimeout(patienceMs);
  onTestFinished(() => context.close());
  return context;
}

describe("several tabs of one browser", () => {
  it("show the live state in eight tabs", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, file), eventLine("Fileheader"));
    const cockpit = await showFolder(folder);
    onTestFinished(() => cockpit.close());
    const context = await openContext();
    const pages: Page[] = [];
    for (let tab = 0; tab < 8; tab += 1) {
      const page = await context.newPage();
      await page.goto(cockpit.urls[0]!);
      await waitForCurrentState(page);
      pages.push(page);
    }
    expect(cockpit.clients).toBe(1);
    appendFileSync(join(folder, file), eventLine("Friends"));
    for (const page of pages) {
      await goTo(page, "journal");
      await page.getByText("2 of 2").waitFor();
    }
    // When the tab with the connection is closed, another one connects.
    await pages[0]!.close();
    appendFileSync(join(folder, file), eventLine("Music"));
    for (const page of pages.slice(1)) await page.getByText("3 of 3").waitFor();
  });
});

describe("a failure to load the recording", () => {
  it("is shown in view, and cleared by the next success", async () => {
    const folder = temporaryFolder();
    await writeRunningSession({ folder, durationMs: hourMs });
    const cockpit = await showFolder(folder);
    onTestFinished(() => cockpit.close());
    const { page, close } = await openPage(browser, cockpit.urls[0]!);
    onTestFinished(close);
    await goTo(page, "commander");
    await page.route("**/api/snapshot**", (route) => route.fulfill({ status: 500 }));
    await page.getByRole("button", { name: "Look back" }).click();
    await page.getByLabel("Position in the journal").fill("3");
    const alert = page.locator(".failure");
    await alert.waitFor();
    const box = await alert.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(800);
    await page.unroute("**/api/snapshot**");
    await page.getByLabel("Position in the journal").fill("5");
    await alert.waitFor({ state: "hidden" });
  });
});

it("names the folder and the next step when there is no journal", async () => {
  const folder = temporaryFolder();
  const page = await show(folder);
  await page.locator(".signal.waiting").waitFor();
  expect(await page.locator(".notice").innerText()).toContain(folder);
  expect(await page.locator(".notice").innerText()).toContain("shipslog cockpit --simulate");
});
