/** Keys that are replaced or revoked while the servers of a cluster run. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { connectFleet, type Credential } from "@shipslog/fleet";
import { FleetFolder } from "@shipslog/fleet/provisioning";
import { clock } from "../../../tests/helpers/clock.ts";
import { patienceMs } from "../../../tests/helpers/limits/patience.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { run } from "../../shipslog/src/run.ts";
import { commanderPermissions } from "../src/provisioning/permissions.ts";
import { signUser } from "../src/provisioning/tokens.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { joinsCluster } from "./helpers/rogueServer.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const { describe, it } = needs(natsServer);

describe("a key", () => {
  let trial: TrialFleet;
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 3, partitions: 1 });
  });
  afterAll(async () => {
    await trial[Symbol.asyncDispose]();
  });

  async function shipslog(...words: readonly string[]) {
    const host = { ...testHost(), clock };
    const code = await run(["fleet", ...words, "--fleet", trial.folder.path], host);
    return { code, out: host.out.text(), err: host.err.text() };
  }

  /** On which servers a credential is accepted. */
  const acceptedOn = async (credential: Credential) =>
    await Promise.all(
      trial.folder.servers.map((server) =>
        connectFleet(credential, { name: "test", servers: [server] }).then(
          async (connection) => await connection.close().then(() => true),
          () => false,
        ),
      ),
    );

  async function replace(role: string): Promise<void> {
    const before = await trial.credential(role);
    expect(await acceptedOn(before)).toEqual([true, true, true]);
    const open = await connectFleet(before, { name: role });
    const closed = open.closed();
    const rotated = await shipslog("rotate", role);
    expect(rotated).toMatchObject({ code: 0, out: `the key of ${role} is new on all 3 servers\n` });
    expect(rotated.err).toContain(join("credentials", `${role}.json`));
    expect(await Promise.race([closed.then(() => "closed"), clock.sleep(patienceMs).then(() => "open")])).toBe(
      "closed",
    );
    expect(await acceptedOn(before)).toEqual([false, false, false]);
    expect(await acceptedOn(await trial.credential(role))).toEqual([true, true, true]);
  }

  for (const role of ["collector", "load", "system"]) {
    it(`of ${role} is replaced, and the one before is refused on every server`, () => replace(role));
  }

  it("that no name has is revoked by itself, and is guarded before", async () => {
    const { credentials, publicKey } = await signUser(
      trial.folder.keys.commanders,
      "stranger",
      commanderPermissions("stranger", 0, []),
    );
    const stranger = { ...(await trial.credential("load")), credentials };
    const many = await Promise.all([1, 2, 3].map(() => connectFleet(stranger, { name: "stranger" })));
    const ending = new AbortController();
    const guard = testHost({ interrupted: ending.signal });
    const guarding = run(["fleet", "guard", "--connections", "2", "--fleet", trial.folder.path], guard);
    await until(() => guard.err.text().includes(`closed a connection of ${publicKey}`), "a connection to be closed");
    ending.abort();
    expect(await guarding).toBe(0);
    expect(await shipslog("revoke", "--key", publicKey)).toMatchObject({ code: 0 });
    expect(await acceptedOn(stranger)).toEqual([false, false, false]);
    expect(await shipslog("revoke", "--key", publicKey.slice(1))).toMatchObject({
      code: 2,
      err: expect.stringContaining("not the public key of a credential") as string,
    });
    await Promise.all(many.map((each) => each.close()));
  });

  it("of the registrar is replaced with its certificate", async () => {
    const read = (name: string) => readFile(join(trial.folder.path, name), "utf8");
    const names = ["registrar.json", "tls/registrar.key", "tls/registrar.pem"];
    const before = await Promise.all(names.map(read));
    expect(await shipslog("rotate", "registrar")).toMatchObject({ code: 0 });
    const after = await Promise.all(names.map(read));
    for (const [at, text] of after.entries()) expect(text).not.toBe(before[at]);
  });

  it("of routes is replaced on one server after the other", async () => {
    const config = (at: number) => join(trial.folder.path, `node-${at}`, "nats.conf");
    const stolen = {
      certificate: "route",
      authority: "route-authority",
      password: `route:${trial.folder.keys.routes ?? ""}`,
    };
    expect(await joinsCluster(trial, stolen)).toBe(true);
    expect(await shipslog("rotate", "routes")).toMatchObject({ code: 0, out: "the key of routes is new\n" });
    for (const at of [1, 2, 3]) {
      expect((await readFile(config(at), "utf8")).match(/^cluster \{$/gm)).toHaveLength(1);
      await trial.cluster.stopNode(at);
      await trial.cluster.startNode(at);
    }
    await trial.cluster.healthy(patienceMs);
    expect(await joinsCluster(trial, stolen)).toBe(false);
    const folder = await FleetFolder.open(trial.folder.path);
    const now = { ...stolen, password: `route:${folder?.keys.routes ?? ""}` };
    expect(await joinsCluster(trial, now)).toBe(true);
  });

  it("is not called revoked where no server could apply it", async () => {
    await trial.folder.invite("eve");
    for (const at of [1, 2]) await trial.cluster.stopNode(at);
    const one = await shipslog("revoke", "eve");
    expect([one.code, one.out]).toEqual([
      0,
      "eve is revoked on 1 of 3 servers; until they start or reach another server, node-1, node-2 go on as before\n",
    ]);
    await trial.cluster.stopNode(3);
    const none = await shipslog("revoke", "eve");
    expect([none.code, none.err]).toEqual([3, expect.stringContaining("no running server was reached")]);
  });
});

describe("the account of commanders", () => {
  it("is loaded before a server listens, so that none of the revoked who connect at once after a start is admitted", async () => {
    await using trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const { folder, cluster } = trial;
    const names = Array.from({ length: 20 }, (_, at) => `eve-${at}`);
    for (const name of [...names, "friend"]) await folder.invite(name);
    const revoked = await Promise.all(names.map((name) => trial.credential(name)));
    for (const name of names) await folder.revoke(name, clock.nowMs());
    const isIn = (credential: Credential) =>
      connectFleet(credential, { name: "test" }).then(
        async (connection) => await connection.close().then(() => true),
        () => false,
      );
    const admitted: number[] = [];
    for (let start = 1; start <= 12; start++) {
      await cluster.stop("SIGKILL");
      await cluster.start();
      admitted.push((await Promise.all(revoked.map(isIn))).filter(Boolean).length);
    }
    expect(admitted).toEqual(admitted.map(() => 0));
    expect(await isIn(await trial.credential("friend"))).toBe(true);
  });

  it("is reported when servers do not take it, with its length", async () => {
    await using trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const path = join(trial.folder.path, "node-1", "nats.conf");
    await trial.cluster.stopNode(1);
    await writeFile(path, (await readFile(path, "utf8")).replace(/^max_payload: .*$/m, "max_payload: 2000"));
    await trial.cluster.start();
    await trial.folder.invite("eve");
    const host = testHost();
    expect(await run(["fleet", "revoke", "eve", "--fleet", trial.folder.path], host)).toBe(3);
    expect(host.err.text()).toMatch(/the running servers go on as before: .* \d+ bytes, at most 2000; set max_payload/);
  });
});
