/** The commands of an operator against a real fleet: status, guard, forget. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { openLake } from "@shipslog/archive";
import { connectFleet } from "@shipslog/fleet";
import { runToEnd } from "./helpers/runToEnd.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { run } from "../../shipslog/src/run.ts";

const { describe, it } = needs(natsServer);
const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }\r\n';

describe("an operator's commands", () => {
  let trial: TrialFleet;
  let lake = "";
  let collecting: Promise<number>;
  const ending = new AbortController();
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    lake = join(trial.path, "lake");
    const host = testHost({ interrupted: ending.signal });
    collecting = run(["fleet", "collect", "--out", lake, "--name", "one", "--fleet", trial.folder.path], host);
    for (const name of ["jameson", "turner"]) {
      await trial.folder.invite(name);
      await mkdir(join(trial.path, name));
      await writeFile(join(trial.path, name, "Journal.2026-01-01T000000.01.log"), navRoute.repeat(10));
      await send(name);
    }
  });
  afterAll(async () => {
    ending.abort();
    expect(await collecting).toBe(0);
    await trial[Symbol.asyncDispose]();
  });

  function start(words: readonly string[], interrupted?: AbortSignal) {
    const host = testHost(interrupted === undefined ? {} : { interrupted });
    return { done: run(["fleet", ...words, "--fleet", trial.folder.path], host), host };
  }

  async function send(name: string): Promise<void> {
    const state = join(trial.path, `${name}.json`);
    const words = ["uplink", join(trial.path, name), "--credentials", trial.folder.credentialPath(name), "--once"];
    const { done, host } = start([...words, "--state", state]);
    expect([await done, host.err.text()]).toMatchObject([0, expect.stringContaining("all stored")]);
  }

  async function linesBy(commander: string): Promise<number> {
    const tables = await openLake(lake);
    const [row] = await tables.query(`SELECT count(*)::INTEGER AS lines FROM events WHERE commander = '${commander}'`);
    tables.close();
    return Number(row?.["lines"]);
  }

  const idOf = async (name: string) => (await trial.credential(name)).commander?.id ?? "";

  it("show on one screen how the fleet is", async () => {
    const connection = await connectFleet(await trial.credential("jameson"), { name: "jameson" });
    const { done, host } = start(["status", "--out", lake]);
    expect([await done, host.err.text()]).toEqual([0, ""]);
    const screen = host.out.text();
    expect(screen).toMatch(/^commanders +2 invited, 0 of them revoked, 1 connected over 1 connection$/m);
    expect(screen).toMatch(/^collectors +one \(partition 0\)$/m);
    expect(screen).toMatch(/^lines +\d+\.\d received and \d+\.\d stored a second$/m);
    expect(screen).toMatch(/^unstored +0 lines, 0\.0 MB$/m);
    expect(screen).toMatch(/^rejects +0 lines in the last seven days$/m);
    expect(screen).toMatch(/^lake +20 events and 0 rejects in \d+ files?, [\d.]+ MB; [\d.]+ GB free on its disk$/m);
    expect(screen.trimEnd().split("\n").length).toBeLessThan(24);
    await connection.close();
  });

  it("end when a credential is missing, though another has connected", async () => {
    const credential = join(trial.folder.path, "credentials/system.json");
    await rename(credential, `${credential}.away`);
    onTestFinished(() => rename(`${credential}.away`, credential));
    const ended = await runToEnd(["fleet", "status", "--fleet", trial.folder.path]);
    expect(ended).toEqual({
      code: 2,
      err: expect.stringContaining(`cannot read the credential ${credential}`) as string,
    });
  });

  it("close the newest connections of a commander who has too many, and leave others alone", async () => {
    const connect = async (name: string) => await connectFleet(await trial.credential(name), { name });
    const first = await connect("jameson");
    const honest = await connect("turner");
    const more: NatsConnection[] = [];
    for (let at = 0; at < 6; at++) more.push(await connect("jameson"));
    const losses = new Map<NatsConnection, number>([first, honest, ...more].map((each) => [each, 0]));
    const counting = [...losses.keys()].map((each) => countLosses(each, losses));
    const stopping = new AbortController();
    const { done, host } = start(["guard", "--connections", "2"], stopping.signal);
    await until(
      () => more.slice(1).every((each) => (losses.get(each) ?? 0) > 0),
      "the newest connections to be closed",
    );
    stopping.abort();
    expect(await done).toBe(0);
    expect(host.err.text()).toContain("closed a connection of jameson: too many connections");
    expect(host.err.text()).not.toContain("turner");
    expect([losses.get(first), losses.get(honest)]).toEqual([0, 0]);
    for (const each of losses.keys()) await each.close();
    await Promise.all(counting);
  });

  it("close the connections of a commander who sends more than the rate", async () => {
    const credential = await trial.credential("jameson");
    const connection = await connectFleet(credential, { name: "jameson" });
    const losses = new Map([[connection, 0]]);
    const counting = countLosses(connection, losses);
    const stopping = new AbortController();
    const { done, host } = start(["guard", "--rate", "100"], stopping.signal);
    await until(() => {
      for (let at = 0; at < 500; at++) connection.publish(`journal.0.${credential.commander?.id}.NavRoute`, "{}");
      return (losses.get(connection) ?? 0) > 0;
    }, "the connection to be closed");
    stopping.abort();
    expect(await done).toBe(0);
    expect(host.err.text()).toContain("closed a connection of jameson: too many lines a second");
    await connection.close();
    await counting;
  });

  it("close the connections of a commander who sends more bytes than allowed in few lines", async () => {
    const credential = await trial.credential("jameson");
    const connection = await connectFleet(credential, { name: "jameson" });
    const losses = new Map([[connection, 0]]);
    const counting = countLosses(connection, losses);
    const stopping = new AbortController();
    const { done, host } = start(["guard", "--rate", "1000000", "--bytes", "20000"], stopping.signal);
    const long = " ".repeat(30_000);
    await until(() => {
      for (let at = 0; at < 4; at++) connection.publish(`journal.0.${credential.commander?.id}.NavRoute`, long);
      return (losses.get(connection) ?? 0) > 0;
    }, "the connection to be closed");
    stopping.abort();
    expect(await done).toBe(0);
    expect(host.err.text()).toContain("closed a connection of jameson: too many bytes a second");
    await connection.close();
    await counting;
  });

  it("forget a commander in the broker and the lake while a collector runs", async () => {
    const jameson = await idOf("jameson");
    const turner = await idOf("turner");
    expect([await linesBy(jameson), await linesBy(turner)]).toEqual([10, 10]);
    const { done, host } = start(["forget", "jameson", "--out", lake]);
    expect([await done, host.err.text()]).toEqual([0, ""]);
    expect(host.out.text()).toMatch(/removed \d+ rows of jameson, who is commander/);
    expect([await linesBy(jameson), await linesBy(turner)]).toEqual([0, 10]);
    const path = trial.folder.credentialPath("jameson");
    await expect(trial.credential("jameson")).rejects.toThrow(path);
    // The collector takes the partition again and continues.
    await writeFile(join(trial.path, "turner", "Journal.2026-01-02T000000.01.log"), navRoute.repeat(5));
    await send("turner");
    expect([await linesBy(jameson), await linesBy(turner)]).toEqual([0, 15]);
  });
});

async function countLosses(connection: NatsConnection, losses: Map<NatsConnection, number>): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === "disconnect") losses.set(connection, (losses.get(connection) ?? 0) + 1);
  }
}
