/** Commanders whose lines are behind the backlog of another, with a real server. */
import { connectFleet } from "@shipslog/fleet";
import { expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { ensureBroker } from "../src/broker/ensureBroker.ts";
import { LineSender } from "./helpers/LineSender.ts";
import { MemoryLake } from "./helpers/MemoryLake.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const { it } = needs(natsServer);

const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';
const longRoute = navRoute.replace(" }", `, "x":"${"x".repeat(60_000)}" }`);

/** So long takes a write: the backlog is stored in more than one. */
const writeMs = 500;

it("are stored before the end of it, each line once and in order", async () => {
  await using trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
  const credential = await trial.credential("collector");
  const connection = await connectFleet(credential, { name: "set up" });
  await ensureBroker(connection, credential);
  await connection.close();
  await using eve = await LineSender.connect(trial, "eve");
  await using alice = await LineSender.connect(trial, "alice");
  await eve.send(900, longRoute);
  await alice.send(12, navRoute);
  // The lake refuses a line that does not continue its journal, so it also proves the order.
  const lake = new MemoryLake();
  const writes: number[] = [];
  const open = lake.open.bind(lake);
  lake.open = () => {
    const sink = open();
    return {
      ...sink,
      write: async (batch) => {
        writes.push(batch.length);
        await clock.sleep(writeMs);
        await sink.write(batch);
      },
    };
  };
  let duplicates = 0;
  await using collector = await TrialCollector.start(trial, lake, { duplicate: () => duplicates++ });
  await until(() => duplicates >= 12 && lake.stored.length >= 912, "all lines, those of alice read twice");
  const isAlice = lake.stored.map(({ raw }) => raw === navRoute);
  expect(isAlice.filter(Boolean)).toHaveLength(12);
  expect(lake.stored).toHaveLength(912);
  // She was last in the stream.
  expect(isAlice.lastIndexOf(true)).toBeLessThan(writes.slice(0, 2).reduce((sum, lines) => sum + lines, 0));
  expect(collector.troubles).toEqual([]);
});
