/** A fleet stores into one lake: another one is refused, and one that is removed or exchanged is noticed before anything counts as stored. */
import { randomUUID } from "node:crypto";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { openLake } from "@shipslog/archive";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { run } from "../../shipslog/src/run.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const { describe, it } = needs(natsServer);
const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }\r\n';

describe("the lake of a fleet", () => {
  let trial: TrialFleet;
  let journal = "";
  let lake = "";
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 2 });
    await trial.folder.invite("jameson");
    journal = join(trial.path, "journal", "Journal.2026-01-01T000000.01.log");
    lake = join(trial.path, "lake");
    await mkdir(join(trial.path, "journal"));
  });
  afterAll(async () => {
    await trial[Symbol.asyncDispose]();
  });

  /** Runs a command until it is stopped. */
  function start(...words: readonly string[]) {
    const ending = new AbortController();
    const host = { ...testHost({ interrupted: ending.signal }), drawKey: () => randomUUID() };
    const done = run(["fleet", ...words, "--fleet", trial.folder.path], host);
    const stop = async () => {
      ending.abort();
      return await done;
    };
    return { host, done, stop };
  }

  const collect = (out: string, name: string, ...more: readonly string[]) =>
    start("collect", "--out", out, "--name", name, ...more);

  function uplink(...more: readonly string[]) {
    const credential = trial.folder.credentialPath("jameson");
    const words = ["uplink", join(trial.path, "journal"), "--credentials", credential];
    return start(...words, "--state", join(trial.path, "state.json"), ...more);
  }

  async function linesIn(path: string): Promise<number> {
    try {
      const tables = await openLake(path);
      const [row] = await tables.query("SELECT count(*)::INTEGER AS lines FROM events");
      tables.close();
      return Number(row?.["lines"]);
    } catch {
      return 0;
    }
  }

  const stored = async (path: string, lines: number) =>
    await until(async () => (await linesIn(path)) === lines, `${lines} lines in ${path}`, {
      everyMs: 200,
      mostMs: 60_000,
    });

  it("is the only one: a collector with another lake refuses, and one with the same does not", async () => {
    await writeFile(journal, navRoute.repeat(5));
    const one = collect(lake, "one");
    const sending = uplink();
    await stored(lake, 5);
    const other = collect(join(trial.path, "other"), "other");
    expect(await other.done).toBe(3);
    expect(other.host.err.text()).toContain("this fleet stores into another lake");
    const same = collect(lake, "same");
    await until(() => same.host.err.text().includes("same collects"), "the second collector");
    await writeFile(journal, navRoute.repeat(10));
    await stored(lake, 10);
    expect(await linesIn(join(trial.path, "other"))).toBe(0);
    for (const each of [same, sending, one]) expect(await each.stop()).toBe(0);
  });

  it("is missed before the next commit when it is moved away, or exchanged for a copy", async () => {
    const away = join(trial.path, "away");
    const one = collect(lake, "one");
    const sending = uplink();
    await writeFile(journal, navRoute.repeat(12));
    await stored(lake, 12);
    await rename(lake, away);
    await writeFile(journal, navRoute.repeat(15));
    await until(() => one.host.err.text().includes("removed or exchanged"), "the collector to notice");
    await cp(away, lake, { recursive: true });
    await writeFile(journal, navRoute.repeat(18));
    const told = one.host.err.text();
    await trial.cluster.healthy(10_000);
    expect(await linesIn(lake)).toBe(12);
    expect(one.host.err.text()).toBe(told);
    await rm(lake, { recursive: true });
    await rename(away, lake);
    await stored(lake, 18);
    for (const each of [sending, one]) expect(await each.stop()).toBe(0);
  });

  it("is replaced on request when no collector runs, and uplinks send everything again", async () => {
    const other = join(trial.path, "other");
    const one = collect(lake, "one");
    await until(() => one.host.err.text().includes("one collects"), "the collector to run");
    const early = collect(other, "two", "--replace-lake");
    expect(await early.done).toBe(3);
    expect(early.host.err.text()).toContain("one collects; stop all collectors first");
    expect(await one.stop()).toBe(0);
    const two = collect(other, "two", "--replace-lake");
    const sending = uplink();
    await stored(other, 18);
    const back = collect(lake, "one");
    expect(await back.done).toBe(3);
    for (const each of [sending, two]) expect(await each.stop()).toBe(0);
  });
});
