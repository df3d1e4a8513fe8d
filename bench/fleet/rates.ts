/** The rates of the fleet and of the least that could do the same, each against servers of its own. */
import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager, type JetStreamManager } from "@nats-io/jetstream";
import { nanos, type NatsConnection } from "@nats-io/transport-node";
import { openSink } from "@shipslog/archive";
import { connectFleet, ensureBroker, runCollector, streamOf, subjects, Uplink, type Credential } from "@shipslog/fleet";
import { ArraySource } from "../../tests/fleet/ArraySource.ts";
import { noCounts } from "../../tests/fleet/MemoryLake.ts";
import { clock, TrialFleet, type TrialOptions } from "../../tests/fleet/TrialFleet.ts";
import type { Load } from "./lines.ts";

const windowLines = 2048;
const stream = streamOf(0);

/** A fleet with nothing in its way: one partition, no limit on what waits. */
interface Ground {
  readonly trial: TrialFleet;
  readonly credential: Credential;
  readonly load: NatsConnection;
  readonly manager: JetStreamManager;
  readonly collector: NatsConnection;
}

async function withGround(options: TrialOptions, work: (ground: Ground) => Promise<number>): Promise<number> {
  const trial = await TrialFleet.start({ ...options, partitions: 1, limits: { backlogLines: 10_000_000 } });
  try {
    const credential = await trial.credential("collector");
    const collector = await connectFleet(credential, { name: "bench" });
    await ensureBroker(collector, credential);
    const load = await connectFleet(await trial.credential("load"), { name: "load" });
    const manager = await jetstreamManager(collector, { checkAPI: false });
    // A stream that was just made may still be choosing its leader.
    await clock.sleep(1000);
    const rate = await work({ trial, credential, load, manager, collector });
    await load.close();
    await collector.close();
    return rate;
  } finally {
    await trial[Symbol.asyncDispose]();
  }
}

async function ratePerSecond(lines: number, work: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  await work();
  return lines / ((performance.now() - startMs) / 1000);
}

async function untilHeld(manager: JetStreamManager, lines: number): Promise<void> {
  while ((await manager.streams.info(stream)).state.messages < lines) await clock.sleep(5);
}

/** Our uplink, from entries in memory to the last line held by the broker. */
export function uplinkRate(load: Load, options: TrialOptions): Promise<number> {
  const lines = load.commanders.length * load.entries.length;
  return withGround(options, (ground) => ratePerSecond(lines, () => send(load, ground)));
}

async function send({ commanders, entries }: Load, { load, manager, trial }: Ground): Promise<void> {
  const { inbox } = await trial.credential("load");
  const uplink = new Uplink(load, { inbox, clock, windowLines, longestBytes: 65_536, backlogLines: 10_000_000 });
  const ending = new AbortController();
  const source = new ArraySource(entries);
  const sending = commanders.map((commander) => uplink.send({ commander, partition: 0, source }, ending.signal));
  await untilHeld(manager, commanders.length * entries.length);
  ending.abort();
  await Promise.all(sending);
}

/** The fastest acknowledged way: the same payloads without headers, one place for all acknowledgements, counted. */
export function rawPublishRate({ commanders, entries }: Load, options: TrialOptions): Promise<number> {
  const payloads = entries.map((entry) => Buffer.from("raw" in entry ? entry.raw : ""));
  const lines = commanders.length * payloads.length;
  const names = commanders.map((commander) => subjects.line(0, commander, "FSDJump"));
  return withGround(options, async ({ load, trial }) => {
    const { inbox } = await trial.credential("load");
    const reply = `${inbox}.raw`;
    const done = { sent: 0, acknowledged: 0 };
    let wake: (() => void) | undefined;
    load.subscribe(reply, {
      callback: () => {
        done.acknowledged++;
        if (done.sent - done.acknowledged < windowLines / 2) wake?.();
      },
    });
    const waiting = () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      });
    return await ratePerSecond(lines, async () => {
      for (const subject of names) {
        for (const payload of payloads) {
          load.publish(subject, payload, { reply });
          if (++done.sent - done.acknowledged >= windowLines) await waiting();
        }
      }
      while (done.acknowledged < lines) await clock.sleep(1);
    });
  });
}

/** Our collector, from the first pull to the last line in the manifest of a lake on disk. */
export function collectRate(load: Load, options: TrialOptions): Promise<number> {
  const lines = load.commanders.length * load.entries.length;
  return withGround(options, async (ground) => {
    await send(load, ground);
    const { collector: connection, credential, trial } = ground;
    const ending = new AbortController();
    const done = { lines: 0 };
    const counts = {
      ...noCounts,
      stored: (_partition: number, accepted: number, rejected: number) => {
        done.lines += accepted + rejected;
      },
    };
    return await ratePerSecond(lines, async () => {
      const openLake = () => openSink(`${trial.path}/lake`, { owner: "bench", partition: "fleet-0" });
      const collecting = runCollector(
        { connection, credential, owner: "bench", dialect: "spec", counts, clock, openSink: openLake },
        ending.signal,
      );
      while (done.lines < lines) await clock.sleep(5);
      ending.abort();
      await collecting;
    });
  });
}

/** A bare consume: every message taken and looked at by nobody, acknowledged five hundred at a time. */
export function bareConsumeRate(load: Load, options: TrialOptions): Promise<number> {
  const lines = load.commanders.length * load.entries.length;
  return withGround(options, async (ground) => {
    await send(load, ground);
    const { collector, manager } = ground;
    await manager.consumers.add(stream, {
      durable_name: "bare",
      ack_policy: AckPolicy.All,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(120_000),
      max_ack_pending: 100_000,
    });
    const consumer = await jetstream(collector).consumers.get(stream, "bare");
    return await ratePerSecond(lines, async () => {
      let taken = 0;
      for await (const message of await consumer.consume({ max_messages: 5000 })) {
        taken++;
        if (taken % 500 === 0) message.ack();
        if (taken === lines) break;
      }
    });
  });
}
