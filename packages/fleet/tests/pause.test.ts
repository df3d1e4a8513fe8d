/** Collectors whose server is silent for a while, as in a long pause of its machine: nobody loses a partition that nobody else took. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { jetstreamManager } from "@nats-io/jetstream";
import { connectFleet } from "@shipslog/fleet";
import { expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { buckets, streamOf } from "../src/message/subjects.ts";
import { LineSender } from "./helpers/LineSender.ts";
import { MemoryLake } from "./helpers/MemoryLake.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const { it } = needs(natsServer);

const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';

/** Longer than a lease lasts, and than a collector waits for messages or an answer. */
const pauseMs = 8000;

it("a sole collector keeps its partition when the only server pauses for eight seconds", () => pauseServers(1));

it("a sole collector keeps its partition when those that lead of three servers, and one that follows, pause in turn", () =>
  pauseServers(3));

it("two collectors keep the partitions they have when the only server pauses for eight seconds", async () => {
  // An odd number: the one with fewer may have one more.
  await using trial = await TrialFleet.start({ nodes: 1, partitions: 3 });
  const lake = new MemoryLake();
  const owned: string[] = [];
  const start = (name: string) => {
    const owns = (partition: number, isOwner: boolean) => void owned.push(`${name} ${partition} ${isOwner}`);
    return TrialCollector.start(trial, lake, { owns }, clock, undefined, name);
  };
  await using one = await start("one");
  await using two = await start("two");
  await until(() => owned.some((each) => each.startsWith("two")), "a partition for the second collector");
  await renewed([one, two]);
  const before = owned.length;
  await pause(trial, ["node-1"], () => one.troubles.length > 0 && two.troubles.length > 0);
  await renewed([one, two]);
  expect(owned.slice(before)).toEqual([]);
  expect([...one.partitionTroubles, ...two.partitionTroubles]).toEqual([]);
});

/** Pauses servers for eight seconds, one after another, and stores lines before and after each pause. */
async function pauseServers(nodes: number): Promise<void> {
  await using trial = await TrialFleet.start({ nodes, partitions: 1 });
  const lake = new MemoryLake();
  const open = lake.open.bind(lake);
  let opened = 0;
  lake.open = () => {
    opened++;
    return open();
  };
  const owned: boolean[] = [];
  await using collector = await TrialCollector.start(trial, lake, { owns: (_, isOwner) => void owned.push(isOwner) });
  await using jameson = await LineSender.connect(trial, "jameson");
  await jameson.send(3, navRoute);
  await until(() => lake.stored.length === 3, "the lines before the pause");
  for (const server of await differentServers(trial)) {
    const before = lake.stored.length;
    // Where others take over, a collector may be connected to one of them and notice nothing.
    await pause(trial, [server], () => nodes > 1 || collector.troubles.length > 0);
    await jameson.send(3, navRoute);
    await until(() => lake.stored.length === before + 3, "the lines after the pause");
    await renewed([collector]);
  }
  expect([opened, owned]).toEqual([1, [true]]);
  expect(collector.partitionTroubles).toEqual([]);
}

async function pause(trial: TrialFleet, servers: readonly string[], isNoticed: () => boolean): Promise<void> {
  const pids = await Promise.all(servers.map((name) => readFile(join(trial.folder.path, name, "pid"), "utf8")));
  for (const pid of pids) process.kill(Number(pid), "SIGSTOP");
  try {
    await clock.sleep(pauseMs);
    await until(isNoticed, "the pause to be noticed");
  } finally {
    for (const pid of pids) process.kill(Number(pid), "SIGCONT");
  }
}

/** Waits for renewals: what was given up would be so at the first. Another's partition is free after a look more than a lease lasts. */
async function renewed(collectors: readonly TrialCollector[]): Promise<void> {
  const before = collectors.map(({ renewals }) => renewals.length);
  const isRenewed = () => collectors.every(({ renewals }, at) => renewals.length >= (before[at] ?? 0) + 5);
  await until(isRenewed, "the leases to be renewed");
}

/** The servers that lead the stream of the only partition and the leases, and one that does neither. */
async function differentServers(trial: TrialFleet): Promise<readonly string[]> {
  const connection = await connectFleet(await trial.credential("collector"), { name: "observer" });
  const { streams } = await jetstreamManager(connection, { checkAPI: false });
  const infos = await Promise.all([streamOf(0), `KV_${buckets.leases}`].map((name) => streams.info(name)));
  await connection.close();
  const leaders = [...new Set(infos.map(({ cluster }) => cluster?.leader ?? "node-1"))];
  const all = trial.folder.layout.nodes.map((_, at) => `node-${at + 1}`);
  return [...leaders, ...all.filter((name) => !leaders.includes(name)).slice(0, 1)];
}
