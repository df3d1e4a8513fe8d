/** The ten companion files of a simulated folder, each torn, empty and contradicting: `check` finds it and names a rule of docs/rules.md. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { companionFiles, Flags, type CompanionFile, type JsonObject, type Moment } from "@shipslog/contract";
import { parseJson, printCompanion } from "@shipslog/contract/text";
import { writeMoments } from "@shipslog/journal";
import { simulate } from "@shipslog/simulator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../../tools/workspace.ts";
import { checkFolder } from "../src/index.ts";

const script = [
  { do: "dock", at: "carrier" },
  { do: "disembark" },
  { do: "walk", to: "socialSpace" },
  { do: "embark" },
  { do: "buyCargo" },
  { do: "visitOutfitting" },
  { do: "lookAtModules" },
  { do: "undock" },
  { do: "jump" },
  { do: "visitOutfitting" },
  { do: "plotRoute" },
  { do: "wait", for: "1m" },
] as const;

/** A session that leaves all ten files; whether a player looks at the shipyard is up to chance. */
function playAll(): readonly Moment[] {
  for (let seed = 1; seed < 40; seed++) {
    const moments = [...simulate({ seed, dialect: "live", scenario: { script } })];
    if (companionFiles.every((file) => moments.at(-1)?.companions[file] !== undefined)) return moments;
  }
  throw new Error("no seed leaves all ten files");
}

const listedRules = readFileSync(join(root, "docs/rules.md"), "utf8");

let place = "";
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "shipslog-companions-"));
  // Without the menu at the end, where Status.json would show nothing that a line could contradict.
  const moments = playAll().filter(({ event }) => event?.["event"] !== "Shutdown");
  const last = moments.findLastIndex(({ companions }) => companions["Status.json"]?.["Flags"] !== 0);
  await writeMoments(place, moments.slice(0, last + 1), { dialect: "live" });
});
afterAll(() => rmSync(place, { recursive: true }));

async function check() {
  const { findings } = await checkFolder(place, { threads: 1, dialect: "live" });
  return findings.map(({ rule, companion }) => `${companion?.file} ${rule}`);
}

/** Checks the folder with another text in a file, which is then restored. */
async function checkWith(file: CompanionFile, change: (text: string) => string): Promise<readonly string[]> {
  const path = join(place, file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, change(text));
  try {
    return await check();
  } finally {
    writeFileSync(path, text);
  }
}

/** What makes each file contradict the journal, and the rule that says so. */
const contradictions: Readonly<
  Record<CompanionFile, readonly [rule: string, change: (event: JsonObject) => JsonObject]>
> = {
  "Status.json": ["status-docked", (event) => ({ ...event, Flags: Number(event["Flags"]) ^ Flags.encode(["Docked"]) })],
  // Its line has no field but the name of the event.
  "ModulesInfo.json": ["companion-stale", (event) => ({ ...event, timestamp: "2001-01-01T00:00:00Z" })],
  "NavRoute.json": ["companion-contradicts", (event) => ({ ...event, event: "NavRouteClear", Route: [] })],
  "Cargo.json": ["companion-contradicts", (event) => ({ ...event, Count: 9999 })],
  "Market.json": ["companion-contradicts", (event) => ({ ...event, StationName: "Elsewhere" })],
  "Outfitting.json": ["companion-contradicts", (event) => ({ ...event, MarketID: 1 })],
  "Shipyard.json": ["companion-contradicts", (event) => ({ ...event, StarSystem: "Elsewhere" })],
  "ShipLocker.json": ["companion-stale", (event) => ({ ...event, timestamp: "2001-01-01T00:00:00Z" })],
  "Backpack.json": ["companion-contradicts", (event) => ({ ...event, Consumables: [] })],
  "FCMaterials.json": ["companion-contradicts", (event) => ({ ...event, CarrierID: "X1X-X1X" })],
};

it("has nothing to report about ten sound files", async () => {
  expect(await check()).toEqual([]);
});

describe.each(companionFiles)("%s", (file) => {
  const withListed = (found: readonly string[]) =>
    found.map((each) => [each, listedRules.includes(`<a id="${each.split(" ")[1]}">`)]);

  it("is found when it is torn", async () => {
    const found = await checkWith(file, (text) => text.slice(0, text.length / 2));
    expect(withListed(found)).toEqual([[`${file} companion-torn`, true]]);
  });

  it("is found when it is empty", async () => {
    expect(withListed(await checkWith(file, () => ""))).toEqual([[`${file} companion-empty`, true]]);
  });

  it("is found when it contradicts the journal", async () => {
    const [rule, change] = contradictions[file];
    const found = await checkWith(file, (text) => printCompanion(change(parseJson(text) as JsonObject)));
    expect(withListed(found)).toContainEqual([`${file} ${rule}`, true]);
  });
});
