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
  /** The one who sends. */
  readonly commander: Credential;
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
    await trial.folder.invite("bench");
    const commander = await trial.credential("bench");
    const load = await connectFleet(commander, { name: "uplink" });
    const manager = await jetstreamManager(collector, { checkAPI: false });
    // A stream that was just made may still be choosing its leader.
    await clock.sleep(1000);
    const rate = await work({ trial, credential, commander, load, manager, collector });
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
  const lines = load.entries.length;
  return withGround(options, (ground) => ratePerSecond(lines, () => send(load, ground)));
}

async function send({ entries }: Load, { load, manager, commander: credential }: Ground): Promise<void> {
  const { inbox, commander } = credential;
  if (commander === undefined) throw new Error("no commander");
  const { id, partition } = commander;
  const limits = { windowLines, longestBytes: 65_536, backlogLines: 10_000_000 };
  const uplink = new Uplink(load, { inbox, commander: id, clock, ...limits });
  const ending = new AbortController();
  const sending = uplink.send({ commander: id, partition, source: new ArraySource(entries) }, ending.signal);
  await untilHeld(manager, entries.length);
  ending.abort();
  await sending;
}

/** The fastest acknowledged way: the same payloads to the same subjects without headers, acknowledgements counted in one place. */
export function rawPublishRate({ entries }: Load, options: TrialOptions): Promise<number> {
  const lines = entries.length;
  const payloads = entries.map(({ raw }) => Buffer.from(raw));
  return withGround(options, async ({ load, commander: { inbox, commander } }) => {
    const names = entries.map(({ kind }) => subjects.line(0, commander?.id ?? "", kind));
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
      for (const [at, payload] of payloads.entries()) {
        load.publish(names[at] ?? "", payload, { reply });
        if (++done.sent - done.acknowledged >= windowLines) await waiting();
      }
      while (done.acknowledged < lines) await clock.sleep(1);
    });
  });
}

/** Our collector, from the first pull to the last line in the manifest of a lake on disk. */
export function collectRate(load: Load, options: TrialOptions): Promise<number> {
  const lines = load.entries.length;
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
  const lines = load.entries.length;
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
