/** A backup of a fleet that collects, and its restore: what a copy by hand got wrong. */
import { appendFile, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { isLake, openLake, openSink, verifyLake } from "@shipslog/archive";
import { connectFleet, parseCredential, type Credential } from "@shipslog/fleet";
import { FleetFolder, inviteByCode } from "@shipslog/fleet/provisioning";
import { nodeClock } from "@shipslog/journal";
import { createUser } from "@nats-io/nkeys";
import { randomUUID } from "node:crypto";
import { clock } from "../../../tests/helpers/clock.ts";
import { patienceMs } from "../../../tests/helpers/limits/patience.ts";
import { parseCode } from "../src/joining/InvitationCode.ts";
import { makeJoinRequest } from "../src/joining/JoinRequest.ts";
import { Registrar } from "../src/joining/Registrar.ts";
import { NativeKeyPair } from "../src/keys/NativeKeyPair.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { untilDivided } from "../../archive/tests/helpers/untilDivided.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { run } from "../../shipslog/src/run.ts";

const { describe, it } = needs(natsServer);
const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }\r\n';

describe("shipslog fleet backup", () => {
  let trial: TrialFleet;
  let lake = "";
  let backup = "";
  let journal = "";
  let credential = "";
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    [lake, backup] = [join(trial.path, "lake"), join(trial.path, "backup")];
    await mkdir(join(trial.path, "journal"));
    journal = join(trial.path, "journal", "Journal.2026-01-01T000000.01.log");
    await writeFile(journal, navRoute.repeat(10));
    credential = await trial.folder.invite("jameson");
  });
  afterAll(async () => {
    await trial[Symbol.asyncDispose]();
  });

  async function shipslog(...words: readonly string[]) {
    const host = testHost();
    const code = await run([...words, "--fleet", trial.folder.path], host);
    return { code, out: host.out.text(), err: host.err.text() };
  }

  async function sendAll(): Promise<void> {
    const words = ["uplink", join(trial.path, "journal"), "--credentials", credential, "--once"];
    const { code, err } = await shipslog("fleet", ...words, "--state", join(trial.path, "state.json"));
    expect([code, err]).toMatchObject([0, expect.stringContaining("all stored")]);
  }

  function collect() {
    const ending = new AbortController();
    const host = testHost({ interrupted: ending.signal });
    const done = run(["fleet", "collect", "--out", lake, "--name", "one", "--fleet", trial.folder.path], host);
    return async () => {
      ending.abort();
      expect(await done).toBe(0);
    };
  }

  async function linesIn(path: string): Promise<number> {
    const tables = await openLake(path);
    const [row] = await tables.query("SELECT count(DISTINCT position)::INTEGER AS lines FROM events");
    tables.close();
    return Number(row?.["lines"]);
  }

  it("has every stored line although a collector runs, and a restore brings back the rest", async () => {
    const stop = collect();
    await sendAll();
    await untilDivided(lake);
    expect(await shipslog("fleet", "backup", backup, "--out", lake)).toMatchObject({
      code: 0,
      out: expect.stringContaining("10 events and 0 rejects") as string,
    });
    expect(await linesIn(join(backup, "lake"))).toBe(10);
    expect(await verifyLake(join(backup, "lake"))).toMatchObject({ damaged: [] });
    expect((await stat(join(backup, "fleet", "keys.json"))).mode & 0o777).toBe(0o600);

    await appendFile(journal, navRoute.repeat(5));
    await sendAll();
    expect(await linesIn(lake)).toBe(15);
    // Neither over a lake nor under a collector.
    expect(await shipslog("fleet", "restore", backup, "--out", lake)).toMatchObject({ code: 2 });
    const elsewhere = join(trial.path, "elsewhere");
    expect(await shipslog("fleet", "restore", backup, "--out", elsewhere)).toMatchObject({
      code: 3,
      err: expect.stringContaining("one collects; stop all collectors first") as string,
    });
    expect(await isLake(elsewhere)).toBe(false);
    await stop();

    await rename(lake, join(trial.path, "lost"));
    expect(await shipslog("fleet", "restore", backup, "--out", lake)).toMatchObject({
      code: 0,
      out: expect.stringContaining("10 events and 0 rejects") as string,
    });
    expect(await linesIn(lake)).toBe(10);
    const stopAgain = collect();
    await sendAll();
    expect(await linesIn(lake)).toBe(15);
    await stopAgain();
  });

  it("brings back a journal that began and ended after the backup, from an uplink that runs all the time", async () => {
    const stop = collect();
    await sendAll();
    const again = join(trial.path, "again");
    expect(await shipslog("fleet", "backup", again, "--out", lake)).toMatchObject({ code: 0 });
    const ending = new AbortController();
    const host = testHost({ interrupted: ending.signal });
    const words = ["uplink", join(trial.path, "journal"), "--credentials", credential, "--fleet", trial.folder.path];
    const uplink = run(["fleet", ...words, "--state", join(trial.path, "running.json")], host);
    await writeFile(join(trial.path, "journal", "Journal.2026-01-01T010000.01.log"), navRoute.repeat(3));
    await until(async () => (await linesIn(lake)) === 18, "18 lines in the lake", { everyMs: 200, mostMs: 60_000 });
    await stop();

    await rename(lake, join(trial.path, "lost again"));
    expect(await shipslog("fleet", "restore", again, "--out", lake)).toMatchObject({ code: 0 });
    expect(await linesIn(lake)).toBe(15);
    const stopAgain = collect();
    await until(async () => (await linesIn(lake)) === 18, "18 lines in the lake", { everyMs: 200, mostMs: 60_000 });
    await stopAgain();
    ending.abort();
    expect(await uplink).toBe(0);
  });

  it("brings back the keys in another folder, with configurations that name it", async () => {
    const fleet = join(trial.path, "other", "fleet");
    const host = testHost();
    const words = ["restore", backup, "--out", join(trial.path, "other", "lake"), "--fleet", fleet];
    expect([await run(["fleet", ...words], host), host.err.text()]).toEqual([
      0,
      expect.stringContaining("all credentials and codes are void; invite again: 1 commander\n"),
    ]);
    const config = await readFile(join(fleet, "node-1", "nats.conf"), "utf8");
    expect(config).toContain(join(fleet, "node-1", "store"));
    expect(config).not.toContain(trial.folder.path);
    expect(config).not.toContain(backup);
    expect(await readFile(join(fleet, "keys.json"), "utf8")).toBe(
      await readFile(join(trial.folder.path, "keys.json"), "utf8"),
    );
  });

  it("readmits nobody with the keys, and leaves none who can no longer be revoked", async () => {
    await using fleet = await TrialFleet.start({ nodes: 3, partitions: 1 });
    const place = fleet.folder.path;
    const [from, copied, stored] = ["copy", "restored", "lake"].map((name) => join(fleet.path, name)) as [
      string,
      string,
      string,
    ];
    const given = async (...words: readonly string[]) => {
      const host = { ...testHost(), clock: nodeClock };
      return [await run(["fleet", ...words], host), host.err.text()];
    };
    await mkdir(stored);
    const sink = await openSink(stored, { owner: "test", partition: "fleet-0" });
    await sink.close();
    for (const name of ["carl", "jameson"]) await fleet.folder.invite(name);
    const { code } = await inviteByCode(fleet.folder, { untilMs: Date.now() + 60_000, key: randomUUID() });
    expect(await given("backup", from, "--out", stored, "--fleet", place)).toEqual([0, ""]);
    // Since the backup carl is revoked, bob has been invited, and a code was used.
    expect(await given("revoke", "carl", "--fleet", place)).toEqual([0, ""]);
    await fleet.folder.invite("bob");
    const names = ["carl", "bob", "jameson", "collector", "load", "system"];
    const credentials = await Promise.all(names.map((name) => fleet.credential(name)));
    const bob = await connectFleet(await fleet.credential("bob"), { name: "bob" });
    const closed = bob.closed();
    const words = ["restore", from, "--out", join(fleet.path, "again"), "--fleet", copied];
    expect(await given(...words)).toEqual([0, expect.stringContaining("invite again: 2 commanders")]);
    expect(await Promise.race([closed.then(() => "closed"), clock.sleep(patienceMs).then(() => "open")])).toBe(
      "closed",
    );
    const folder = await FleetFolder.open(copied);
    const read = async (path: string) => parseCredential(await readFile(path, "utf8"), path);
    const invited = await read((await folder?.invite("jameson")) ?? "");
    expect(invited.commander?.id).toBe(credentials[2]?.commander?.id);
    const isIn = async (shown: Credential, server: string) =>
      await connectFleet(shown, { name: "test", servers: [server] }).then(
        async (connection) => await connection.close().then(() => true),
        () => false,
      );
    const roles = await Promise.all(
      ["collector", "load", "system"].map((name) => read(join(copied, "credentials", `${name}.json`))),
    );
    for (const server of fleet.folder.servers) {
      expect(await Promise.all(credentials.map((each) => isIn(each, server)))).toEqual(credentials.map(() => false));
      expect(await Promise.all([invited, ...roles].map((each) => isIn(each, server)))).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
    const registrar = await Registrar.open(copied);
    const { secret } = parseCode(code);
    const request = makeJoinRequest(secret, "dave", new NativeKeyPair(createUser()));
    expect(await registrar.redeem(request, Date.now())).toEqual({ refusal: "withdrawn-code" });
  });

  it("is not taken for a lake without rows if it was copied by hand and has no manifest", async () => {
    const torn = join(trial.path, "torn");
    await mkdir(join(torn, "events", "month=2026-01"), { recursive: true });
    const host = testHost();
    expect(await run(["query", "SELECT count(*) FROM events", torn], host)).toBe(2);
    expect(host.err.text()).toContain("no manifest: it was copied while it was written");
  });
});
