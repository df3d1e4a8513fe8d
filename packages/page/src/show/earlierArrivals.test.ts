import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeClock, nodeDisk } from "@shipslog/journal";
import { expect, it, onTestFinished } from "vitest";
import { earlierArrivals } from "./earlierArrivals.ts";
import { startPosition } from "./startingPoints.ts";

const at = (system: string) =>
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"FSDJump", "StarSystem":"${system}", "StarPos":[1,2,3] }\r\n`;
const others = `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n`;

it("arrivals of earlier journals end where the cockpit begins", async () => {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-earlier-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "Journal.2026-05-01T120000.01.log"), at("Sol") + others + at("Maia"));
  await writeFile(join(folder, "Journal.2026-05-02T120000.01.log"), others + at("Merope"));
  await writeFile(join(folder, "Journal.2026-05-03T120000.01.log"), at("Colonia"));
  const { signal } = new AbortController();
  const systemsBefore = async (point: "session" | "start") => {
    const from = await startPosition(point, folder, nodeDisk);
    const entries = await Array.fromAsync(earlierArrivals(folder, from, { disk: nodeDisk, clock: nodeClock, signal }));
    return entries.map(({ event }) => event["StarSystem"]);
  };
  expect(await systemsBefore("session")).toEqual(["Sol", "Maia", "Merope"]);
  expect(await systemsBefore("start")).toEqual([]);
});
