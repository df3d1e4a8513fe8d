import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Journal } from "@kayahr/ed-journal";
import type { JsonObject, Moment } from "@shipslog/contract";
import { scenarioNames } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { followWithKayahr } from "../../journal/tests/helpers/kayahr/followWithKayahr.ts";
import { playLive, withFolder } from "./helpers/live/folder.ts";

/** Reads the lines of every journal in order of name, parsed as the reader does, which rounds the largest id. */
async function eventsOf(folder: string): Promise<readonly JsonObject[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".log")).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return texts.flatMap((text) => text.split("\r\n").slice(0, -1)).map(parsePlainly);
}

const parsePlainly = (text: string) => JSON.parse(text) as JsonObject;

async function readWithKayahr(folder: string) {
  const journal = await Journal.open({ directory: folder });
  const events: unknown[] = [];
  for await (const event of journal) events.push(event);
  const companions = {
    market: await journal.readMarket(),
    outfitting: await journal.readOutfitting(),
    shipyard: await journal.readShipyard(),
    status: await journal.readStatus(),
    modules: await journal.readModulesInfo(),
    route: await journal.readNavRoute(),
    cargo: await journal.readCargo(),
    locker: await journal.readShipLocker(),
    backpack: await journal.readBackpack(),
  };
  await journal.close();
  return { events, companions };
}

/** Reads a companion file; null when it does not exist yet. */
async function companion(folder: string, file: string): Promise<JsonObject | null> {
  const isThere = (await readdir(folder)).includes(file);
  return isThere ? parsePlainly(await readFile(join(folder, file), "utf8")) : null;
}

describe("@kayahr/ed-journal, reading a folder in dialect live", () => {
  it.each(scenarioNames)("reads every line and every companion file: %s", async (scenario) => {
    await withFolder([{ scenario, hours: 1 }], {}, async (folder) => {
      const written = await eventsOf(folder);
      const { events, companions } = await readWithKayahr(folder);
      expect(written.length).toBeGreaterThan(40);
      expect(events).toHaveLength(written.length);
      expect(events.filter((event, at) => !isDeepStrictEqual(event, written[at]))).toEqual([]);
      expect(companions.status).toEqual(await companion(folder, "Status.json"));
      expect(companions.modules).toEqual(await companion(folder, "ModulesInfo.json"));
      expect(companions.route).toEqual(await companion(folder, "NavRoute.json"));
      expect(companions.locker).toEqual(await companion(folder, "ShipLocker.json"));
      expect(companions.locker).not.toBeNull();
      expect(companions.cargo).toEqual(await companion(folder, "Cargo.json"));
      expect(companions.backpack).toEqual(await companion(folder, "Backpack.json"));
    });
  });

  it("finds a value in every companion file of a long session that visits everything", async () => {
    await withFolder([{ scenario: "grand-tour", hours: 6, seed: 2 }], {}, async (folder) => {
      const { companions } = await readWithKayahr(folder);
      expect(Object.entries(companions).filter(([, content]) => content === null)).toEqual([]);
      expect(companions.market).toEqual(await companion(folder, "Market.json"));
      expect(companions.outfitting).toEqual(await companion(folder, "Outfitting.json"));
      expect(companions.shipyard).toEqual(await companion(folder, "Shipyard.json"));
    });
  });

  it("reads two commanders in one folder, with file names as before 2022, in French", async () => {
    const sessions = [
      { scenario: "trader", hours: 0.5, language: "french" },
      { scenario: "on-foot", hours: 0.5, seed: 2, language: "french" },
    ] as const;
    await withFolder(sessions, { form: "old" }, async (folder) => {
      const written = await eventsOf(folder);
      const { events } = await readWithKayahr(folder);
      expect(events.filter((event, at) => !isDeepStrictEqual(event, written[at]))).toEqual([]);
      expect(new Set(written.filter(({ event }) => event === "Commander").map(({ FID }) => FID)).size).toBe(2);
    });
  });
});

/** The playback speed relative to real time. */
const speed = 8;

function* until(moments: Iterable<Moment>, lengthMs: number): Generator<Moment, void, undefined> {
  let firstMs: number | undefined;
  for (const moment of moments) {
    firstMs ??= moment.timeMs;
    if (moment.timeMs - firstMs > lengthMs) return;
    yield moment;
  }
}

describe("@kayahr/ed-journal, following a session in dialect live", () => {
  it("receives every line and the last Status", async () => {
    const moments = until(playLive({ scenario: "bounty-hunter" }), 150_000);
    const { lines, events, statusesWritten, statusesRead } = await followWithKayahr(moments, {
      dialect: "live",
      speed,
    });
    expect(lines.length).toBeGreaterThan(16);
    expect(events).toEqual(lines.map(parsePlainly));
    expect(statusesRead.at(-1)).toEqual(statusesWritten.at(-1));
  });
});
