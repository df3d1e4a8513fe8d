/** `fleet load` against a real server: what it says it sent is what a collector has stored. */
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { nodeClock } from "@shipslog/journal";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { runToEnd } from "./helpers/runToEnd.ts";
import { freePorts } from "./helpers/freePorts.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { run } from "../../shipslog/src/run.ts";

const { describe, it } = needs(natsServer);
const summary =
  /^(?<lines>\d+) lines(?: \((?<damaged>\d+) damaged\))? of (?<commanders>\d+) commanders, (?<sent>\d+) sent \((?<again>\d+) again\), (?<unstored>\d+) not stored, (?<connections>\d+) connections, (?<sessions>\d+) sessions done in .*, seed (?<seed>\d+)$/m;

describe("fleet load", () => {
  let trial: TrialFleet;
  let collector: TrialCollector;
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const owned = Promise.withResolvers<void>();
    collector = await TrialCollector.start(trial, undefined, { owns: () => owned.resolve() });
    // Before, nothing answers which lines are stored, and commanders ask again after some seconds.
    await owned.promise;
  });
  afterAll(async () => {
    await collector[Symbol.asyncDispose]();
    await trial[Symbol.asyncDispose]();
  });

  /** Starts it with sleeps of at most a tenth of a second, so that it reports often and breaks are short. */
  function start(words: readonly string[], interrupted?: AbortSignal) {
    const sleep: typeof nodeClock.sleep = (delayMs, signal) => nodeClock.sleep(Math.min(100, delayMs), signal);
    const tested = testHost(interrupted === undefined ? {} : { interrupted });
    // An hour passes when more sessions are done than there are commanders.
    const isLate = () => Number(/ (\d+) sessions done[^\n]*$/.exec(tested.err.text().trimEnd())?.[1] ?? 0) > 7;
    const nowMs = () => nodeClock.nowMs() + (isLate() ? 3_600_000 : 0);
    const host = { ...tested, clock: { ...nodeClock, sleep, nowMs } };
    return { done: run(["fleet", "load", "--fleet", trial.folder.path, ...words], host), host };
  }

  /** Runs it to its end and returns the numbers that it prints, with the lines that were stored meanwhile. */
  async function play(...words: readonly string[]) {
    const before = collector.lake.stored.length;
    const { done, host } = start(words);
    expect([await done, host.err.text()]).toEqual([0, expect.not.stringContaining("shipslog:")]);
    const numbers = Object.entries(summary.exec(host.out.text())?.groups ?? {});
    const stored = collector.lake.stored.slice(before);
    return { said: Object.fromEntries(numbers.map(([name, text]) => [name, Number(text)])), stored, host };
  }

  it("sends a session of each commander with a connection of its own, and damages as many lines as it says", async () => {
    const { said, stored } = await play(
      "--commanders",
      "3",
      "--for",
      "1h",
      "--speed",
      "max",
      "--damage",
      "10",
      "--quiet",
    );
    expect(said).toMatchObject({ commanders: 3, again: 0, unstored: 0, connections: 0, sessions: 3, seed: 7 });
    expect(stored).toHaveLength(said["lines"] ?? -1);
    expect(new Set(stored.map(({ commander }) => commander)).size).toBe(3);
    const rejected = stored.filter(({ verdict }) => verdict.type === "rejected");
    expect(said["damaged"]).toBeGreaterThan(3);
    expect(rejected).toHaveLength(said["damaged"] ?? -1);
  });

  it("sends for all over one connection with a credential that may, at the pace of play", async () => {
    const credential = trial.folder.credentialPath("load");
    // Ten minutes of play take a second.
    const words = ["--commanders", "1", "--for", "10m", "--speed", "600", "--seed", "3", "--credentials", credential];
    const startMs = performance.now();
    const { said, stored, host } = await play(...words);
    expect(performance.now() - startMs).toBeGreaterThan(500);
    expect(said).toMatchObject({ commanders: 1, again: 0, unstored: 0, connections: 1, sessions: 1, seed: 3 });
    expect(stored).toHaveLength(said["lines"] ?? -1);
    expect(stored.every(({ verdict }) => verdict.type === "stored")).toBe(true);
    // It reports while it runs.
    expect(host.err.text()).toMatch(/^\d+ lines of 1 commanders, .* 1 connections, 0 sessions done/m);
  });

  it("plays sessions one after another for a time, and counts in its metrics", async () => {
    const [port = 0] = await freePorts(1);
    const asked = fetchUntil(`http://127.0.0.1:${port}/metrics`, /^shipslog_uplink_sent_lines [1-9]/m);
    const words = ["--commanders", "7", "--hourly", "10000000", "--for", "1h", "--metrics", String(port)];
    const { said, stored, host } = await play(...words);
    expect(host.err.text()).toMatch(/^7 commanders are connected$/m);
    expect(said).toMatchObject({ commanders: 7, unstored: 0, connections: 0 });
    expect(said["sessions"]).toBeGreaterThan(7);
    expect(new Set(stored.map(({ commander }) => commander)).size).toBe(7);
    expect(said["sent"]).toBeGreaterThanOrEqual(stored.length);
    await asked;
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow("fetch failed");
  });

  it("ends when its metrics cannot be served", async () => {
    const [port = 0] = await freePorts(1);
    const taken = createServer().listen(port, "127.0.0.1");
    await once(taken, "listening");
    onTestFinished(() => void taken.close());
    const credential = join(trial.folder.path, "credentials/load.json");
    const words = ["--commanders", "1", "--credentials", credential, "--metrics", String(port)];
    const ended = await runToEnd(["fleet", "load", "--fleet", trial.folder.path, ...words]);
    expect(ended).toEqual({ code: 3, err: expect.stringContaining(`cannot serve metrics on port ${port}`) as string });
  });

  it("says what is not stored when it is stopped", async () => {
    const ending = new AbortController();
    const { done, host } = start(["--commanders", "1", "--for", "1h", "--speed", "1"], ending.signal);
    await until(() => host.err.text().includes("1 connections"), "the connection");
    ending.abort();
    expect([await done, host.out.text()]).toEqual([130, ""]);
    expect(host.err.text()).toMatch(/stopped on request; \d+ lines of 1 commanders, .* 0 sessions done in/);
  });
});

async function fetchUntil(address: string, pattern: RegExp): Promise<void> {
  await until(async () => {
    const answer = await fetch(address).catch(() => undefined);
    return pattern.test((await answer?.text()) ?? "");
  }, `${pattern.source} at ${address}`);
}
