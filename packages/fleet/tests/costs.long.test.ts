/**
 * Measures what one line costs at each stage in processor time and bytes: sending, three servers with three replicas, collecting
 * into Parquet. Unlike rates, processor time hardly depends on the load of the machine.
 */
import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { jetstreamManager } from "@nats-io/jetstream";
import { openSink } from "@shipslog/archive";
import { connectFleet } from "@shipslog/fleet";
import { runCollector } from "@shipslog/fleet/collect";
import { Uplink } from "@shipslog/fleet/uplink";
import { expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { ensureBroker } from "../src/broker/ensureBroker.ts";
import { streamOf } from "../src/message/subjects.ts";
import { batchLines } from "./helpers/ArraySource.ts";
import { makeLoad } from "./helpers/makeLoad.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { noCounts } from "./helpers/noCounts.ts";
import { PausedSource } from "./helpers/PausedSource.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const journals = 100;
const microsPerTick = 10_000;

/** Processor time of a server so far in microseconds, from the kernel. */
async function serverMicros(trial: TrialFleet, at: number): Promise<number> {
  const pid = (await readFile(join(trial.folder.path, `node-${at}`, "pid"), "utf8")).trim();
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * microsPerTick;
}

async function allServerMicros(trial: TrialFleet): Promise<number> {
  const each = await Promise.all([1, 2, 3].map((at) => serverMicros(trial, at)));
  return each.reduce((sum, micros) => sum + micros, 0);
}

const ownMicros = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((each) => each.isFile() && each.name.endsWith(".parquet"));
  const sizes = await Promise.all(files.map(async (each) => (await stat(join(each.parentPath, each.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The processor time of a stage per line, of this process and of all servers. */
async function costOf(trial: TrialFleet, lines: number, work: () => Promise<void>) {
  const servers = await allServerMicros(trial);
  const own = ownMicros();
  const startMs = Date.now();
  await work();
  const seconds = (Date.now() - startMs) / 1000;
  const each = (micros: number) => Math.round((10 * micros) / lines) / 10;
  return {
    processMicros: each(ownMicros() - own),
    serversMicros: each((await allServerMicros(trial)) - servers),
    linesPerSecond: Math.round(lines / seconds),
  };
}

longTest(
  {
    claim: "What one line costs to send, to hold three times and to store is known.",
    size: { check: 5000, full: 200_000, of: "lines" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size, report }) => {
    const trial = await TrialFleet.start({ partitions: 1, limits: { backlogLines: 10_000_000 } });
    try {
      const load = makeLoad(journals, Math.ceil(size / journals));
      const lines = load.entries.length;
      const lineBytes = load.entries.reduce((sum, { byteLength }) => sum + byteLength, 0) / lines;
      const credential = await trial.credential("collector");
      const connection = await connectFleet(credential, { name: "collector" });
      await ensureBroker(connection, credential);
      await clock.sleep(1000);
      const manager = await jetstreamManager(connection, { checkAPI: false });
      await trial.folder.invite("costs");
      const { inbox, commander, ...more } = await trial.credential("costs");
      const { id = "", partition = 0 } = commander ?? {};
      const uplink = new Uplink(await connectFleet({ inbox, ...more }, { name: "uplink" }), {
        inbox,
        commander: id,
        clock,
        longestBytes: 65_536,
        backlogLines: 10_000_000,
      });
      const lake = join(trial.path, "lake");
      const openLake = () => openSink(lake, { owner: "costs", partition: "fleet-0" });
      const options = { connection, credential, owner: "costs", dialect: "spec", counts: noCounts, clock } as const;
      const collectUntil = (signal: AbortSignal) => runCollector({ ...options, openSink: openLake }, signal);
      const ending = new AbortController();
      const playing = Promise.withResolvers<void>();
      const source = new PausedSource(load.entries, playing.promise);
      const sending = uplink.send({ commander: id, partition, source }, ending.signal);
      // A collector says how far the journals are stored, and goes.
      const answering = new AbortController();
      const answered = collectUntil(answering.signal);
      await until(() => uplink.counts.sent === batchLines && uplink.unstored === 0, "the first lines");
      answering.abort();
      await answered;
      const waiting = lines - batchLines;
      const { state: before } = await manager.streams.info(streamOf(0));
      const send = await costOf(trial, waiting, async () => {
        playing.resolve();
        const all = before.messages + waiting;
        while ((await manager.streams.info(streamOf(0))).state.messages < all) await clock.sleep(20);
      });
      const { state } = await manager.streams.info(streamOf(0));
      const collect = await costOf(trial, waiting, async () => {
        const collecting = collectUntil(ending.signal);
        await sending;
        ending.abort();
        await collecting;
      });
      const brokerBytes = Math.round((state.bytes - before.bytes) / waiting);
      const lakeBytes = Math.round((10 * (await folderBytes(lake))) / lines) / 10;
      report(JSON.stringify({ lines, lineBytes: Math.round(lineBytes), send, collect, brokerBytes, lakeBytes }));
      await uplink[Symbol.asyncDispose]();
      await connection.close();
      expect(uplink.unstored).toBe(0);
      const micros = (cost: typeof send) => `${cost.processMicros} + ${cost.serversMicros} µs`;
      return `${lines} lines: sent for ${micros(send)} (client + servers), stored for ${micros(collect)}, ${brokerBytes} bytes in each replica, ${lakeBytes} in the lake`;
    } finally {
      await trial[Symbol.asyncDispose]();
    }
  },
);
