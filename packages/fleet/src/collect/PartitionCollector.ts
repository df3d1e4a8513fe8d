import { AckPolicy, DeliverPolicy, jetstreamManager, type JetStreamManager } from "@nats-io/jetstream";
import { nanos, type Msg, type NatsConnection } from "@nats-io/transport-node";
import type { Delivery, Dialect, Sink, Watermark } from "@shipslog/contract";
import { printAsk, printMark } from "../broker/places.ts";
import { printProgress } from "../broker/Progress.ts";
import { Pull, PullBroken } from "../broker/Pull.ts";
import type { Clock } from "../Clock.ts";
import { headerName, parseHeader } from "../envelope/header.ts";
import { endOf, type Envelope } from "../envelope/Envelope.ts";
import {
  parseLineSubject,
  parseWatermarkKey,
  partitionOf,
  streamOf,
  subjects,
  watermarkKey,
} from "../envelope/subjects.ts";
import { Receiver } from "../protocol/Receiver.ts";
import type { CollectorCounts } from "./CollectorCounts.ts";
import { parseDelivered } from "./delivered.ts";
import { grownVerdict, judgeLine } from "./judgeLine.ts";
import { publishReject } from "./publishReject.ts";
import { watermarkKeys } from "./watermarkKeys.ts";

/** How a partition is collected. */
export interface PartitionOptions {
  readonly connection: NatsConnection;
  readonly inbox: string;
  readonly partition: number;
  /** How many partitions there are. */
  readonly partitions: number;
  readonly owner: string;
  readonly sink: Sink;
  readonly dialect: Dialect;
  readonly counts: CollectorCounts;
  readonly clock: Clock;
  /** A batch is written when it has as many lines, 16384 unless given, */
  readonly batchLines?: number | undefined;
  /** or when its first line has waited as long: 1 s unless given. */
  readonly batchMs?: number | undefined;
}

const lookMs = 100;
const progressMs = 1000;
const askAgainMs = 1000;

/** Lines on their way into the sink, and all that is to be said once they are there. */
interface Batch {
  readonly deliveries: Delivery[];
  /** Journals whose watermark an uplink seems to have missed. */
  readonly retold: Map<string, Watermark>;
  /** The last message of the batch: acknowledging it acknowledges all before. */
  last: Msg | undefined;
  readonly firstMs: number;
  firstReply: string | undefined;
}

/** Collects one partition for as long as it owns it: pulls, judges, writes, and only then acknowledges. */
export class PartitionCollector {
  readonly #options: PartitionOptions;
  readonly #stream: string;
  readonly #batchLines: number;
  readonly #batchMs: number;
  #receiver: Receiver;
  #batch: Batch;
  #writing: Promise<void> = Promise.resolve();
  #isWriting = false;
  #failure: Error | undefined;
  #epoch = "";
  #pending = 0;
  #toldMs = 0;
  /** The generation of each file that was begun again. */
  readonly #generations = new Map<string, number>();
  readonly #asked = new Map<string, { readonly offset: number; readonly atMs: number }>();

  constructor(options: PartitionOptions) {
    this.#options = options;
    this.#stream = streamOf(options.partition);
    this.#batchLines = options.batchLines ?? 16_384;
    this.#batchMs = options.batchMs ?? 1000;
    this.#receiver = new Receiver(options.sink.watermarks());
    this.#batch = newBatch(options.clock.nowMs());
  }

  /** Collects until the signal is aborted; throws when the sink refuses or the broker must be set up again. */
  async run(signal: AbortSignal): Promise<void> {
    const { connection, clock, inbox } = this.#options;
    const manager = await jetstreamManager(connection, { checkAPI: false });
    this.#epoch = (await manager.streams.info(this.#stream)).created;
    await this.#tellAll(manager);
    while (!signal.aborted) {
      const consumer = await this.#makeConsumer(manager);
      const pullLines = this.#batchLines;
      const pull = new Pull(connection, { inbox, stream: this.#stream, consumer, pullLines, clock });
      try {
        await this.#collect(pull, manager, signal);
      } catch (error) {
        if (!(error instanceof PullBroken)) throw error;
      } finally {
        pull.close();
      }
      await this.#startOver(manager);
    }
    await manager.consumers.delete(this.#stream, this.#consumerName()).catch(() => undefined);
  }

  /** Makes the copy of the watermarks say what the manifest says, also where the manifest knows nothing. */
  async #tellAll(manager: JetStreamManager): Promise<void> {
    const { sink, partition, partitions } = this.#options;
    const watermarks = [...sink.watermarks()].sort((one, other) => one.generation - other.generation);
    const known = new Set(watermarks.map(({ commander, file }) => watermarkKey(commander, file)));
    for (const key of await watermarkKeys(manager)) {
      const about = known.has(key) ? undefined : parseWatermarkKey(key);
      if (about === undefined || partitionOf(about.commander, partitions) !== partition) continue;
      this.#tell({ ...about, generation: 0, offset: 0 });
    }
    for (const watermark of watermarks) this.#tell(watermark);
  }

  async #collect(pull: Pull, manager: JetStreamManager, signal: AbortSignal): Promise<void> {
    const { clock } = this.#options;
    while (!signal.aborted) {
      for (const message of await pull.take(lookMs)) this.#receive(message);
      if (this.#failure !== undefined) throw this.#failure;
      const isOld = this.#batch.last !== undefined && clock.nowMs() - this.#batch.firstMs >= this.#batchMs;
      if (this.#batch.deliveries.length >= this.#batchLines || isOld) await this.#write(manager);
      if (clock.nowMs() - this.#toldMs >= progressMs) this.#tellProgress();
    }
    await this.#write(manager);
    await this.#writing;
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** The consumer is made again: what was received and not written will come once more. */
  async #startOver(manager: JetStreamManager): Promise<void> {
    const { sink, clock } = this.#options;
    await this.#writing;
    if (this.#failure !== undefined) throw this.#failure;
    this.#receiver = new Receiver(sink.watermarks());
    this.#batch = newBatch(clock.nowMs());
    // Another stream is another epoch, and that is for those who set up the broker.
    const { created } = await manager.streams.info(this.#stream);
    if (created !== this.#epoch) throw new PullBroken("the stream was made anew");
  }

  #consumerName(): string {
    return `collect-${this.#options.partition}-${this.#options.owner}`;
  }

  /** Makes a consumer that begins with the first message there is, and removes those of earlier owners. */
  async #makeConsumer(manager: JetStreamManager): Promise<string> {
    for await (const { name } of manager.consumers.list(this.#stream)) {
      await manager.consumers.delete(this.#stream, name);
    }
    const { name } = await manager.consumers.add(this.#stream, {
      durable_name: this.#consumerName(),
      ack_policy: AckPolicy.All,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(120_000),
      max_ack_pending: 8 * this.#batchLines,
      inactive_threshold: nanos(300_000),
      mem_storage: true,
    });
    return name;
  }

  #receive(message: Msg): void {
    const { counts, partition, dialect, clock, connection } = this.#options;
    if (this.#batch.last === undefined) this.#batch = newBatch(clock.nowMs(), message.reply);
    this.#batch.last = message;
    const envelope = envelopeOf(message);
    if (envelope === undefined) {
      counts.malformed(partition);
      publishReject(connection, message, { code: "malformed", reason: "its header cannot be read" });
      return;
    }
    const { placement, after } = this.#receiver.place(envelope);
    if (placement === "gap") {
      counts.gap(partition);
      this.#ask(envelope);
      return;
    }
    if (placement === "duplicate") {
      counts.duplicate(partition);
      this.#retell(envelope);
      return;
    }
    const raw = message.string();
    const { commander, position, byteLength } = envelope;
    if (placement === "overlap") {
      const grown = { ...position, offset: after };
      const rest = endOf(envelope) - after;
      this.#batch.deliveries.push({ commander, position: grown, byteLength: rest, after, raw, verdict: grownVerdict });
      return;
    }
    const verdict = judgeLine(envelope, raw, dialect);
    this.#batch.deliveries.push({ commander, position, byteLength, after, raw, verdict });
  }

  /** Asks for what is missing; not for each line behind the same gap. */
  #ask(envelope: Envelope): void {
    const { connection, clock } = this.#options;
    const { commander, ...place } = this.#receiver.watermarkOf(envelope);
    const key = `${commander}/${place.generation}/${place.file}`;
    const before = this.#asked.get(key);
    const nowMs = clock.nowMs();
    if (before?.offset === place.offset && nowMs - before.atMs < askAgainMs) return;
    this.#asked.set(key, { offset: place.offset, atMs: nowMs });
    connection.publish(subjects.ask(commander), printAsk(place));
  }

  #retell(envelope: Envelope): void {
    const watermark = this.#receiver.watermarkOf(envelope);
    this.#batch.retold.set(`${watermark.commander}/${watermark.generation}/${watermark.file}`, watermark);
  }

  /** Hands the batch to the sink, one at a time, while the next is gathered. */
  async #write(manager: JetStreamManager): Promise<void> {
    await this.#writing;
    if (this.#failure !== undefined) throw this.#failure;
    const batch = this.#batch;
    if (batch.last === undefined) return;
    const moved = this.#receiver.commit();
    this.#batch = newBatch(this.#options.clock.nowMs());
    this.#isWriting = true;
    this.#writing = this.#store(batch, moved, manager)
      .catch((error: unknown) => {
        this.#failure = error instanceof Error ? error : new Error(String(error));
      })
      .finally(() => {
        this.#isWriting = false;
      });
  }

  async #store(batch: Batch, moved: readonly Watermark[], manager: JetStreamManager): Promise<void> {
    const { sink, counts, partition, clock, connection } = this.#options;
    const startMs = clock.nowMs();
    if (batch.deliveries.length > 0) await sink.write(batch.deliveries);
    // From here on it counts; all that follows are copies and courtesies, and may be lost.
    for (const watermark of batch.retold.values()) this.#tell(watermark);
    for (const watermark of moved) this.#tell(watermark);
    batch.last?.respond();
    const rejected = batch.deliveries.filter(({ verdict }) => verdict.type === "rejected");
    for (const delivery of rejected) publishReject(connection, { partition, delivery });
    counts.stored(partition, batch.deliveries.length - rejected.length, rejected.length, clock.nowMs() - startMs);
    await this.#forget(batch, manager);
  }

  /** The broker need not keep what is stored. */
  async #forget({ last, firstReply }: Batch, manager: JetStreamManager): Promise<void> {
    const { counts, partition, clock } = this.#options;
    if (last?.reply === undefined) return;
    const { streamSequence, pending, times } = parseDelivered(last.reply);
    this.#pending = pending;
    counts.lag(partition, pending);
    if (times > 1) counts.redelivered(partition);
    if (firstReply !== undefined) counts.latency(partition, clock.nowMs() - parseDelivered(firstReply).receivedMs);
    // A broker that cannot do it now will be told again with the next batch.
    await manager.streams.purge(this.#stream, { seq: streamSequence + 1 }).catch(() => undefined);
  }

  /** Tells the watermark of a file's present generation; the bucket has one value for each file. */
  #tell({ commander, file, ...mark }: Watermark): void {
    const key = `${commander}/${file}`;
    if (mark.generation < (this.#generations.get(key) ?? 0)) return;
    if (mark.generation > 0) this.#generations.set(key, mark.generation);
    this.#options.connection.publish(subjects.watermark(commander, file), printMark(mark));
  }

  #tellProgress(): void {
    const { connection, partition, clock } = this.#options;
    this.#toldMs = clock.nowMs();
    const isIdle = this.#batch.last === undefined && !this.#isWriting && this.#pending === 0;
    connection.publish(subjects.progress(partition), printProgress({ epoch: this.#epoch, isIdle }));
  }
}

function newBatch(firstMs: number, firstReply?: string): Batch {
  return { deliveries: [], retold: new Map(), last: undefined, firstMs, firstReply };
}

function envelopeOf(message: Msg): Envelope | undefined {
  const header = parseHeader(message.headers?.get(headerName) ?? "");
  const subject = parseLineSubject(message.subject);
  if (header === undefined || subject === undefined) return undefined;
  return { commander: subject.commander, kind: subject.kind, ...header };
}
