import { errors, type NatsConnection } from "@nats-io/transport-node";
import type { Clock, Dialect, Sink } from "@shipslog/contract";
import {
  dialectOption,
  functionOption,
  numberOption,
  objectOption,
  required,
  requireOptions,
  requireOption,
  signalOption,
  type OptionShape,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { ensureBroker } from "../broker/ensureBroker.ts";
import { durationClock } from "../durationClock.ts";
import type { FleetError } from "../FleetError.ts";
import type { Credential } from "../credential/Credential.ts";
import type { CollectorCounts } from "./CollectorCounts.ts";
import { StoredFeed, feedOptions, type StoredFeedOptions } from "./StoredFeed.ts";
import { MarksAnswers } from "./MarksAnswers.ts";
import { renewMs, Leases } from "../leases/Leases.ts";
import { PartitionCollector } from "./PartitionCollector.ts";

/** How a collector works. */
export interface CollectorOptions {
  readonly connection: NatsConnection;
  readonly credential: Pick<Credential, "inbox" | "partitions" | "replicas" | "limits">;
  /** A unique name of the collector: letters, digits, `-` and `_`. */
  readonly owner: string;
  /** Opens the sink of a partition and takes it over from an earlier owner. */
  readonly openSink: (partition: number) => Promise<Sink>;
  readonly dialect: Dialect;
  readonly counts: CollectorCounts;
  readonly clock: Clock;
  /** Publishes stored lines for programs. Default: nobody is told. */
  readonly feed?: StoredFeedOptions | undefined;
  readonly batchLines?: number | undefined;
  readonly batchMs?: number | undefined;
  /** Called with errors that are retried. */
  readonly onTrouble?: ((partition: number | undefined, error: unknown) => void) | undefined;
  /** Called with what an operator should know although nothing has failed. */
  readonly onNotice?: ((partition: number, notice: FleetError) => void) | undefined;
  /** Called when trouble before it is over: lines of a partition are stored or none are left, or without one the leases are renewed. */
  readonly onSuccess?: ((partition: number | undefined) => void) | undefined;
}

const ownerOption: OptionShape = {
  allowed: "a name of letters, digits, - and _",
  accepts: (value) => typeof value === "string" && /^[-\w]+$/.test(value),
};

const collectorShapes: OptionShapes<CollectorOptions> = {
  connection: required(objectOption),
  credential: required(objectOption),
  owner: required(ownerOption),
  openSink: required(functionOption),
  dialect: required(dialectOption),
  counts: required(objectOption),
  clock: required(objectOption),
  feed: objectOption,
  batchLines: numberOption({ isWhole: true, min: 1 }),
  batchMs: numberOption({ min: 0, unit: "milliseconds" }),
  onTrouble: functionOption,
  onNotice: functionOption,
  onSuccess: functionOption,
};

const retryMs = 500;

/** A partition that this collector owns, with the controller that ends its work. */
interface Running {
  readonly ending: AbortController;
  readonly done: Promise<void>;
}

/** Collects this collector's share of the partitions until the signal is aborted. Throws if the credential does not allow it. */
export async function runCollector(options: CollectorOptions, signal: AbortSignal): Promise<void> {
  requireOptions(options, collectorShapes);
  if (options.feed !== undefined) requireOptions(options.feed, feedOptions);
  requireOption("signal", signal, required(signalOption));
  await collectAll({ ...options, steady: durationClock(options.clock) }, signal);
}

/** The options with a clock for durations, which the operator does not set. */
type SteadyOptions = CollectorOptions & { readonly steady: Clock };

async function collectAll(options: SteadyOptions, signal: AbortSignal): Promise<void> {
  const running = new Map<number, Running>();
  const answers = await MarksAnswers.start(options.connection, options.credential.partitions);
  const feed = openFeed(options);
  let leases: Leases | undefined;
  let isLost = false;
  let pauseMs = renewMs;
  while (!signal.aborted) {
    try {
      if (isLost) await ensureBroker(options.connection, options.credential);
      isLost = false;
      leases ??= await openLeases(options);
      const owned = await leases.renew();
      for (const [partition, each] of running) if (!owned.has(partition)) each.ending.abort();
      const work = { running, options, leases, answers, feed };
      for (const partition of owned) if (!running.has(partition)) start(partition, work);
      options.onSuccess?.(undefined);
      pauseMs = renewMs;
    } catch (error) {
      // Running partitions continue, and the leases are still known: nobody else may have taken one. The sink excludes a second owner.
      options.onTrouble?.(undefined, error);
      // A broker that is only slow must not be asked to set up everything again.
      isLost = !(error instanceof errors.TimeoutError);
      pauseMs = retryMs;
    }
    await options.clock.sleep(pauseMs, signal);
  }
  for (const { ending } of running.values()) ending.abort();
  await Promise.all([...running.values()].map(({ done }) => done));
  await leases?.leave().catch(() => undefined);
  await feed?.close();
}

function openFeed({ feed, connection, credential, counts, steady }: SteadyOptions): StoredFeed | undefined {
  return feed === undefined ? undefined : new StoredFeed({ ...feed, connection, credential, counts, clock: steady });
}

async function openLeases({ connection, credential, owner, steady }: SteadyOptions): Promise<Leases> {
  await ensureBroker(connection, credential);
  return await Leases.open(connection, owner, credential.partitions, steady);
}

/** What the work on a partition needs beside the options. */
interface Work {
  readonly running: Map<number, Running>;
  readonly options: SteadyOptions;
  readonly leases: Leases;
  readonly answers: MarksAnswers;
  readonly feed: StoredFeed | undefined;
}

function start(partition: number, work: Work): void {
  const { running, options, leases } = work;
  const ending = new AbortController();
  const done = collectOne(partition, work, ending.signal)
    .catch(async (error: unknown) => {
      options.onTrouble?.(partition, error);
      await options.clock.sleep(retryMs, ending.signal);
      // Recreate streams and buckets, in case the broker has lost them.
      await ensureBroker(options.connection, options.credential).catch(() => undefined);
      await leases.release(partition).catch(() => undefined);
    })
    .finally(() => {
      options.counts.owns(partition, false);
      running.delete(partition);
    });
  running.set(partition, { ending, done });
}

async function collectOne(partition: number, work: Work, signal: AbortSignal): Promise<void> {
  const { options, leases, answers, feed } = work;
  const sink = await options.openSink(partition);
  // Without a sink it only has the lease.
  options.counts.owns(partition, true);
  answers.open(partition, { sink, isHeld: () => leases.isHeld(partition) });
  try {
    const { connection, credential, owner, dialect, counts, clock, steady, batchLines, batchMs } = options;
    await new PartitionCollector({
      connection,
      inbox: credential.inbox,
      partition,
      owner,
      sink,
      dialect,
      counts,
      feed,
      clock: steady,
      wallClock: clock,
      batchLines,
      batchMs,
      onSuccess: () => options.onSuccess?.(partition),
      onNotice: (notice) => options.onNotice?.(partition, notice),
    }).run(signal);
  } finally {
    answers.close(partition);
    await sink.close().catch(() => undefined);
  }
}
