import type { JsonObject } from "@shipslog/contract";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openMemorySink, type MemorySink } from "../memory/MemorySink.ts";
import { makePicture } from "./makePicture.ts";
import { makeReport } from "./makeReport.ts";
import { openLake } from "../query/openLake.ts";
import { openSink } from "../sink/openSink.ts";

/** Text that would be markup if it were not escaped: in text, an attribute, a style, a comment, and as the page's own placeholder. */
const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2)>'--></style></svg><style-of-the-page/>&lt;\u202E\u0000`;

const at = (second: number) => `2026-01-${String(1 + (second % 27)).padStart(2, "0")}T00:00:00Z`;
const jump = (second: number, more: JsonObject = {}): JsonObject => ({
  timestamp: at(second),
  event: "FSDJump",
  StarSystem: hostile,
  SystemAddress: second % 5,
  StarPos: [second, 0, -second],
  JumpDist: 10 + second,
  FuelUsed: 1,
  FuelLevel: 20,
  Factions: [{ Name: hostile, Allegiance: hostile, MyReputation: 12 }],
  ...more,
});

const events: readonly JsonObject[] = [
  { timestamp: at(0), event: "Commander", FID: "F1", Name: hostile },
  ...Array.from({ length: 40 }, (_, index) => jump(index)),
  { timestamp: at(1), event: "Docked", StationName: hostile, StationType: hostile, StarSystem: hostile, MarketID: 1 },
  { timestamp: at(1), event: "EngineerProgress", Engineer: hostile, EngineerID: 1, Progress: hostile, Rank: 2 },
  { timestamp: at(2), event: "EngineerProgress", Engineers: [{ Engineer: hostile, EngineerID: 1, Progress: hostile }] },
  { timestamp: at(2), event: "MultiSellExplorationData", Discovered: [], BaseValue: 1, Bonus: 1, TotalEarnings: 5000 },
  { timestamp: at(2), event: "RefuelAll", Cost: 200 },
  {
    timestamp: at(3),
    event: "SuitLoadout",
    SuitID: 1,
    SuitName: hostile,
    SuitMods: [hostile],
    LoadoutID: 1,
    LoadoutName: hostile,
    Modules: [{ SlotName: hostile, SuitModuleID: 1, ModuleName: hostile, Class: 1, WeaponMods: [hostile] }],
  },
  {
    timestamp: at(4),
    event: "Scan",
    BodyName: hostile,
    BodyID: 1,
    SystemAddress: 2,
    WasDiscovered: false,
    PlanetClass: hostile,
  },
  // A belt is no body, and money for the own carrier is not spent.
  { timestamp: at(4), event: "Scan", BodyName: "A Belt Cluster 1", BodyID: 2, SystemAddress: 2, WasDiscovered: false },
  { timestamp: at(4), event: "CarrierBankTransfer", Deposit: 7_000_000 },
  { timestamp: at(4), event: "SellOrganicData", BioData: [{ Species: hostile, Value: 700, Bonus: 300 }] },
  { timestamp: at(5), event: "Bounty", Target: hostile, TotalReward: 4321 },
  { timestamp: at(5), event: "Died", KillerName: hostile, KillerShip: hostile },
  { timestamp: at(5), event: "Rank", Combat: 3, Trade: 0, Explore: 8 },
  { timestamp: at(6), event: "Promotion", Combat: 4 },
  { timestamp: at(4), event: "Loadout", Ship: hostile, ShipID: 4, ShipName: hostile, MaxJumpRange: 30.5 },
];

let sink: MemorySink;
beforeAll(async () => {
  sink = await openMemorySink();
  await sink.write(deliveriesOf(events.map((event) => JSON.stringify(event))));
  await sink.write(deliveriesOf([JSON.stringify(jump(1, { StarPos: [] }))], { commander: "F2" }));
});
afterAll(() => sink.close());

describe("a report", () => {
  it("shows every section", async () => {
    const html = await makeReport(sink.tables);
    const titles = [...html.matchAll(/<h2 id="(\w+)">/g)].map(([, id]) => id);
    expect(titles.join(" ")).toBe(
      "travel records years evenings jumps fuel earnings exploration combat stations factions engineers loadouts",
    );
  });

  it("escapes everything from the journal", async () => {
    const html = await makeReport(sink.tables);
    const tags = new Set([...html.matchAll(/<\/?([^\s>/]+)/g)].map(([, tag]) => tag));
    const known =
      "!doctype html head meta title style body header p h1 nav ul li a main section h2 div svg desc g path text circle rect dl dt dd details summary table thead tr th tbody td footer h3 span";
    expect([...tags].filter((tag) => !known.split(" ").includes(tag ?? ""))).toEqual([]);
    expect(html.match(/<style/g)).toHaveLength(1);
    // No tag has an attribute that the templates do not have.
    const attributes = new Set(
      [...html.matchAll(/<[^>]*>/g)].flatMap(([tag]) => [...tag.matchAll(/\s([\w-]+)=/g)].map(([, name]) => name)),
    );
    expect([...attributes].filter((name) => name?.startsWith("on") || name === "src" || name === "style")).toEqual([]);
    expect(["\u0000", "\u202E"].filter((character) => html.includes(character))).toEqual([]);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("loads and runs nothing", async () => {
    const html = await makeReport(sink.tables);
    expect(html).toMatch(/content="default-src &#39;none&#39;; style-src &#39;sha256-[\w+/=]+&#39;; base-uri/);
    const tags = [...html.matchAll(/<[^>]*>/g)].join("\n");
    expect(tags).not.toMatch(/https?:|\ssrc=|href="[^#]/);
    expect(html).not.toMatch(/@import|url\(/);
  });

  it("gives every chart a title and a description", async () => {
    const html = await makeReport(sink.tables);
    for (const [svg] of html.matchAll(/<svg[^]*?<\/svg>/g)) {
      const [, title, words] = /aria-labelledby="(\S+) (\S+)"/.exec(svg) ?? [];
      expect(svg).toContain(`<title id="${title}">`);
      expect(svg).toMatch(new RegExp(`<desc id="${words}">[^<]{20,}`));
    }
  });

  it("has a picture of the map with the figures, without markup from the journal", async () => {
    const svg = await makePicture(sink.tables);
    const tags = new Set([...svg.matchAll(/<([^\s>/]+)/g)].map(([, tag]) => tag));
    expect(tags).toEqual(new Set(["circle", "desc", "g", "path", "rect", "style", "svg", "text", "title"]));
    expect(svg).toContain(
      '<text class="figure" x="650" y="226">40</text><text class="word" x="650" y="254">jumps</text>',
    );
    expect(svg).not.toMatch(/var\(|@import|url\(|#808080/);
    await expect(makePicture(sink.tables, { commander: "F3" })).rejects.toThrow("known commanders: F1, F2");
  });

  it("accepts any commander name", async () => {
    const commander = "x'; DROP TABLE staged; --\u0000<b>";
    const own = await openMemorySink();
    await own.write(deliveriesOf([JSON.stringify(jump(1))], { commander }));
    const html = await makeReport(own.tables);
    await own.close();
    expect(html).toContain("<h1>x&#39;; DROP TABLE staged; --\uFFFD&lt;b&gt;</h1>");
  });

  it("tells records, ranks, deaths and values in words", async () => {
    const text = (await makeReport(sink.tables)).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
    expect(text).toContain("49 light-years longest jump");
    // The lines of January: 5,000 for maps, 1,000 for a species.
    expect(text).toContain("5,000 credits most earned in a day mostly from exploration data, on 2026-01-03");
    expect(text).toMatch(
      /month hours jumps light-years dockings scans kills deaths credits earned 2026-01 \d+ 40 1,180 1 2 1 1 6,000/,
    );
    expect(text).toContain("bodies scanned 1 of them first 1 bodies mapped 0 credits for maps 5,000");
    expect(text).toContain("6,000 credits came in, 200 went out");
    expect(text).not.toContain("carrier deposits");
    expect(text).toContain("Calendar of evenings");
    expect(text).toContain("credits for species 1,000");
    expect(text).toContain("bounties 1 credits in bounties 4,321");
    expect(text).toContain("Ranks Combat Expert Exploration Elite Latest deaths 2026-01-06: by");
  });

  it("is about one commander", async () => {
    const html = await makeReport(sink.tables, { commander: "F2" });
    expect(html).toContain("<h1>F2</h1>");
    expect(html).toMatch(/<dt>jumps<\/dt><dd>1<\/dd>/);
    await expect(makeReport(sink.tables, { commander: "F3" })).rejects.toThrow("known commanders: F1, F2");
  });
});

describe("a report about a lake", () => {
  let lake = "";
  beforeEach(async () => {
    lake = await mkdtemp(join(tmpdir(), "shipslog-report-"));
  });
  afterEach(() => rm(lake, { recursive: true }));

  const forms = [
    ["page", makeReport],
    ["picture", makePicture],
  ] as const;

  it.each(forms)("is no %s made from a file that does not have what was written", async (_, make) => {
    const own = await openSink(lake, { owner: "test" });
    await own.write(deliveriesOf(events.map((event) => JSON.stringify(event))));
    await own.close();
    const path = join(lake, own.manifest.files.find(({ table }) => table === "FSDJump")?.path ?? "");
    const bytes = await readFile(path);
    // DuckDB does not look at its own name.
    bytes.write("d", bytes.lastIndexOf("DuckDB"));
    await writeFile(path, bytes);
    const tables = await openLake(lake);
    await expect(make(tables)).rejects.toThrow(`${path} does not have the content that was written`);
    tables.close();
  });

  it.each(forms)("is the %s of the lake as it is after its files were merged meanwhile", async (_, make) => {
    const own = await openSink(lake, { owner: "test" });
    for (const each of deliveriesOf(events.slice(0, 4).map((event) => JSON.stringify(event)))) await own.write([each]);
    const unchanged = await openLake(lake);
    const expected = await make(unchanged);
    unchanged.close();
    const tables = await openLake(lake);
    const query = tables.query.bind(tables);
    let isMerged = false;
    tables.query = async (sql) => {
      if (!isMerged && sql.includes("FROM lines")) {
        isMerged = true;
        await own.compact();
      }
      return await query(sql);
    };
    expect(await make(tables)).toBe(expected);
    expect(isMerged).toBe(true);
    tables.close();
    await own.close();
  });
});
