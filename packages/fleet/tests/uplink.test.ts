/** The uplink command against a real server: several players, no collector, a revoked credential. */
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { connectFleet } from "@shipslog/fleet";
import { pushRevocations } from "@shipslog/fleet/provisioning";
import { clock } from "../../../tests/helpers/clock.ts";
import { freePorts } from "./helpers/freePorts.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { run } from "../../shipslog/src/run.ts";

const { describe, it } = needs(natsServer);
const journalOf = (FID: string) =>
  [
    `{ "timestamp":"2026-01-01T00:00:00Z", "event":"Commander", "FID":"${FID}", "Name":"Jameson" }`,
    '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }',
    "",
  ].join("\r\n");

describe("shipslog fleet uplink", () => {
  let trial: TrialFleet;
  let folder: string;
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    folder = join(trial.path, "journal");
    await mkdir(folder);
    for (const day of [1, 2]) {
      await writeFile(join(folder, `Journal.2026-01-0${day}T000000.01.log`), journalOf(`F${day}`));
    }
  });
  afterAll(async () => {
    await trial[Symbol.asyncDispose]();
  });

  function uplink(words: readonly string[], interrupted?: AbortSignal) {
    const host = testHost(interrupted === undefined ? {} : { interrupted });
    const state = join(trial.path, "state.json");
    const done = run(["fleet", "uplink", folder, "--state", state, ...words], host);
    return { done, host };
  }

  it("does not claim that everything is stored if no collector has answered", async () => {
    const path = await trial.folder.invite("early");
    const ending = new AbortController();
    const { done, host } = uplink(["--once", "--credentials", path], ending.signal);
    const connection = await connectFleet(await trial.credential("system"), { name: "observer" });
    await until(async () => {
      const subscriptions = JSON.stringify({ subscriptions: true });
      const request = connection.request("$SYS.REQ.SERVER.PING.CONNZ", subscriptions, { timeout: 2000 });
      const answer = await request.catch(() => undefined);
      return answer?.string().includes('"ask.') === true;
    }, "the uplink to subscribe");
    await connection.close();
    ending.abort();
    expect(await done).toBe(130);
    expect(host.err.text()).toContain("0 lines sent, 1 file not sent because no collector has answered");
    expect(host.err.text()).not.toContain("all stored");
  });

  it("serves the metrics of several players on one port", async () => {
    const collector = await TrialCollector.start(trial);
    const one = await trial.folder.invite("one");
    const two = await trial.folder.invite("two");
    const [port = 0] = await freePorts(1);
    const ending = new AbortController();
    const { done, host } = uplink(["--credentials", `F1=${one},F2=${two}`, "--metrics", String(port)], ending.signal);
    await until(() => collector.lake.stored.length === 2, "the lines of both players");
    await until(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
      return (await answer.text()).includes("shipslog_uplink_sent_lines 2");
    }, "the metrics");
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    ending.abort();
    expect(await done).toBe(0);
    expect(host.err.text()).toContain("2 lines sent, all stored");
    await collector[Symbol.asyncDispose]();
  });

  it("waits for the first journal, and sends it", async () => {
    const collector = await TrialCollector.start(trial);
    const path = await trial.folder.invite("first");
    const empty = join(trial.path, "empty");
    const ending = new AbortController();
    await mkdir(empty);
    const host = testHost({ interrupted: ending.signal });
    const state = join(trial.path, "first.json");
    const done = run(["fleet", "uplink", empty, "--state", state, "--credentials", path], host);
    await until(() => host.err.text().includes("connected"), "the connection");
    expect(host.err.text()).toContain(`connected; waits for the first journal in ${empty}; press Ctrl-C to stop`);
    await writeFile(join(empty, "Journal.2026-01-03T000000.01.log"), journalOf("F3"));
    await until(() => collector.lake.stored.length > 0, "the first line");
    ending.abort();
    expect(await done).toBe(0);
    expect(host.err.text()).toContain("1 line sent");
    await collector[Symbol.asyncDispose]();
  });

  it("says that its credential is refused while no registrar answers, and ends with an explanation", async () => {
    const collector = await TrialCollector.start(trial);
    const path = await trial.folder.invite("gone");
    const ending = new AbortController();
    const { done, host } = uplink(["--credentials", path], ending.signal);
    await until(() => collector.lake.stored.length > 0, "the first line");
    await trial.folder.revoke("gone", Date.now());
    await pushRevocations(trial.folder, await trial.credential("system"));
    await until(() => host.err.text().includes("the registrar gives no other now"), "the refusal");
    ending.abort();
    expect(await done).toBe(3);
    expect(host.err.text()).toMatch(/the server rejected this credential: \w+; it was revoked/);
    await collector[Symbol.asyncDispose]();
  });

  it("collects into a lake that only its user can read", async () => {
    const lake = join(trial.path, "lake");
    const ending = new AbortController();
    const host = testHost({ interrupted: ending.signal });
    const done = run(["fleet", "collect", "--out", lake, "--name", "one", "--fleet", trial.folder.path], host);
    await until(() => host.err.text().includes("collects into"), "the collector");
    expect((await stat(lake)).mode & 0o777).toBe(0o700);
    ending.abort();
    expect(await done).toBe(0);
  });

  it("collects again after an outage, which it reports once", async () => {
    // A fleet stores into one lake only, and another test has given the first fleet its own.
    await using other = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const lake = join(other.path, "odd");
    const odd = join(lake, "manifest.fleet-0.0000000001.json");
    await mkdir(lake);
    await writeFile(odd, "{}");
    const ending = new AbortController();
    const host = testHost({ interrupted: ending.signal });
    const done = run(["fleet", "collect", "--out", lake, "--name", "two", "--fleet", other.folder.path], host);
    await until(() => host.err.text().includes("retrying"), "the trouble");
    // Long enough for several attempts.
    await clock.sleep(6000, ending.signal);
    await rm(odd);
    await until(() => host.err.text().includes("works again"), "the end of it");
    ending.abort();
    expect(await done).toBe(0);
    expect(host.err.text().match(/retrying/g)).toHaveLength(1);
    expect(host.err.text()).toMatch(/^partition 0: works again after \d+ s$/m);
  });
});
