/** A collector whose server is silent for a while, as in a long pause of its machine. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { LineSender } from "./helpers/LineSender.ts";
import { MemoryLake } from "./helpers/MemoryLake.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const { it } = needs(natsServer);

const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';

/** Longer than a lease lasts, and than a collector waits for messages or an answer. */
const pauseMs = 8000;

it("a sole collector keeps its partition when the server pauses for eight seconds", async () => {
  await using trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
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
  const pid = Number(await readFile(join(trial.folder.path, "node-1", "pid"), "utf8"));
  process.kill(pid, "SIGSTOP");
  try {
    await clock.sleep(pauseMs);
    await until(() => collector.troubles.length > 0, "the pause to be noticed");
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await jameson.send(3, navRoute);
  await until(() => lake.stored.length === 6, "the lines after the pause");
  // What was given up would be so at the first renewal.
  const { length } = collector.renewals;
  await until(() => collector.renewals.length >= length + 3, "the leases to be renewed");
  expect([opened, owned]).toEqual([1, [true]]);
});
