/** The cockpit over a real folder: writer, journal reader, check, server, and a client that reconnects. */
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCockpit, type Cockpit } from "@shipslog/cockpit";
import { nodeClock, nodeDisk } from "@shipslog/journal";
import { describe, expect, it, onTestFinished } from "vitest";
import { observeFolder } from "../../page/src/show/observeFolder.ts";
import { decodeSnapshot } from "@shipslog/cockpit/wire";
import { until } from "../../../tests/helpers/limits/until.ts";
import { StreamClient } from "./helpers/cockpit.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-cockpit-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server over a folder, as the command does, until the test ends. */
async function serve(folder: string, run: string): Promise<Cockpit> {
  const ending = new AbortController();
  const streams = observeFolder({
    folder,
    disk: nodeDisk,
    from: undefined,
    dialect: "live",
    clock: nodeClock,
    signal: ending.signal,
  });
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
    const first = "Journal.2026-05-01T120000.01.log";
    const second = "Journal.2026-05-01T120000.02.log";
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
      await until(() => next.state.tail.count === at, `${at} lines`);
      received.push(...next.entriesOf);
      expect(next.snapshots.length).toBe(run === "run 1" ? 1 : 0);
      await cockpit.close();
      await until(() => next.isClosed);
    };
    await observeRun("run 1", async () => {
      await append(first, 161);
      await writeFile(join(folder, "Status.json"), '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Fl');
      await until(() => (client?.state.health.tornReads ?? 0) > 0, "a torn read");
      expect(client?.state.flight.status).toBeUndefined();
    });
    await append(first, 50);
    await observeRun("run 2", async () => {
      await writeFile(
        join(folder, "Status.json"),
        '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Flags":8 }\r\n',
      );
      await until(() => client?.state.flight.status?.Flags === 8, "the whole Status.json");
      await append(first, 30);
    });
    await append(second, 20);
    await observeRun("run 3", () => append(second, 161));
    await observeRun("run 4", () => append(second, 1));
    expect(received).toEqual(await linesOf(folder));
    expect(client?.state.health).toMatchObject({ gaps: 0, badLines: 0, lines: at });
  });
});

const timed = (time: string, rest: string) => `{ "timestamp":"2026-05-01T${time}Z", ${rest} }\r\n`;

describe("looking back over a recorded folder", () => {
  it("shows no companion file before the lines that were written before it", async () => {
    const folder = await temporaryFolder();
    const jumps = Array.from({ length: 50 }, (_, at) =>
      timed(`14:${10 + at}:00`, `"event":"Music", "MusicTrack":"${at}"`),
    );
    await writeFile(join(folder, "Journal.2026-05-01T140000.01.log"), jumps.join(""));
    const status = timed("15:18:00", '"event":"Status", "Flags":16777216, "BodyName":"Moon"');
    await writeFile(join(folder, "Status.json"), status);
    const route = timed("15:18:00", '"event":"NavRoute", "Route":[]');
    await writeFile(join(folder, "NavRoute.json"), route);
    const { port } = await serve(folder, "run");
    const client = await StreamClient.connect(port);
    await until(() => client.state.flight.status !== undefined && client.state.tail.count === 50, "the folder");
    await until(() => client.state.route.stars !== undefined, "the route");
    const lastSeq = Math.max(...client.records.map(({ seq }) => seq), ...client.snapshots);
    const early: string[] = [];
    for (let seq = 0; seq <= lastSeq; seq += 1) {
      const { state } = decodeSnapshot(await (await fetch(`http://127.0.0.1:${port}/api/snapshot?at=${seq}`)).text());
      const isLate = state.tail.count === 50;
      if (!isLate && state.flight.status !== undefined) early.push(`Status.json at ${seq}`);
      if (!isLate && state.route.stars !== undefined) early.push(`NavRoute.json at ${seq}`);
    }
    expect(early).toEqual([]);
  });
});

describe("a folder with an earlier journal that has no last line end", () => {
  it("keeps the commander and the missions of the newest session", async () => {
    const folder = await temporaryFolder();
    await writeFile(
      join(folder, "Journal.2026-04-01T120000.01.log"),
      `${music(1)}\r\n${music(2)}`.replaceAll("-05-", "-04-"),
    );
    const newest = [
      timed("12:00:00", '"event":"Commander", "FID":"F1", "Name":"Jameson"'),
      timed("12:00:01", '"event":"SquadronStartup", "SquadronName":"HALCYON", "CurrentRank":1'),
    ];
    await writeFile(join(folder, "Journal.2026-05-01T120000.01.log"), newest.join(""));
    const { port } = await serve(folder, "run");
    const client = await StreamClient.connect(port);
    // The reader delivers the unfinished line after some seconds without a change.
    await until(() => client.state.tail.count === 4, "the late line");
    expect(client.state.session).toMatchObject({
      file: "Journal.2026-05-01T120000.01.log",
      commander: { name: "Jameson" },
    });
    expect(client.state.career.squadron?.SquadronName).toBe("HALCYON");
  });
});

describe("the health of a folder", () => {
  it("has findings about observed kinds too", async () => {
    const folder = await temporaryFolder();
    const lines = [
      timed(
        "12:00:00",
        '"event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4", "build":"r"',
      ),
      timed("12:00:01", '"event":"FuelScoop", "Scooped":"much", "Total":8.0'),
    ];
    await writeFile(join(folder, "Journal.2026-05-01T120000.01.log"), lines.join(""));
    const { port } = await serve(folder, "run");
    const client = await StreamClient.connect(port);
    await until(() => client.state.health.findings.some(({ pointer }) => pointer === "/Scooped"), "the finding");
    expect(client.state.health.findings.map(({ position }) => position?.line)).toContain(2);
    expect(client.state.reading?.compared).toBe("all");
  });

  it("misses a companion file where there are others, and none in a copy of the journals", async () => {
    const rulesOf = async (...others: readonly string[]) => {
      const folder = await temporaryFolder();
      const header =
        '"event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4", "build":"r"';
      const lines = timed("12:00:00", header) + timed("12:00:01", '"event":"NavRoute"');
      await writeFile(join(folder, "Journal.2026-05-01T120000.01.log"), lines);
      for (const file of others) await writeFile(join(folder, file), timed("12:00:01", '"event":"Status", "Flags":0'));
      const { port } = await serve(folder, "run");
      const { state } = await StreamClient.connect(port).then(async (client) => {
        await until(() => client.state.route.file !== undefined, "the look for NavRoute.json");
        await until(() => others.length === 0 || client.state.health.rules.length > 0, "the finding");
        return client;
      });
      return state.health.rules.map(({ name }) => name);
    };
    expect(await rulesOf("Status.json")).toContain("companion-missing");
    expect(await rulesOf()).not.toContain("companion-missing");
  });

  it("compares observed kinds in the newest session and later ones only, and says so", async () => {
    const folder = await temporaryFolder();
    const lines =
      timed(
        "12:00:00",
        '"event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4", "build":"r"',
      ) +
      timed("12:00:01", '"event":"FuelScoop", "Scooped":"much", "Total":8.0') +
      timed("12:00:02", '"event":"SquadronStartup"');
    const days = ["01", "02", "03"].map((day) => `Journal.2026-05-${day}T120000.01.log`);
    const [, newest = "", later = ""] = days;
    for (const day of days.slice(0, 2)) await writeFile(join(folder, day), lines);
    const { port } = await serve(folder, "run");
    const client = await StreamClient.connect(port);
    await until(() => client.state.reading?.caughtUpAtMs !== undefined, "the end of reading");
    await writeFile(join(folder, later), lines);
    const filesWith = (wanted: string) =>
      client.state.health.findings.flatMap(({ pointer, position }) => (pointer === wanted ? [position?.file] : []));
    const compared = () => filesWith("/Scooped");
    await until(() => filesWith("/SquadronName").includes(later), "the last finding");
    expect(new Set(filesWith("/SquadronName"))).toEqual(new Set(days));
    expect(compared()).toEqual([newest, later]);
    expect(client.state.reading?.compared).toEqual({ from: newest });
  });
});

describe("the progress of reading", () => {
  it("ends at the size of the journals, also with half a line at the end", async () => {
    const folder = await temporaryFolder();
    const text = Array.from({ length: 30 }, (_, at) => `${music(at)}\r\n`).join("");
    await writeFile(join(folder, "Journal.2026-05-01T120000.01.log"), `${text}{ "timestamp":"2026-05`);
    const { port } = await serve(folder, "run");
    const client = await StreamClient.connect(port);
    await until(() => client.state.reading?.caughtUpAtMs !== undefined, "the end of reading");
    expect(client.state.tail.count).toBe(30);
    expect(client.state.reading?.totalBytes).toBe(text.length + 22);
  });

  it("tells what is written from now on from what existed, lines and files", async () => {
    const status = (heading: number) => timed("12:00:00", `"event":"Status", "Flags":16777216, "Heading":${heading}`);
    const change = {
      line: (folder: string) => appendFile(join(folder, "Journal.2026-05-01T120000.01.log"), `${music(2)}\r\n`),
      file: (folder: string) => writeFile(join(folder, "Status.json"), status(2)),
    };
    for (const write of Object.values(change)) {
      const folder = await temporaryFolder();
      await writeFile(join(folder, "Journal.2026-05-01T120000.01.log"), `${music(1)}\r\n`);
      await writeFile(join(folder, "Status.json"), status(1));
      const { port } = await serve(folder, "run");
      const client = await StreamClient.connect(port);
      await until(() => client.state.flight.status !== undefined, "what exists");
      const { reading } = client.state;
      expect(reading).toMatchObject({ isGrowing: false });
      await write(folder);
      await until(() => client.state.reading?.isGrowing === true, "the change");
      expect(client.state.reading?.caughtUpAtMs).toBe(reading?.caughtUpAtMs);
    }
  });
});
