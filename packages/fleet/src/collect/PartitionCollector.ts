import { jetstreamManager, type JetStreamManager, type StoredMsg, type StreamInfo } from "@nats-io/jetstream";
import type { Msg } from "@nats-io/transport-node";
import type { Clock, Dialect, RawLines, Sink, Watermark } from "@shipslog/contract";
import { FleetError } from "../FleetError.ts";
import { isUnanswered } from "../broker/isUnanswered.ts";
import { Pull, PullBroken } from "../broker/Pull.ts";
import type { Envelope } from "../message/Envelope.ts";
import { streamOf } from "../message/subjects.ts";
import { Receiver, type Placed } from "../protocol/Receiver.ts";
import { newBatch, type Batch, batchAge, isEmpty, withLastLines } from "./Batch.ts";
import { type CollectorCounts, streamStateOf } from "./CollectorCounts.ts";
import type { StoredFeed } from "./StoredFeed.ts";
import { parseDeliveryInfo } from "./deliveryInfo.ts";
import { envelopeOf } from "./envelopeOf.ts";
import { FairTurns } from "./FairTurns.ts";
import { Divisions } from "./Divisions.ts";
import { consumerName, makeConsumer } from "./makeConsumer.ts";
import { JudgedLines } from "./JudgedLines.ts";
import { KnownFiles } from "./KnownFiles.ts";
import { DeliveredLine } from "./DeliveredLine.ts";
import { publishRefusedMessage } from "./publishReject.ts";
import { removeExcess } from "./removeExcess.ts";
import { RemovedLines } from "./RemovedLines.ts";
import { readLakeVersion, UplinkNotifier, type UplinkNotifierOptions } from "./UplinkNotifier.ts";

/** How a partition is collected. */
interface PartitionOptions extends UplinkNotifierOptions {
  readonly inbox: string;
  readonly owner: string;
  readonly sink: Sink;
  readonly dialect: Dialect;
  readonly counts: CollectorCounts;
  /** Takes stored lines for programs. Default: nobody does. */
  readonly feed?: StoredFeed | undefined;
  /** The time of day, to compare with the times of the broker. `clock` measures durations. */
  readonly wallClock: Pick<Clock, "nowMs">;
  /** A batch is written when it has this many lines. Default: 16384. */
  readonly batchLines?: number | undefined;
  /** A batch is also written when its first line has waited this long. Default: 1000. */
  readonly batchMs?: number | undefined;
  /** Called when lines are stored, and while none are left to store. */
  readonly onSuccess?: (() => void) | undefined;
  /** Called with what an operator should know although nothing has failed. */
  readonly onNotice?: ((notice: FleetError) => void) | undefined;
}

/** A batch is also written when its lines have this many bytes: 16,384 of the longest lines would be a gigabyte. */
const batchBytes = 16 * 2 ** 20;

/** Far less than the 64 MB that a server holds for a client before it disconnects it. */
const pullBytes = 8 * 2 ** 20;

/** With so many lines, and none behind them, a batch does not wait for more. */
const restLines = 2048;

const pollMs = 100;
const progressMs = 1000;
const lagMs = 1000;
const turnMs = 1000;

/** After this time without a message the stream counts as empty, whatever the last message reported. */
const silenceMs = 5000;

/** Collects one partition while it owns it: pulls, validates and writes lines, and acknowledges them only then. */
export class PartitionCollector {
  readonly #options: PartitionOptions;
  readonly #stream: string;
  readonly #notifier: UplinkNotifier;
  readonly #batchLines: number;
  readonly #batchMs: number;
  #receiver: Receiver;
  #files: KnownFiles;
  #batch: Batch;
  #writing: Promise<void> = Promise.resolve();
  #isWriting = false;
  readonly #raw: RawLines;
  readonly #divisions: Divisions;
  #lastWriteMs = 0;
  /** Whether the batch before was full: lines waited. */
  #wasFull = false;
  #failure: Error | undefined;
  #streamId = "";
  #pending = 0;
  #progressSentMs = 0;
  #receivedMs = 0;
  /** The bytes in the stream when it was last looked at. */
  #streamBytes = 0;
  #turnTakenMs = 0;
  #turns: FairTurns | undefined;
  readonly #removed: RemovedLines;
  /** How often the stream was looked at. */
  #looks = 0;

  constructor(options: PartitionOptions) {
    this.#options = options;
    this.#stream = streamOf(options.partition);
    this.#notifier = new UplinkNotifier(options);
    this.#receiver = new Receiver();
    this.#files = this.#knowNothing();
    this.#batchLines = options.batchLines ?? 16_384;
    this.#batchMs = options.batchMs ?? 1000;
    this.#batch = newBatch(options.clock.nowMs());
    this.#raw = options.sink.raw ?? new JudgedLines(options.sink);
    this.#divisions = new Divisions({ ...options, raw: this.#raw });
    this.#removed = new RemovedLines(options.partition, (commander) => this.#notifier.askForAll(commander));
  }

  /** Collects until the signal is aborted. Throws if a write fails or the stream was recreated. */
  async run(signal: AbortSignal): Promise<void> {
    const { connection, sink, owner, partition } = this.#options;
    const manager = await jetstreamManager(connection, { checkAPI: false });
    const { created } = await manager.streams.info(this.#stream);
    this.#streamId = created;
    const before = await readLakeVersion(manager, partition);
    const isLater = sink.version !== undefined && before !== undefined && sink.version >= before;
    if (!isLater) this.#notifier.sendRestored();
    this.#notifier.sendLakeVersion(sink.version);
    const watching = new AbortController();
    const lag = this.#watchLag(manager, AbortSignal.any([signal, watching.signal]));
    try {
      await this.#collectAgain(manager, signal);
    } finally {
      watching.abort();
      await lag;
    }
    await manager.consumers.delete(this.#stream, consumerName(owner)).catch(() => undefined);
  }

  /** Counts the messages that are not stored, also while nothing is stored: the stream has them until then. */
  async #watchLag(manager: JetStreamManager, signal: AbortSignal): Promise<void> {
    const { counts, partition, clock, onSuccess } = this.#options;
    while (!signal.aborted) {
      const info = await manager.streams.info(this.#stream).catch(() => undefined);
      if (info !== undefined) {
        counts.lag(partition, info.state.messages);
        counts.stream(partition, streamStateOf(info));
        this.#streamBytes = info.state.bytes;
        if (info.state.messages === 0) onSuccess?.();
        await this.#keepRoom(manager, info);
      }
      await clock.sleep(lagMs, signal);
    }
  }

  /** Keeps the stream from being filled by a few, so that the broker does not refuse the lines of others, also while nothing can be stored. */
  async #keepRoom(manager: JetStreamManager, info: StreamInfo): Promise<void> {
    const { partition, onNotice } = this.#options;
    // Without an answer there is another look in a second.
    await this.#removed.askAgain(manager.streams, this.#stream, info.state.first_seq).catch(() => undefined);
    const removed = await removeExcess(manager.streams, partition, info, this.#looks++).catch(() => []);
    for (const { commander, lines } of removed) {
      this.#turns?.forgetLinesOf(commander);
      this.#removed.add(commander);
      onNotice?.(new FleetError("crowded", `${commander} had ${lines} lines there`));
    }
  }

  async #collectAgain(manager: JetStreamManager, signal: AbortSignal): Promise<void> {
    const { connection, clock, inbox, owner } = this.#options;
    while (!signal.aborted) {
      const consumer = await this.#patiently(signal, () =>
        makeConsumer(manager, this.#stream, owner, 8 * this.#batchLines),
      );
      if (consumer === undefined) return;
      const pullLines = this.#batchLines;
      const pull = new Pull(connection, { inbox, stream: this.#stream, consumer, pullLines, pullBytes, clock });
      try {
        await this.#collect(pull, manager, signal);
      } catch (error) {
        if (!(error instanceof PullBroken)) throw error;
      } finally {
        pull.close();
      }
      await this.#startOver(manager, signal);
    }
  }

  /** Repeats a question until it is answered: a broker that is silent for a while has not given the partition to another. Undefined if the signal is aborted. */
  async #patiently<Answer>(signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    while (!signal.aborted) {
      try {
        return await ask();
      } catch (error) {
        if (!isUnanswered(error) || this.#options.connection.isClosed()) throw error;
      }
      await this.#options.clock.sleep(pollMs, signal);
    }
    return undefined;
  }

  async #collect(pull: Pull, manager: JetStreamManager, signal: AbortSignal): Promise<void> {
    const { clock, partition } = this.#options;
    const turns = new FairTurns(manager.streams, partition);
    this.#turns = turns;
    while (!signal.aborted) {
      const messages = await pull.take(pollMs);
      await this.#receiveAll(messages);
      if (clock.nowMs() - this.#turnTakenMs >= turnMs) await this.#giveTurns(turns);
      if (messages.length > 0) this.#receivedMs = clock.nowMs();
      if (this.#failure !== undefined) throw this.#failure;
      const oldMs = batchAge(this.#batchMs, this.#lastWriteMs);
      const isOld = !isEmpty(this.#batch) && clock.nowMs() - this.#batch.firstMs >= oldMs;
      if (this.#isFull() || isOld || this.#isRest()) await this.#write(manager);
      await this.#divisions.divideIfDue(this.#pending);
      if (clock.nowMs() - this.#progressSentMs >= progressMs) this.#sendProgress();
    }
    await this.#write(manager);
    await this.#writing;
    await this.#divisions.divideAll();
    if (this.#failure !== undefined) throw this.#failure;
  }

  #isFull(): boolean {
    return this.#batch.lines.length >= this.#batchLines || this.#batch.bytes >= batchBytes;
  }

  /** Whether the batch is the rest of many lines that waited, and no other does. */
  #isRest(): boolean {
    const { lines, last } = this.#batch;
    if (last?.reply === undefined || this.#isWriting) return false;
    if (lines.length < restLines && !this.#wasFull) return false;
    return parseDeliveryInfo(last.reply).pending === 0;
  }

  /** Prepares for a new consumer, which delivers again what was received and not written. */
  async #startOver(manager: JetStreamManager, signal: AbortSignal): Promise<void> {
    await this.#writing;
    if (this.#failure !== undefined) throw this.#failure;
    this.#receiver = new Receiver();
    this.#files = this.#knowNothing();
    this.#batch = newBatch(this.#options.clock.nowMs());
    // The caller must set up the broker again for a new stream.
    const stream = await this.#patiently(signal, () => manager.streams.info(this.#stream));
    if (stream !== undefined && stream.created !== this.#streamId) throw new PullBroken("the stream was recreated");
  }

  /** Forgets how far files are stored: it is looked up when their next lines arrive. */
  #knowNothing(): KnownFiles {
    const notifier = this.#notifier;
    notifier.forgetAll();
    return new KnownFiles(this.#options.sink, { receiver: this.#receiver, notifier });
  }

  async #receiveAll(messages: readonly Msg[]): Promise<void> {
    const envelopes = await this.#learnFiles(messages);
    for (const [at, message] of messages.entries()) this.#receive(message, envelopes[at]);
  }

  /** Takes lines out of order while a backlog waits. All that cannot be stored now is left to the ordered reading. */
  async #giveTurns(turns: FairTurns): Promise<void> {
    this.#turnTakenMs = this.#options.clock.nowMs();
    // Without an answer nobody has a turn. What is wrong with the stream is found out by the ordered reading.
    const messages = (await turns.take(this.#streamBytes).catch(() => turns.forget())) ?? [];
    const envelopes = await this.#learnFiles(messages);
    for (const [at, { data }] of messages.entries()) {
      const envelope = envelopes[at];
      const placed = envelope === undefined ? undefined : this.#receiver.place(envelope);
      if (envelope === undefined || (placed?.placement !== "next" && placed?.placement !== "overlap")) continue;
      this.#begin(data.length);
      this.#take(envelope, placed, data);
    }
  }

  /** Reads the envelopes of messages, and looks up how far their files are stored. */
  async #learnFiles(messages: readonly (Msg | StoredMsg)[]): Promise<readonly (Envelope | undefined)[]> {
    const envelopes = messages.map(envelopeOf);
    await this.#files.learn(envelopes);
    return envelopes;
  }

  /** Begins a batch with the first message of it, and counts its bytes. */
  #begin(bytes: number): void {
    if (isEmpty(this.#batch)) this.#batch = newBatch(this.#options.clock.nowMs());
    this.#batch.bytes += bytes;
  }

  #receive(message: Msg, envelope: Envelope | undefined): void {
    const { counts, partition } = this.#options;
    const { data } = message;
    this.#begin(data.length);
    this.#batch.firstReply ??= message.reply;
    this.#batch.last = message;
    if (envelope === undefined) {
      this.#refuse(message, "malformed", "the header of the message cannot be read");
      return;
    }
    const placed = this.#receiver.place(envelope);
    switch (placed.placement) {
      case "gap":
        counts.gap(partition);
        this.#notifier.ask(this.#receiver.watermarkOf(envelope));
        break;
      case "duplicate": {
        counts.duplicate(partition);
        const watermark = this.#receiver.watermarkOf(envelope);
        this.#batch.resentWatermarks.set(`${watermark.commander}/${watermark.file}`, watermark);
        break;
      }
      case "crowd":
        this.#refuse(message, "too-many-journals", "this commander has sent more journals than the limit");
        break;
      default:
        this.#take(envelope, placed, data);
    }
  }

  /** Counts and publishes a message that cannot be stored. */
  #refuse(message: Msg, code: string, reason: string): void {
    const { counts, partition, connection } = this.#options;
    counts.malformed(partition);
    publishRefusedMessage(connection, message, code, reason);
  }

  #take(envelope: Envelope, { placement, after }: Placed, bytes: Uint8Array): void {
    const isOverlap = placement === "overlap";
    this.#batch.lines.push(new DeliveredLine(envelope, after, bytes, { isOverlap }));
  }

  /** Starts writing the batch once the previous write has ended; the next batch is gathered meanwhile. */
  async #write(manager: JetStreamManager): Promise<void> {
    await this.#writing;
    if (this.#failure !== undefined) throw this.#failure;
    const batch = this.#batch;
    if (isEmpty(batch)) return;
    this.#files.forgetSome();
    const moved = this.#receiver.commit();
    this.#wasFull = this.#isFull();
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
    const { sink, dialect, counts, partition, clock, onSuccess } = this.#options;
    const startMs = clock.nowMs();
    if (batch.lines.length > 0) await this.#raw.write(batch.lines, dialect);
    this.#lastWriteMs = clock.nowMs() - startMs;
    // The batch is durable now. Everything below is best effort. The version comes first: who takes over knows it before any uplink knows the marks.
    this.#notifier.sendLakeVersion(sink.version);
    for (const watermark of withLastLines(moved, batch.lines)) this.#notifier.sendWatermark(watermark);
    for (const watermark of batch.resentWatermarks.values()) this.#notifier.resendWatermark(watermark);
    batch.last?.respond();
    counts.written(partition, batch.lines.length, this.#lastWriteMs);
    onSuccess?.();
    await this.#purge(batch, manager);
  }

  /** Removes the stored messages from the stream. */
  async #purge({ last, firstReply }: Batch, manager: JetStreamManager): Promise<void> {
    const { counts, partition, wallClock } = this.#options;
    if (last?.reply === undefined) return;
    const { streamSequence, pending, times } = parseDeliveryInfo(last.reply);
    this.#pending = pending;
    if (times > 1) counts.redelivered(partition);
    if (firstReply !== undefined) {
      counts.latency(partition, wallClock.nowMs() - parseDeliveryInfo(firstReply).receivedMs);
    }
    // If the purge fails, the next batch purges these messages too.
    await manager.streams.purge(this.#stream, { seq: streamSequence + 1 }).catch(() => undefined);
  }

  #sendProgress(): void {
    const nowMs = this.#options.clock.nowMs();
    this.#progressSentMs = nowMs;
    const isBusy = !isEmpty(this.#batch) || this.#isWriting || !this.#divisions.areDone;
    const isStreamEmpty = this.#pending === 0 || nowMs - this.#receivedMs > silenceMs;
    this.#notifier.sendProgress({ streamId: this.#streamId, isIdle: !isBusy && isStreamEmpty });
  }
}
