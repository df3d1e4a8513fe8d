/** Credentials that end and are renewed by the registrar, and revocations that are more than servers should list. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { appendFileSync } from "node:fs";
import { Prefix, createUser } from "@nats-io/nkeys";
import { decode } from "@nats-io/jwt";
import { afterAll, beforeAll, expect } from "vitest";
import { connectFleet, isDue, type Credential } from "@shipslog/fleet";
import { joinFleet, makeSeed, renewCredential } from "@shipslog/fleet/joining";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { run } from "../../shipslog/src/run.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { tokenOf } from "../src/credential/Credential.ts";
import { makeRenewRequest } from "../src/joining/JoinRequest.ts";
import { NativeKeyPair } from "../src/keys/NativeKeyPair.ts";
import { printKey } from "../src/keys/printKey.ts";
import { printEntry } from "../src/provisioning/Register.ts";
import { keyOf, sendRaw, withPort } from "./helpers/JoinAttacker.ts";
import { JoinTrial } from "./helpers/JoinTrial.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";

const { describe, it } = needs(natsServer);
const dayMs = 86_400_000;
const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }\r\n';
const endOf = (credential: Credential) => (decode(tokenOf(credential)).exp ?? Infinity) * 1000;

describe("a credential that ends", () => {
  let trial: JoinTrial;
  beforeAll(async () => {
    trial = await JoinTrial.start();
  });
  afterAll(async () => {
    await trial[Symbol.asyncDispose]();
  });

  const isAccepted = async (credential: Credential) =>
    await connectFleet(credential, { name: "test" }).then(
      async (connection) => await connection.close().then(() => true),
      () => false,
    );

  /** A player who has joined, by a registrar with a clock of its own if one is given. */
  async function joinAs(name: string, nowMs = () => Date.now()) {
    const seed = makeSeed();
    await using registrar = await trial.another(undefined, nowMs);
    const code = await trial.code(name, 400 * dayMs);
    const credential = await joinFleet(withPort(code, registrar.port), { seed });
    // The registrar that goes on running is another one.
    return { seed, credential: { ...credential, registrar: `127.0.0.1:${trial.port}` } };
  }

  async function makeHome(name: string, credential: Credential) {
    const home = join(trial.fleet.path, name);
    const journal = join(home, "journal");
    const path = join(home, "credential.json");
    await mkdir(journal, { recursive: true });
    await writeFile(join(journal, "Journal.2026-01-01T000000.01.log"), navRoute);
    await writeFile(path, JSON.stringify(credential));
    const words = ["fleet", "uplink", journal, "--credentials", path, "--state", join(home, "state.json")];
    const read = async () => JSON.parse(await readFile(path, "utf8")) as Credential;
    return { words, journal, read };
  }

  it("lasts thirty days, and is renewed for the same key after fifteen", async () => {
    // Some seconds ago: a credential of the same second would be equal.
    const { credential } = await joinAs("ann", () => Date.now() - 5000);
    const now = Date.now();
    expect((endOf(credential) - now) / dayMs).toBeCloseTo(30, 1);
    expect([14, 16].map((days) => isDue(credential, now + days * dayMs))).toEqual([false, true]);
    const home = await makeHome("ann", credential);
    await using collector = await TrialCollector.start(trial.fleet);
    const host = testHost();
    const later = { ...host, clock: { ...clock, nowMs: () => Date.now() + 16 * dayMs } };
    expect(await run([...home.words, "--once"], later)).toBe(0);
    expect(collector.lake.stored).toHaveLength(1);
    const renewed = await home.read();
    expect(tokenOf(renewed)).not.toBe(tokenOf(credential));
    expect(decode(tokenOf(renewed)).sub).toBe(decode(tokenOf(credential)).sub);
    expect(await isAccepted(renewed)).toBe(true);
  });

  it("is refused when it has ended, and the uplink gets another one", async () => {
    const { credential } = await joinAs("bob", () => Date.now() - 31 * dayMs);
    expect(endOf(credential)).toBeLessThan(Date.now());
    expect(await isAccepted(credential)).toBe(false);
    const home = await makeHome("bob", credential);
    await using collector = await TrialCollector.start(trial.fleet);
    expect(await run([...home.words, "--once"], testHost())).toBe(0);
    expect(collector.lake.stored).toHaveLength(1);
  });

  it("is not renewed for a revoked key, for an unknown one, and for nobody without the secret key", async () => {
    const { credential, seed } = await joinAs("eve");
    const stranger = makeRenewRequest(new NativeKeyPair(createUser()));
    const ask = async (body: object) => (await sendRaw(trial.port, JSON.stringify(body), { path: "/renew" })).text;
    expect(await ask(stranger)).toContain("unknown-key");
    const own = makeRenewRequest(keyOf(seed));
    expect(await ask({ ...stranger, publicKey: own.publicKey })).toContain("malformed");
    expect(await ask(own)).toContain('"token"');
    await trial.revoke("eve");
    expect(await ask(own)).toContain('"revoked"');
    await expect(renewCredential(credential)).rejects.toThrow("was revoked");
    expect(await isAccepted(credential)).toBe(false);
  });

  it("is renewed with no fewer kinds, and has no registrar in a file of an earlier version", async () => {
    const path = await trial.fleet.folder.invite("carl", ["Friends"], Date.now());
    const credential = JSON.parse(await readFile(path, "utf8")) as Credential;
    expect(Math.round((endOf(credential) - Date.now()) / dayMs)).toBe(400);
    expect(await renewCredential(credential)).toBeUndefined();
    const { registrar, ...early } = credential;
    expect(registrar).toBe(`127.0.0.1:${trial.port}`);
    expect(await renewCredential(early)).toBeUndefined();
  });

  it("stays revoked for as long as what was given last, also to who joins twice", async () => {
    const seed = makeSeed();
    const code = await trial.code("dan", 400 * dayMs);
    await trial.join(code, undefined, seed);
    await using later = await trial.another(undefined, () => Date.now() + 20 * dayMs);
    const again = await joinFleet(withPort(code, later.port), { seed });
    await trial.revoke("dan");
    const { revocations } = await trial.fleet.folder.readRegister();
    const ending = revocations.get(keyOf(seed).getPublicKey())?.endsSeconds ?? 0;
    expect(ending * 1000).toBeGreaterThanOrEqual(endOf(again));
  });

  it("is void when more are revoked than servers should list, and who is not revoked goes on", async () => {
    const folder = trial.fleet.folder;
    const { credential } = await joinAs("kay");
    const home = await makeHome("kay", credential);
    for (const name of ["mallory", "mike"]) await folder.invite(name, [], Date.now());
    const [mallory, mike, load] = await Promise.all(
      ["mallory", "mike", "load"].map((name) => trial.fleet.credential(name)),
    );
    if (mallory === undefined || mike === undefined || load === undefined) throw new Error("no credential");
    await using collector = await TrialCollector.start(trial.fleet);
    const ending = new AbortController();
    const host = testHost({ interrupted: ending.signal });
    const sending = run(home.words, host);
    await until(() => collector.lake.stored.length === 1, "the first line");
    const nowSeconds = Math.floor(Date.now() / 1000);
    for (let at = 0; at < 4096; at++) {
      const publicKey = printKey(Prefix.User, randomBytes(32));
      const invited = printEntry({ invited: `many ${at}`, commander: "c", publicKey, untilSeconds: nowSeconds + 999 });
      const revoked = printEntry({ revoked: publicKey, untilSeconds: nowSeconds - 10 });
      appendFileSync(join(folder.path, "register.jsonl"), invited + revoked);
    }
    const operator = { ...testHost(), clock };
    expect(await run(["fleet", "revoke", "mallory", "--fleet", folder.path], operator)).toBe(0);
    expect(operator.err.text()).toContain("every credential of a commander is void now");
    await writeFile(join(home.journal, "Journal.2026-01-01T000000.01.log"), navRoute.repeat(3));
    await until(() => collector.lake.stored.length === 3, "the lines after everything was void", { mostMs: 60_000 });
    expect(await Promise.all([mallory, mike, load, credential].map(isAccepted))).toEqual([false, false, false, false]);
    expect(await isAccepted(await home.read())).toBe(true);
    expect(await isAccepted(await trial.fleet.credential("load"))).toBe(true);
    expect(await isAccepted((await renewCredential(mike)) ?? mike)).toBe(true);
    await expect(renewCredential(mallory)).rejects.toThrow("was revoked");
    // The list begins anew, and a server that has lost everything learns the same.
    const config = await readFile(join(folder.path, "node-1", "nats.conf"), "utf8");
    expect(config.length).toBeLessThan(40_000);
    await trial.fleet.cluster.stopNode(1);
    await rm(join(folder.path, "node-1", "accounts"), { recursive: true });
    await trial.fleet.cluster.start();
    expect(await Promise.all([mallory, mike].map(isAccepted))).toEqual([false, false]);
    ending.abort();
    expect(await sending).toBe(0);
  });
});
