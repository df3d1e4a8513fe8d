/** The cockpit over a real folder: writer, journal reader, check, server, and a client that reconnects. */
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCockpit, type Cockpit } from "@shipslog/cockpit";
import { nodeClock } from "@shipslog/journal";
import { describe, expect, it, onTestFinished } from "vitest";
import { observeFolder } from "../packages/cli/src/commands/cockpit/observeFolder.ts";
import { StreamClient, waitUntil } from "../packages/cockpit/src/server/cockpit.testing.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-cockpit-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server over a folder, as the command does, until the test ends. */
async function serve(folder: string, run: string): Promise<Cockpit> {
  const ending = new AbortController();
  const streams = observeFolder({ folder, from: undefined, dialect: "live", clock: nodeClock, signal: ending.signal });
  const cockpit = await startCockpit({
    streams,
    folder: await temporaryFolder(),
    port: 0,
    run,
    nowMs: () => nodeClock.nowMs(),
  });
  const close = async () => {
    ending.abort();
    await cockpit.close();
  };
  onTestFinished(() => close().catch(() => undefined));
  return { ...cockpit, port: cockpit.port, close };
}

const music = (at: number) => `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Music", "MusicTrack":"${at}" }`;

/** All lines of a folder, in file order. */
async function linesOf(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".log")).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return texts.flatMap((text) => text.split("\r\n").filter((line) => line !== ""));
}

describe("a cockpit over a growing folder", () => {
  it("shows each line once through a burst, a rotation, a torn Status.json and three restarts", async () => {
    const folder = await temporaryFolder();
    const [first, second] = ["Journal.2026-05-01T120000.01.log", "Journal.2026-05-01T120000.02.log"];
    let at = 0;
    const append = async (file: string, count: number) => {
      const lines = Array.from({ length: count }, () => `${music((at += 1))}\r\n`);
      await appendFile(join(folder, file), lines.join(""));
    };
    const received: string[] = [];
    let client: StreamClient | undefined;
    const observeRun = async (run: string, meanwhile: () => Promise<void>) => {
      const cockpit = await serve(folder, run);
      const next = await StreamClient.connect(cockpit.port, client?.lastId, client);
      client = next;
      await meanwhile();
      await waitUntil(() => next.state.tail.count === at, `${at} lines`);
      received.push(...next.entriesOf);
      expect(next.snapshots.length).toBe(run === "run 1" ? 1 : 0);
      await cockpit.close();
      await waitUntil(() => next.isClosed);
    };
    await observeRun("run 1", async () => {
      await append(first, 161);
      await writeFile(join(folder, "Status.json"), '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Fl');
      await waitUntil(() => (client?.state.health.tornReads ?? 0) > 0, "a torn read");
      expect(client?.state.flight.status).toBeUndefined();
    });
    await append(first, 50);
    await observeRun("run 2", async () => {
      await writeFile(
        join(folder, "Status.json"),
        '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Flags":8 }\r\n',
      );
      await waitUntil(() => client?.state.flight.status?.Flags === 8, "the whole Status.json");
      await append(first, 30);
    });
    await append(second, 20);
    await observeRun("run 3", () => append(second, 161));
    await observeRun("run 4", () => append(second, 1));
    expect(received).toEqual(await linesOf(folder));
    expect(client?.state.health).toMatchObject({ gaps: 0, badLines: 0, lines: at });
  });
});
