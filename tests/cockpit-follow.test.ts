/** The cockpit over a real folder: a writer, the journal's own reader, the check, the server, and a client that comes back. */
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCockpit, type Cockpit } from "@shipslog/cockpit";
import { nodeSleep } from "@shipslog/journal";
import { describe, expect, it, onTestFinished } from "vitest";
import { observeFolder } from "../packages/cli/src/cockpit/observeFolder.ts";
import { StreamClient, waitUntil } from "../packages/cockpit/src/server/cockpit.testing.ts";

const clock = { nowMs: () => Date.now(), sleep: nodeSleep };

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-cockpit-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a server over a folder until the test ends it, as the command does. */
async function serve(folder: string, run: string): Promise<Cockpit> {
  const ending = new AbortController();
  const streams = observeFolder({ folder, from: undefined, dialect: "live", clock, signal: ending.signal });
  const cockpit = await startCockpit({ streams, folder: await temporaryFolder(), port: 0, run, nowMs: clock.nowMs });
  const close = async () => {
    ending.abort();
    await cockpit.close();
  };
  onTestFinished(() => close().catch(() => undefined));
  return { ...cockpit, port: cockpit.port, close };
}

const music = (at: number) => `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Music", "MusicTrack":"${at}" }`;

/** Every line of a folder, in the order of its files. */
async function linesOf(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".log")).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return texts.flatMap((text) => text.split("\r\n").filter((line) => line !== ""));
}

describe("a cockpit over a folder that grows", () => {
  it("shows each line once through a burst, a rotation, a torn Status.json and three restarts", async () => {
    const folder = await temporaryFolder();
    const [first, second] = ["Journal.2026-05-01T120000.01.log", "Journal.2026-05-01T120000.02.log"];
    let at = 0;
    const append = async (file: string, count: number) => {
      const lines = Array.from({ length: count }, () => `${music((at += 1))}\r\n`);
      await appendFile(join(folder, file), lines.join(""));
    };
    const seen: string[] = [];
    let client: StreamClient | undefined;
    const look = async (run: string, meanwhile: () => Promise<void>) => {
      const cockpit = await serve(folder, run);
      const next = await StreamClient.connect(cockpit.port, client?.lastId, client);
      client = next;
      await meanwhile();
      await waitUntil(() => next.state.tail.count === at, `${at} lines`);
      seen.push(...next.entriesOf);
      expect(next.snapshots.length).toBe(run === "run 1" ? 1 : 0);
      await cockpit.close();
      await waitUntil(() => next.isClosed);
    };
    await look("run 1", async () => {
      await append(first, 161);
      await writeFile(join(folder, "Status.json"), '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Fl');
      await waitUntil(() => (client?.state.health.tornReads ?? 0) > 0, "a torn read");
      expect(client?.state.flight.status).toBeUndefined();
    });
    await append(first, 50);
    await look("run 2", async () => {
      await writeFile(
        join(folder, "Status.json"),
        '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Flags":8 }\r\n',
      );
      await waitUntil(() => client?.state.flight.status?.Flags === 8, "the whole Status.json");
      await append(first, 30);
    });
    await append(second, 20);
    await look("run 3", () => append(second, 161));
    await look("run 4", () => append(second, 1));
    expect(seen).toEqual(await linesOf(folder));
    expect(client?.state.health).toMatchObject({ gaps: 0, badLines: 0, lines: at });
  });
});
