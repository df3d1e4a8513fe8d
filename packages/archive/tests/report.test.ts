import { makeReport, openMemorySink } from "@shipslog/archive";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliveriesOf } from "./helpers/deliveries.ts";
import { axeViolations } from "../../../tests/helpers/browser/axeViolations.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";

/** Names that would run code if they became markup, an attribute, a style or an address. */
const hostile = [
  '"><script>document.title="owned"</script>',
  '"><img src=x onerror="document.title=\'owned\'">',
  "</style><script>document.title='owned'</script>",
  "</title></svg><svg onload=\"document.title='owned'\">",
  "javascript:document.title='owned'",
  "*{display:none}",
];

function journal(): readonly string[] {
  return hostile.flatMap((name, index) => {
    const timestamp = `2026-01-0${index + 1}T00:00:00Z`;
    return [
      { timestamp, event: "Commander", FID: "F1", Name: name },
      {
        timestamp,
        event: "FSDJump",
        StarSystem: name,
        SystemAddress: index,
        StarPos: [index * 10, 0, index * index],
        JumpDist: 10,
        FuelUsed: 1,
        FuelLevel: 20,
        Factions: [{ Name: name, Allegiance: name, MyReputation: index }],
      },
      { timestamp, event: "Docked", StationName: name, StationType: name, StarSystem: name, MarketID: index },
      { timestamp, event: "EngineerProgress", Engineer: name, EngineerID: index, Progress: name, Rank: index },
      { timestamp, event: "Loadout", Ship: name, ShipID: index, ShipName: name },
      { timestamp, event: "RefuelAll", Cost: 100 },
    ].map((event) => JSON.stringify(event));
  });
}

let browser: Browser;
let html = "";
beforeAll(async () => {
  browser = await launchBrowser();
  const sink = await openMemorySink();
  await sink.write(deliveriesOf(journal()));
  html = await makeReport(sink.tables);
  await sink.close();
});
afterAll(() => browser.close());

describe("a report in a browser", () => {
  it("runs and loads nothing, whatever the journal contains", async () => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("request", (request) => said.push(request.url()));
    await page.setContent(html);
    await page.waitForTimeout(200);
    expect(await page.title()).toBe(`Ship's log of ${hostile.at(-1)}`);
    expect(await page.locator("script, img, iframe, object, [onload], [onerror], [style]").count()).toBe(0);
    expect(await page.locator("style").count()).toBe(1);
    // The content policy blocked nothing either.
    expect(said).toEqual([]);
    await page.close();
  });

  it.each(["light", "dark"] as const)("passes axe in the %s scheme", async (colorScheme) => {
    const page = await browser.newPage({ colorScheme });
    await page.setContent(html);
    expect(await axeViolations(page, "the report")).toEqual([]);
    await page.close();
  });

  it("shows every chart whole on a phone; only tables of figures scroll", async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.setContent(html);
    // As text, because the code of tests is not checked against the types of a browser.
    const found = await page.evaluate<{ page: number; cut: string[]; charts: string[] }>(`({
      page: document.documentElement.scrollWidth,
      cut: [...document.querySelectorAll(".drawn")].filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.parentElement.className),
      charts: [...document.querySelectorAll("svg.picture")].filter((each) => each.getBoundingClientRect().width > 0).map((each) => each.classList[1]),
    })`);
    const narrow = ["jumps-narrow", "fuel-narrow", "factions-narrow", "engineers-narrow"];
    expect(found).toEqual({ page: 390, cut: [], charts: expect.arrayContaining(narrow) as string[] });
    expect(found.charts).not.toContain("jumps");
    await page.close();
  });
});
