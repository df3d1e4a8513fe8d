/** `fleet doctor`: each thing is broken for real in the folder of a fleet or in a fleet that runs. */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { jetstreamManager } from "@nats-io/jetstream";
import { connectFleet } from "@shipslog/fleet";
import { serveRegistrar } from "@shipslog/fleet/joining";
import {
  examineFleet,
  FleetFolder,
  inviteByCode,
  lendCredentials,
  usualLimits,
  type Examined,
  type FleetFinding,
} from "@shipslog/fleet/provisioning";
import { clock } from "../../../tests/helpers/clock.ts";
import { usualExaminationLimits } from "../src/doctor/Examined.ts";
import { examineStreams } from "../src/doctor/examineStreams.ts";
import { fleetProblems } from "../src/doctor/fleetProblems.ts";
import { commanderPermissions } from "../src/provisioning/permissions.ts";
import { signUser } from "../src/provisioning/tokens.ts";
import { freePorts } from "./helpers/freePorts.ts";
import { LineSender } from "./helpers/LineSender.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { patienceMs } from "../../../tests/helpers/limits/patience.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { run } from "../../shipslog/src/run.ts";
import { MemoryLake } from "./helpers/MemoryLake.ts";

const { describe, it } = needs(natsServer);

/** Every code that a test has provoked; those given here in tests of their own. */
const provoked = new Set<string>(["server-old", "server-versions", "server-unknown"]);

/** A clock on which less time passes while somebody waits. */
const hasty = (share: number, given: typeof clock = clock): typeof clock => ({
  ...given,
  sleep: (delayMs, signal) => clock.sleep(share * delayMs, signal),
});

/** Collectors report every two seconds, and the doctor listens for four. Here they report every 0.2 seconds, and it listens for 0.6. */
const collectorClock = hasty(0.1);
const doctorShare = 0.15;

/** A clock that runs ten times as fast, so that the patience with servers and with streams that have no leader ends early. Clocks must not be compared then. */
function fastClock(): Partial<Examined> {
  const startMs = clock.nowMs();
  return {
    clock: {
      ...clock,
      nowMs: () => startMs + 10 * (clock.nowMs() - startMs),
      monotonicMs: () => 10 * clock.monotonicMs(),
    },
    limits: { clockMs: Infinity },
  };
}

async function examine(folder: FleetFolder, more: Partial<Examined> = {}): Promise<readonly FleetFinding[]> {
  // The disk of the machine that runs the tests may be small.
  const limits = { freeBytes: 0, ...more.limits };
  const time = hasty(doctorShare, { ...clock, ...more.clock });
  const findings = await examineFleet({ folder, ...more, clock: time, limits });
  for (const { code } of findings) provoked.add(code);
  return findings.filter(({ code }) => code !== "storage-short");
}

const codesOf = (findings: readonly FleetFinding[]) => [...new Set(findings.map(({ code }) => code))].toSorted();
const dayMs = 86_400_000;
const shifted = (byMs: number) => ({ ...clock, nowMs: () => clock.nowMs() + byMs });
const openssl = (...words: readonly string[]) => expect(spawnSync("openssl", words)).toMatchObject({ status: 0 });

/** Copies the folder of a fleet without the stores of its servers, to break the copy. */
async function copyFolder(from: string): Promise<string> {
  const to = join(await mkdtemp(join(tmpdir(), "shipslog-doctor-")), "fleet");
  await cp(from, to, { recursive: true, filter: (path) => !/node-\d+\/(?:store|accounts|log|pid)$/.test(path) });
  return to;
}

async function opened(path: string): Promise<FleetFolder> {
  const folder = await FleetFolder.open(path);
  if (folder === undefined) throw new Error(`${path} has no fleet`);
  return folder;
}

/** Signs the certificate of the servers again. */
async function signAgain(path: string, days: number, host: string, authority = "authority"): Promise<void> {
  const at = (name: string) => join(path, "tls", name);
  await writeFile(at("extensions"), `subjectAltName=IP:${host}\n`);
  const signing = ["-CA", at(`${authority}.pem`), "-CAkey", at(`${authority}.key`), "-extfile", at("extensions")];
  openssl("x509", "-req", "-in", at("server.csr"), "-out", at("server.pem"), "-days", String(days), ...signing);
}

async function readableRegistrar(path: string): Promise<void> {
  await (await opened(path)).setRegistrar();
  await chmod(join(path, "registrar.json"), 0o644);
}

async function issueCode(path: string): Promise<void> {
  await inviteByCode(await opened(path), { name: "jameson", untilMs: clock.nowMs() + dayMs, key: randomUUID() });
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, "utf8")));
}

describe("fleet doctor, in the folder of a fleet,", () => {
  let original = "";
  beforeAll(async () => {
    original = join(await mkdtemp(join(tmpdir(), "shipslog-doctor-")), "fleet");
    const [client = 0, cluster = 0, monitor = 0] = await freePorts(3);
    const nodes = [{ client, cluster, monitor }];
    const folder = await FleetFolder.create(original, { nodes, partitions: 1, limits: usualLimits, pseudonyms: "key" });
    await folder.invite("jameson");
  });

  type Damage = (path: string) => unknown;
  const damages: readonly (readonly [string, string, Damage, Partial<Examined>?])[] = [
    ["nothing but the server that does not run", "", () => undefined],
    ["keys that others can read", "file-readable", (path) => chmod(join(path, "keys.json"), 0o644)],
    ["the key of the servers in a group", "file-readable", (path) => chmod(join(path, "tls/server.key"), 0o640)],
    ["a configuration for all", "file-readable", (path) => chmod(join(path, "node-1/nats.conf"), 0o604)],
    ["a credential for all", "file-readable", (path) => chmod(join(path, "credentials/jameson.json"), 0o644)],
    ["the key of a registrar for all", "file-readable", readableRegistrar],
    ["a code without a registrar that takes it", "registrar-unreachable", issueCode],
    [
      "a registrar with the certificate of another host",
      "certificate-host",
      async (path) => {
        await (await opened(path)).setRegistrar();
        await edit(join(path, "registrar.json"), (text) => text.replace("127.0.0.1", "192.0.2.1"));
      },
    ],
    ["a lost key", "file-missing", (path) => rm(join(path, "tls/authority.key"))],
    ["a lost credential", "file-missing", (path) => rm(join(path, "credentials/collector.json"))],
    [
      "half a credential",
      "credential-invalid",
      (path) => edit(join(path, "credentials/jameson.json"), (text) => text.slice(0, 200)),
    ],
    [
      "a credential of another authority",
      "credential-foreign",
      (path) =>
        edit(join(path, "credentials/jameson.json"), (text) =>
          text.replace("BEGIN CERTIFICATE-----\\n", "BEGIN CERTIFICATE-----\\nMIIB"),
        ),
    ],
    ["a certificate that is none", "certificate-invalid", (path) => writeFile(join(path, "tls/server.pem"), "")],
    ["a certificate that will expire", "certificate-expires", (path) => signAgain(path, 10, "127.0.0.1")],
    ["certificates that have expired", "certificate-expired", () => undefined, { clock: shifted(3651 * dayMs) }],
    ["a clock before the certificates", "certificate-early", () => undefined, { clock: shifted(-dayMs) }],
    ["a certificate of another host", "certificate-host", (path) => signAgain(path, 3650, "192.0.2.1")],
    [
      "keys of the first version",
      "one-account",
      (path) => edit(join(path, "keys.json"), (text) => text.replace(/ +"commanders": .*\n/, "")),
    ],
    [
      "routes that trust whoever has a certificate of the fleet",
      "routes-shared",
      async (path) => {
        await edit(join(path, "keys.json"), (text) => text.replace(/,\s+"routes": "\w+"/, ""));
        await edit(join(path, "fleet.json"), (text) => text.replace(/\[\s*(\{[^}]*\})\s*\]/, "[$1, $1]"));
        await cp(join(path, "node-1"), join(path, "node-2"), { recursive: true });
      },
    ],
    ["a lake that is not there", "lake-none", () => undefined, { lake: "/nowhere/lake" }],
    ["a full disk", "disk-low", () => undefined, { limits: { freeBytes: Infinity } }],
  ];
  damages.forEach(([what, code, damage, more]) => {
    it(`finds ${what}`, async () => {
      const path = await copyFolder(original);
      await damage(path);
      const codes = codesOf(await examine(await opened(path), more));
      expect(codes).toEqual([...(code === "" ? [] : [code]), "server-unreachable"].toSorted());
    });
  });

  it("finds nothing wrong with a registrar that runs, or that nobody needs", async () => {
    const path = await copyFolder(original);
    await issueCode(path);
    const registrar = await serveRegistrar({ folder: path, port: 0, nowMs: () => clock.nowMs() });
    await edit(join(path, "registrar.json"), (text) => text.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${registrar.port}`));
    expect(codesOf(await examine(await opened(path)))).toEqual(["server-unreachable"]);
    await registrar[Symbol.asyncDispose]();
    expect(codesOf(await examine(await opened(path)))).toEqual(["registrar-unreachable", "server-unreachable"]);
    const later = { clock: shifted(2 * dayMs) };
    expect(codesOf(await examine(await opened(path), later))).toEqual(["server-unreachable"]);
  });

  it("finds a certificate that another authority has signed", async () => {
    const path = await copyFolder(original);
    const at = (name: string) => join(path, "tls", name);
    const elliptic = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=other"];
    openssl("req", "-x509", ...elliptic, "-keyout", at("other.key"), "-out", at("other.pem"));
    await signAgain(path, 3650, "127.0.0.1", "other");
    expect(codesOf(await examine(await opened(path)))).toEqual(["certificate-invalid", "server-unreachable"]);
  });

  it("finds a lake that others can read", async () => {
    const lake = await mkdtemp(join(tmpdir(), "shipslog-lake-"));
    await chmod(lake, 0o755);
    const codes = codesOf(await examine(await opened(original), { lake }));
    expect(codes).toEqual(["lake-readable", "server-unreachable"]);
    await chmod(lake, 0o700);
    expect(codesOf(await examine(await opened(original), { lake }))).toEqual(["server-unreachable"]);
  });

  it("finds another program on the port of a server", async () => {
    const folder = await opened(original);
    const [node] = folder.layout.nodes;
    for (const port of [node?.client ?? 0, node?.cluster ?? 0, node?.monitor ?? 0]) {
      const other = createServer((socket) => void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")).listen(
        port,
        "127.0.0.1",
      );
      await once(other, "listening");
      const findings = await examine(folder);
      expect(codesOf(findings)).toEqual(["port-taken", "server-unreachable"]);
      expect(findings.find(({ code }) => code === "port-taken")?.subject).toBe(`127.0.0.1:${port}`);
      other.close();
      await once(other, "close");
    }
  });

  it("exits with 1 and prints what to do, or JSON, and with 2 without a fleet", async () => {
    const start = async (...words: readonly string[]) => {
      const host = testHost();
      return { code: await run(["fleet", "doctor", ...words], host), out: host.out.text() };
    };
    const text = await start("--fleet", original);
    expect(text.code).toBe(1);
    expect(text.out).toMatch(
      /^✗ server-unreachable {2}127\.0\.0\.1:\d+: node-1 does not run.*\n {2}start it with nats-server -c/m,
    );
    const json = await start("--fleet", original, "--json");
    expect([json.code, (JSON.parse(json.out) as FleetFinding[]).map(({ code }) => code)]).toEqual([
      1,
      expect.arrayContaining(["server-unreachable"]),
    ]);
    expect((await start("--fleet", tmpdir())).code).toBe(2);
  });
});

describe("fleet doctor, of a fleet that runs,", () => {
  let trial: TrialFleet;
  let jameson: LineSender;
  beforeAll(async () => {
    trial = await TrialFleet.start({ partitions: 1, limits: { partitionBytes: 200_000 } });
    jameson = await LineSender.connect(trial, "jameson");
    // Every test needs the streams, and a server that has just got one is not healthy for a moment.
    const collector = await startCollector();
    await findsOnly([]);
    await collector[Symbol.asyncDispose]();
  });
  afterAll(async () => {
    await jameson[Symbol.asyncDispose]();
    await trial[Symbol.asyncDispose]();
  });

  const startCollector = (of = trial, lake = new MemoryLake()) => TrialCollector.start(of, lake, {}, collectorClock);

  /** Waits until exactly these are found. */
  const findsOnly = async (codes: readonly string[], more: Partial<Examined> = {}, of = trial) => {
    let findings: readonly FleetFinding[] = [];
    const isSo = async () => {
      findings = await examine(of.folder, more);
      return JSON.stringify(codesOf(findings)) === JSON.stringify(codes.toSorted());
    };
    await until(isSo, () => `${codes.join(", ") || "nothing"}, found ${JSON.stringify(findings)}`);
    return findings;
  };

  it("finds streams that do not exist, and then nothing while a collector stores", async () => {
    await using single = await TrialFleet.start({ nodes: 1, partitions: 1 });
    await findsOnly(["stream-missing"], {}, single);
    const collector = await startCollector(single);
    await findsOnly([], {}, single);
    await collector[Symbol.asyncDispose]();
    await findsOnly(["collector-none"], {}, single);
  });

  it("finds nothing when a collector comes back while it listens, as after a restart of the servers", async () => {
    let collector: TrialCollector | undefined;
    const sleep: typeof clock.sleep = async (delayMs, signal) => {
      await clock.sleep(doctorShare * delayMs, signal);
      collector ??= await startCollector();
    };
    const examined = { folder: trial.folder, clock: { ...clock, sleep }, limits: { freeBytes: 0 } };
    const codes = codesOf(await examineFleet(examined)).filter((code) => code !== "storage-short");
    await collector?.[Symbol.asyncDispose]();
    expect(codes).toEqual([]);
  });

  it("finds another clock, and a credential that the servers refuse", async () => {
    const collector = await startCollector();
    await findsOnly(["clock-differs"], { clock: shifted(60_000) });
    await collector[Symbol.asyncDispose]();
    const other = join(await mkdtemp(join(tmpdir(), "shipslog-doctor-")), "fleet");
    const { nodes, partitions, limits } = trial.folder.layout;
    await FleetFolder.create(other, { nodes, partitions, limits, pseudonyms: "key" });
    expect(codesOf(await examine(await opened(other)))).toEqual(["server-untrusted"]);
    const path = await copyFolder(trial.folder.path);
    const read = async (folder: string) =>
      JSON.parse(await readFile(join(folder, "credentials/system.json"), "utf8")) as Record<string, unknown>;
    const stranger = { ...(await read(path)), credentials: (await read(other))["credentials"] };
    await writeFile(join(path, "credentials/system.json"), JSON.stringify(stranger));
    expect(codesOf(await examine(await opened(path)))).toEqual(["collector-none", "credential-refused"]);
  });

  it("finds a connection with a key that neither the register nor a role has, and not one that was lent", async () => {
    const collector = await startCollector();
    const lent = await lendCredentials(trial.folder, clock.nowMs() + dayMs);
    const simulated = await connectFleet(await lent("simulated"), { name: "simulated" });
    await findsOnly([]);
    // As after a loss of the register.
    const { register, keys } = trial.folder;
    const stranger = await signUser(keys.commanders, "stranger", commanderPermissions("stranger", 0, []));
    const { credentials } = stranger;
    const connection = await connectFleet({ ...(await trial.credential("load")), credentials }, { name: "stranger" });
    const [finding] = await findsOnly(["key-unknown"]);
    expect(finding?.subject).toBe(stranger.publicKey);
    await register.append({ invited: "found again", commander: "stranger", publicKey: stranger.publicKey });
    await findsOnly([]);
    await Promise.all([connection.close(), simulated.close()]);
    await collector[Symbol.asyncDispose]();
  });

  it("finds a collector that stores nothing, one that is behind, and one without a partition", async () => {
    const lake = new MemoryLake();
    const open = lake.open.bind(lake);
    const hanging = new AbortController();
    const released = once(hanging.signal, "abort");
    lake.open = () => ({ ...open(), write: async () => void (await released) });
    const stuck = await startCollector(trial, lake);
    await jameson.send(1, "x".repeat(10_000));
    await findsOnly(["partition-stuck"], { limits: { stuckMs: 1000 } });
    await findsOnly(["partition-behind"], { limits: { behindMs: 1000 } });
    lake.open = () => {
      throw new Error("the manifest cannot be read");
    };
    hanging.abort();
    await stuck[Symbol.asyncDispose]();
    const idle = await startCollector(trial, lake);
    await until(async () => codesOf(await examine(trial.folder)).includes("partition-free"), "a free partition");
    await idle[Symbol.asyncDispose]();
  });

  it("finds a stream that is nearly full and one without its replicas", async () => {
    await jameson.send(17, "x".repeat(10_000));
    const connection = await connectFleet(await trial.credential("collector"), { name: "test" });
    const manager = await jetstreamManager(connection);
    await manager.streams.update("REJECTED", { num_replicas: 1 });
    await findsOnly(["collector-none", "stream-full", "stream-replicas"]);
    await manager.streams.purge("JOURNAL_0");
    await connection.close();
    const collector = await startCollector();
    await findsOnly([]);
    await collector[Symbol.asyncDispose]();
  });

  /** Listens for collectors, then stops the servers that are left. */
  const loseServers: typeof clock.sleep = async (delayMs, signal) => {
    await clock.sleep(doctorShare * delayMs, signal);
    await trial.cluster.stopNode(1);
    await trial.cluster.stopNode(2);
  };

  it("looks again before it says that streams have no leader, because servers that come back elect one", async () => {
    const connection = await connectFleet(await trial.credential("collector"), { name: "test" });
    await Promise.all([trial.cluster.stopNode(2), trial.cluster.stopNode(3)]);
    const examined = examineStreams({ folder: trial.folder, clock, limits: usualExaminationLimits }, connection);
    await Promise.all([trial.cluster.startNode(2), trial.cluster.startNode(3)]);
    expect(codesOf(await examined)).not.toContain("stream-leaderless");
    await connection.close();
    await trial.cluster.healthy(patienceMs);
  });

  it("finds servers that do not run, with all they take along", async () => {
    const collector = await startCollector();
    await findsOnly([]);
    await trial.cluster.stopNode(3);
    const [server, replicas] = await findsOnly(["replica-behind", "server-unreachable"]);
    expect(server?.text).toContain("node-3 does not run");
    expect(replicas?.subject).toBe("JOURNAL_0, REJECTED, KV_progress, KV_leases");
    const lost = await examineFleet({ folder: trial.folder, clock: { ...clock, sleep: loseServers } });
    expect(codesOf(lost)).toEqual(["replica-behind", "server-unreachable", "stream-leaderless"]);
    await trial.cluster.startNode(1);
    await findsOnly(["server-unhealthy", "server-unreachable", "stream-leaderless"], fastClock());
    await trial.cluster.stop();
    await collector[Symbol.asyncDispose]();
    await findsOnly(["server-unreachable"]);
  });

  it("finds a server without JetStream, and one whose disk is smaller than its storage", async () => {
    const single = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const config = join(single.folder.path, "node-1/nats.conf");
    await single.cluster.stopNode(1);
    await edit(config, (text) => text.replace(/max_file: \d+/, "max_file: 1000000000000000"));
    await single.cluster.start();
    const short = await examineFleet({ folder: single.folder, clock, limits: { freeBytes: 0 } });
    for (const { code } of short) provoked.add(code);
    expect(codesOf(short)).toEqual(["storage-short", "stream-missing"]);
    await single.cluster.stopNode(1);
    await edit(config, (text) => text.replace(/^jetstream \{[^}]*\}/m, ""));
    await single.cluster.startNode(1);
    await until(
      async () => codesOf(await examine(single.folder, fastClock())).includes("jetstream-disabled"),
      "JetStream to be missed",
    );
    await single[Symbol.asyncDispose]();
  });

  it("was tried with every problem it knows", () => {
    expect([...provoked].toSorted()).toEqual(Object.keys(fleetProblems).toSorted());
  });
});
