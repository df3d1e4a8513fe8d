/** The rates of the fleet and of the least code that could do the same, each with its own servers. */
import { AckPolicy, DeliverPolicy, jetstream } from "@nats-io/jetstream";
import { nanos } from "@nats-io/transport-node";
import { subjects } from "../../packages/fleet/src/message/subjects.ts";
import { clock } from "../../tests/helpers/clock.ts";
import { patienceMs } from "../../tests/helpers/limits/patience.ts";
import { until } from "../../tests/helpers/limits/until.ts";
import type { TrialOptions } from "../../packages/fleet/tests/helpers/TrialFleet.ts";
import { collect, type Reached } from "./collect.ts";
import { stream, withBenchFleet, type BenchFleet } from "./BenchFleet.ts";
import type { JournalLoad } from "../../packages/fleet/tests/helpers/makeLoad.ts";
import { send, windowLines } from "./send.ts";

async function ratePerSecond(lines: number, work: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  await work();
  return lines / ((performance.now() - startMs) / 1000);
}

/** Our uplink, from entries in memory to the last line held by the broker. */
export async function uplinkRate(load: JournalLoad, options: TrialOptions): Promise<number> {
  return await withBenchFleet(options, (fleet) => ratePerSecond(load.entries.length, () => send(load, fleet)));
}

/** The fastest acknowledged publish: the same payloads and subjects, without headers, with counted acknowledgements. */
export async function rawPublishRate(load: JournalLoad, options: TrialOptions): Promise<number> {
  return await withBenchFleet(options, (fleet) => publishRaw(load, fleet));
}

async function publishRaw(
  { entries }: JournalLoad,
  { commander: { connection, credential } }: BenchFleet,
): Promise<number> {
  const lines = entries.length;
  const payloads = entries.map(({ raw }) => Buffer.from(raw));
  const names = entries.map(({ kind }) => subjects.line(0, credential.commander?.id ?? "", kind));
  const reply = `${credential.inbox}.raw`;
  const done = { sent: 0, acknowledged: 0 };
  let wake: (() => void) | undefined;
  connection.subscribe(reply, {
    callback: () => {
      done.acknowledged++;
      if (done.sent - done.acknowledged < windowLines / 2) wake?.();
    },
  });
  const waiting = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const missing = () => `${done.sent - done.acknowledged} of ${done.sent} acknowledgements`;
  return await ratePerSecond(lines, async () => {
    for (const [at, payload] of payloads.entries()) {
      connection.publish(names[at] ?? "", payload, { reply });
      if (++done.sent - done.acknowledged >= windowLines) await orSay(waiting(), missing);
    }
    await until(() => done.acknowledged >= lines, missing, { everyMs: 1 });
  });
}

/** Ends a wait that does not end: a raw loop sends nothing again, and trusts every acknowledgement to come. */
async function orSay(waiting: Promise<void>, what: () => string): Promise<void> {
  const ending = new AbortController();
  const limit = clock.sleep(patienceMs, ending.signal);
  const isOver = await Promise.race([waiting.then(() => true), limit.then(() => false)]);
  ending.abort();
  if (!isOver) throw new Error(`waited ${patienceMs / 1000} s for ${what()}`);
}

/** Our collector, from the first pull until the last line is durable in a lake on disk and acknowledged, or divided so that queries find it. */
export async function collectRate(load: JournalLoad, options: TrialOptions, reached: Reached): Promise<number> {
  return await withBenchFleet(options, async (fleet) => {
    await send(load, fleet);
    const lines = load.entries.length;
    return lines / ((await collect(lines, reached, fleet)) / 1000);
  });
}

/** A consumer that ignores the content and acknowledges every 500 messages. */
export async function bareConsumeRate(load: JournalLoad, options: TrialOptions): Promise<number> {
  return await withBenchFleet(options, async (fleet) => {
    await send(load, fleet);
    return await consumeBare(load.entries.length, fleet);
  });
}

async function consumeBare(lines: number, fleet: BenchFleet): Promise<number> {
  await fleet.manager.consumers.add(stream, {
    durable_name: "bare",
    ack_policy: AckPolicy.All,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(120_000),
    max_ack_pending: 100_000,
  });
  const consumer = await jetstream(fleet.collector.connection).consumers.get(stream, "bare");
  return await ratePerSecond(lines, async () => {
    let taken = 0;
    for await (const message of await consumer.consume({ max_messages: 5000 })) {
      taken++;
      if (taken % 500 === 0) message.ack();
      if (taken === lines) break;
    }
  });
}
