/** A collector whose server is silent for a while, as in a long pause of its machine. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { jetstreamManager } from "@nats-io/jetstream";
import { connectFleet } from "@shipslog/fleet";
import { expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { streamOf } from "../src/message/subjects.ts";
import { LineSender } from "./helpers/LineSender.ts";
import { MemoryLake } from "./helpers/MemoryLake.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const { it } = needs(natsServer);

const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';

/** Longer than a lease lasts, and than a collector waits for messages or an answer. */
const pauseMs = 8000;

it("a sole collector keeps its partition when the only server pauses for eight seconds", () => pauseLeader(1));

it("a sole collector keeps its partition when the leader of three servers pauses for eight seconds", () =>
  pauseLeader(3));

/** Pauses the server that leads the stream of the partition. */
async function pauseLeader(nodes: number): Promise<void> {
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
  const leader = await findLeader(trial);
  const pid = Number(await readFile(join(trial.folder.path, leader, "pid"), "utf8"));
  process.kill(pid, "SIGSTOP");
  try {
    await clock.sleep(pauseMs);
    // Where others take over, a collector may be connected to one of them and notice nothing.
    if (nodes === 1) await until(() => collector.troubles.length > 0, "the pause to be noticed");
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await jameson.send(3, navRoute);
  await until(() => lake.stored.length === 6, "the lines after the pause");
  // What was given up would be so at the first renewal.
  const { length } = collector.renewals;
  await until(() => collector.renewals.length >= length + 3, "the leases to be renewed");
  expect([opened, owned]).toEqual([1, [true]]);
}

/** The folder of the server that leads the stream of the partition. */
async function findLeader(trial: TrialFleet): Promise<string> {
  const connection = await connectFleet(await trial.credential("collector"), { name: "observer" });
  const manager = await jetstreamManager(connection, { checkAPI: false });
  const { cluster } = await manager.streams.info(streamOf(0));
  await connection.close();
  return cluster?.leader ?? "node-1";
}
