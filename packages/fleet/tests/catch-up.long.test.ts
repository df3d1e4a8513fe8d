/**
 * Commanders who play send an hour's worth of lines after the collector has stopped; then a collector starts and catches up. After that the sink
 * of one partition is slow: its commanders wait, and all others are stored as fast as before.
 */
import type { Entry, Sink } from "@shipslog/contract";
import { connectFleet, partitionOf, pseudonymOf } from "@shipslog/fleet";
import { runCollector } from "@shipslog/fleet/collect";
import { Uplink } from "@shipslog/fleet/uplink";
import { expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { ensureBroker } from "../src/broker/ensureBroker.ts";
import { batchLines, entriesFromLines } from "./helpers/ArraySource.ts";
import { MemoryLake } from "./helpers/MemoryLake.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { noCounts } from "./helpers/noCounts.ts";
import { PausedSource } from "./helpers/PausedSource.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

/** Lines in a median hour of play. */
const linesAnHour = 224;
const partitions = 2;
const slowPartition = 0;
const slowMs = 3000;

function hourOfLines(hour: number): readonly Entry[] {
  const line = `{ "timestamp":"2026-01-01T0${hour}:00:00Z", "event":"NavRoute" }`;
  return entriesFromLines(
    `Journal.2026-01-01T0${hour}0000.01.log`,
    Array.from({ length: linesAnHour }, () => line),
  );
}

/** A sink that waits before each write. */
function slow(sink: Sink, wait: () => Promise<void>): Sink {
  return {
    watermarks: () => sink.watermarks(),
    write: async (batch) => {
      await wait();
      await sink.write(batch);
    },
    close: () => sink.close(),
  };
}

/** The cluster, the lakes and the commanders. */
class CatchUpSetup {
  readonly lakes = Array.from({ length: partitions }, () => new MemoryLake());
  readonly #trial: TrialFleet;
  readonly #commanders: readonly string[];
  /** Commanders of the other partitions whose lines of the last hour are not stored yet. */
  #waitingBeside = 0;

  constructor(trial: TrialFleet, commanders: number) {
    this.#trial = trial;
    this.#commanders = Array.from({ length: commanders }, (_, at) => pseudonymOf(`commander ${at}`, "catch up"));
  }

  async makeUplink(): Promise<Uplink> {
    const { inbox } = await this.#trial.credential("load");
    const connection = await connectFleet(await this.#trial.credential("load"), { name: "load" });
    return new Uplink(connection, { inbox, clock, longestBytes: 65_536, backlogLines: 4096 });
  }

  /**
   * Sends an hour for each commander, with a pause after the first batch if one is given; returns how long it took until each
   * partition was stored, in milliseconds.
   */
  async send(hour: number, uplink: Uplink, pause = Promise.resolve()): Promise<readonly number[]> {
    const startMs = Date.now();
    const tookMs = Array.from({ length: partitions }, () => 0);
    const entries = hourOfLines(hour);
    const never = new AbortController().signal;
    const isBeside = (commander: string) => partitionOf(commander, partitions) !== slowPartition;
    this.#waitingBeside = this.#commanders.filter(isBeside).length;
    await Promise.all(
      this.#commanders.map(async (commander) => {
        const partition = partitionOf(commander, partitions);
        await uplink.send({ commander, partition, source: new PausedSource(entries, pause) }, never);
        if (isBeside(commander)) this.#waitingBeside -= 1;
        tookMs[partition] = Date.now() - startMs;
      }),
    );
    return tookMs;
  }

  /** Waits until all others are stored: if they wait for the slow partition in turn, this never ends. */
  async waitForOthers(): Promise<void> {
    await until(() => this.#waitingBeside === 0, "the lines beside the slow partition");
  }

  /** Collects both partitions until the returned function is called. `wait` slows down the writes of one partition. */
  async collect(wait?: () => Promise<void>): Promise<() => Promise<void>> {
    const isSlow = wait !== undefined;
    const credential = await this.#trial.credential("collector");
    const connection = await connectFleet(credential, { name: "collector" });
    const ending = new AbortController();
    const openSink = (partition: number) => {
      const sink = (this.lakes[partition] ?? new MemoryLake()).open();
      return Promise.resolve(isSlow && partition === slowPartition ? slow(sink, wait) : sink);
    };
    const done = runCollector(
      {
        connection,
        credential,
        owner: `owner-${isSlow}`,
        dialect: "spec",
        counts: noCounts,
        clock,
        batchMs: 200,
        openSink,
      },
      ending.signal,
    );
    return async () => {
      ending.abort();
      await done;
      await connection.close();
    };
  }

  get stored(): number {
    return this.lakes.reduce((sum, lake) => sum + lake.stored.length, 0);
  }
}

longTest(
  {
    claim: "A collector that was away for an hour's worth of lines catches up, and a slow one slows nobody else.",
    size: { check: 40, full: 1000, of: "commanders" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size: commanders, isLong, report }) => {
    const trial = await TrialFleet.start({ partitions });
    try {
      const credential = await trial.credential("collector");
      const connection = await connectFleet(credential, { name: "set up" });
      await ensureBroker(connection, credential);
      await connection.close();
      const setup = new CatchUpSetup(trial, commanders);
      const uplink = await setup.makeUplink();
      // A collector says how far the journals are stored, and goes; what is sent from then on waits for the next.
      const endBefore = await setup.collect();
      const playing = Promise.withResolvers<void>();
      const first = setup.send(1, uplink, playing.promise);
      const storedBefore = commanders * batchLines;
      await until(() => setup.stored === storedBefore, "the first lines of everybody");
      await endBefore();
      playing.resolve();
      while (uplink.unstored < commanders * linesAnHour - storedBefore) await clock.sleep(20);
      expect(setup.stored).toBe(storedBefore);
      const startMs = Date.now();
      const endFast = await setup.collect();
      await first;
      const catchUpMs = Date.now() - startMs;
      const [, usualMs = 0] = await setup.send(2, uplink);
      await endFast();
      // The check waits for what must happen instead of for a time, so that a busy machine changes nothing.
      const endSlow = await setup.collect(isLong ? () => clock.sleep(slowMs) : () => setup.waitForOthers());
      const [slowestMs = 0, besideMs = 0] = await setup.send(3, uplink);
      await endSlow();
      await uplink[Symbol.asyncDispose]();
      report(JSON.stringify({ catchUpMs, usualMs, besideMs, slowestMs }));
      const lines = 3 * commanders * linesAnHour;
      expect(setup.stored).toBe(lines);
      // A takeover may delay the others, but the slow partition must not.
      if (isLong) expect(besideMs).toBeLessThan(Math.max(slowestMs, slowMs));
      const seconds = (ms: number) => Math.round(ms / 1000);
      return `${lines} lines, caught up in ${seconds(catchUpMs)} s, ${seconds(besideMs)} s beside a slow partition, usually ${seconds(usualMs)} s`;
    } finally {
      await trial[Symbol.asyncDispose]();
    }
  },
);
