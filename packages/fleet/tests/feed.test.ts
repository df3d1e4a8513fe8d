/** The feed of stored lines: what programs can read there, and what they cannot rely on. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { jetstreamManager, type JetStreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { openLake } from "@shipslog/archive";
import { connectFleet } from "@shipslog/fleet";
import { purgeCommander } from "@shipslog/fleet/collect";
import { afterEach, beforeEach, expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { run } from "../../shipslog/src/run.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { collectorPermissions } from "../src/provisioning/permissions.ts";
import { signUser } from "../src/provisioning/tokens.ts";
import { LineSender } from "./helpers/LineSender.ts";
import { MemoryLake } from "./helpers/MemoryLake.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const { describe, it } = needs(natsServer);
const file = "Journal.2026-01-01T000000.01.log";
const route = '{ "timestamp":"2026-01-01T00:00:00Z", "event":"NavRoute" }';
const feed = { ageMs: 60_000 };
const slow = { everyMs: 200, mostMs: 20_000 };

describe("the feed", () => {
  let trial: TrialFleet;
  let sender: LineSender;
  let observer: NatsConnection;
  let manager: JetStreamManager;
  beforeEach(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    sender = await LineSender.connect(trial, "jameson");
    const everything = { pub: { allow: [">"] }, sub: { allow: [">"] } };
    const { credentials } = await signUser(trial.folder.keys.account, "observer", everything);
    observer = await connectFleet({ ...(await trial.credential("collector")), credentials }, { name: "observer" });
    manager = await jetstreamManager(observer, { checkAPI: false });
  });
  afterEach(async () => {
    await observer.close();
    await sender[Symbol.asyncDispose]();
    await trial[Symbol.asyncDispose]();
  });

  const commander = () => sender.subject.split(".")[2] ?? "";
  const start = (counts = {}) => TrialCollector.start(trial, new MemoryLake(), counts, clock, feed);
  const countFeed = async () => (await manager.streams.info("STORED").catch(() => undefined))?.state.messages;
  const hasFed = (lines: number) =>
    until(async () => (await countFeed()) === lines, `${lines} lines in the feed`, slow);

  it("has each stored line once, in order, with its text, place and id, and no rejected one", async () => {
    await using collector = await start();
    await sender.send(2, route);
    await sender.send(1, '{ "timestamp":"2026-01-01T00:00:00Z", "event":"NavRoute", "Route":5 }');
    await sender.send(1, route);
    await hasFed(3);
    const offsets = [0, route.length, sender.offset - route.length];
    for (const [at, offset] of offsets.entries()) {
      const message = await manager.streams.getMessage("STORED", { seq: at + 1 });
      expect(message?.subject).toBe(`stored.NavRoute.${commander()}`);
      expect(message?.string()).toBe(route);
      expect(message?.header.get("Shipslog")).toBe(`1 ${file} 0 ${offset} ${route.length} 1 ${offset}`);
      expect(message?.header.get("Nats-Msg-Id")).toBe(`${commander()}/${file}/0/${offset}`);
    }
    expect(collector.lake.stored).toHaveLength(4);
  });

  it("drops a line that is published again within two minutes, as after a restore of the lake", async () => {
    const collector = await start();
    await sender.send(3, route);
    await hasFed(3);
    await collector[Symbol.asyncDispose]();
    let fed = 0;
    await using later = await start({ fed: (_partition: number, lines: number) => void (fed += lines) });
    sender.offset = 0;
    await sender.send(3, route);
    await until(() => fed === 3, "the lines to be published again", slow);
    expect([await countFeed(), later.lake.stored.length]).toEqual([3, 3]);
  });

  it("never holds back storing: without a stream lines wait in the collector, and are published when it can be made", async () => {
    // Another stream has the subjects.
    await manager.streams.add({ name: "OTHER", subjects: ["stored.>"] });
    await using collector = await start();
    await sender.send(5, route);
    await until(() => collector.lake.stored.length === 5, "the lines in the lake", slow);
    expect(await countFeed()).toBeUndefined();
    await manager.streams.delete("OTHER");
    await hasFed(5);
  });

  async function publishAfterKill(moment: "stored" | "dividing"): Promise<void> {
    const lake = join(trial.path, "lake");
    const path = trial.folder.credentialPath("collector");
    const program = join(import.meta.dirname, "helpers/dyingCollector.ts");
    const dying = spawn(process.execPath, ["--conditions=@shipslog/source", program, path, lake, moment], {
      stdio: "inherit",
    });
    await sender.send(5, route);
    expect(await once(dying, "exit")).toEqual([null, "SIGKILL"]);
    const tables = await openLake(lake);
    expect(await tables.query("SELECT count(*)::INTEGER AS lines FROM events")).toEqual([{ lines: 5 }]);
    tables.close();
    expect(await countFeed()).toBe(0);

    const ending = new AbortController();
    const host = { ...testHost({ interrupted: ending.signal }), drawKey: () => randomUUID() };
    const words = [
      "fleet",
      "collect",
      "--out",
      lake,
      "--fleet",
      trial.folder.path,
      "--feed",
      "1h",
      "--dialect",
      "spec",
    ];
    const collecting = run(words, host);
    await sender.send(1, route);
    await hasFed(6);
    ending.abort();
    expect([await collecting, host.err.text()]).toEqual([0, expect.not.stringContaining("retrying")]);
    const after = await openLake(lake);
    expect(await after.query("SELECT count(*)::INTEGER AS lines FROM events")).toEqual([{ lines: 6 }]);
    after.close();
  }

  it("has lines of a collector that was killed when they were stored", () => publishAfterKill("stored"));
  it("has lines of a collector that was killed when they were divided", () => publishAfterKill("dividing"));

  it("has nothing of a commander who is forgotten", async () => {
    await using collector = await start();
    await sender.send(3, route);
    await hasFed(3);
    await purgeCommander(observer, 0, commander());
    expect([await countFeed(), collector.lake.stored.length]).toEqual([0, 3]);
  });

  it("tells the operator that a collector has a credential that is older than the feed, and lines are stored", async () => {
    const { account } = trial.folder.keys;
    const { pub, ...others } = collectorPermissions;
    const allow = pub?.allow?.filter((subject) => !subject.startsWith("stored.")) ?? [];
    const { credentials } = await signUser(account, "collector", { ...others, pub: { allow } });
    const path = trial.folder.credentialPath("collector");
    await writeFile(path, JSON.stringify({ ...(await trial.credential("collector")), credentials }));
    const troubles: unknown[] = [];
    const options = { ...feed, onTrouble: (error: unknown) => troubles.push(error) };
    await using collector = await TrialCollector.start(trial, new MemoryLake(), {}, clock, options);
    await sender.send(1, route);
    await until(() => troubles.length > 0 && collector.lake.stored.length === 1, "the trouble", slow);
    expect(troubles[0]).toMatchObject({ code: "old-credential" });
  });

  it("does not exist where no collector publishes", async () => {
    await using collector = await TrialCollector.start(trial);
    await sender.send(1, route);
    await until(() => collector.lake.stored.length === 1, "the line in the lake", slow);
    await purgeCommander(observer, 0, commander());
    expect(await countFeed()).toBeUndefined();
  });
});
