import type { Msg, NatsConnection, Subscription } from "@nats-io/transport-node";
import {
  numberOption,
  objectOption,
  required,
  requireOption,
  requireOptions,
  signalOption,
  textOption,
  type OptionShape,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { FleetError } from "../FleetError.ts";
import { askForAllText, parseAsk } from "../message/ask.ts";
import { parseWatermarkKey } from "../message/watermark.ts";
import { parseProgress } from "../message/CollectorProgress.ts";
import { spreadDelayMs } from "../broker/spreadReconnects.ts";
import { Publisher, type PublisherOptions } from "../broker/Publisher.ts";
import type { Outgoing } from "../protocol/Sender.ts";
import { buckets, restoredText, subjects, watermarkPrefix } from "../message/subjects.ts";
import type { OutboundOptions } from "../privacy/outboundLine.ts";
import { durationClock } from "../durationClock.ts";
import { CommanderUplink } from "./CommanderUplink.ts";
import type { JournalSource } from "./JournalSource.ts";
import { marksIn, MarksLookup } from "./MarksLookup.ts";
import { newUplinkCounts, type UplinkCounts } from "./UplinkCounts.ts";

/** Which lines are sent, and how many at once. */
export interface UplinkOptions extends OutboundOptions, PublisherOptions {
  /** The most lines of one commander sent and not stored. */
  readonly backlogLines: number;
  readonly patienceMs?: number | undefined;
  /** The commander of the credential; undefined if the credential may send for all. */
  readonly commander?: string | undefined;
}

/** One commander to send for. */
export interface SendOptions {
  readonly commander: string;
  readonly partition: number;
  readonly source: JournalSource;
}

const setOption: OptionShape = { allowed: "a Set", accepts: (value) => value instanceof Set };

const uplinkShapes: OptionShapes<UplinkOptions> = {
  kinds: setOption,
  longestBytes: required(numberOption({ isWhole: true, min: 1, unit: "bytes" })),
  privateNames: objectOption,
  inbox: required(textOption),
  windowLines: numberOption({ isWhole: true, min: 1 }),
  silenceMs: numberOption({ min: 1, unit: "milliseconds" }),
  clock: required(objectOption),
  backlogLines: required(numberOption({ isWhole: true, min: 1 })),
  patienceMs: numberOption({ min: 1, unit: "milliseconds" }),
  commander: textOption,
};

const sendShapes: OptionShapes<SendOptions> = {
  commander: required(textOption),
  partition: required(numberOption({ isWhole: true, min: 0 })),
  source: required(objectOption),
};

const checkMs = 250;

/** Uplinks ask again within eight seconds after a lake was restored, each at a time of its own. */
const spreadAttempt = 3;

const progressPrefix = `$KV.${buckets.progress}.`;
const answerHeader = "Nats-Stream";

/** Sends for one or many commanders over one connection, and receives the replies of collectors. */
export class Uplink implements AsyncDisposable {
  readonly counts: UplinkCounts = newUplinkCounts();
  readonly #connection: NatsConnection;
  readonly #options: UplinkOptions;
  readonly #publisher: Publisher<Outgoing>;
  readonly #commanders = new Map<string, CommanderUplink>();
  readonly #partitions = new Map<number, Set<CommanderUplink>>();
  readonly #ending = new AbortController();
  /** Why the servers have closed the connection for good. */
  #refusal: FleetError | undefined;
  /** The subscription to the progress of the commander's partition, while it is needed. */
  #progress: Subscription | undefined;
  /** Lines and files of commanders whose sending ended early. */
  #left = 0;
  #leftUnanswered = 0;

  constructor(connection: NatsConnection, options: UplinkOptions) {
    requireOption("connection", connection, required(objectOption));
    requireOptions(options, uplinkShapes);
    this.#connection = connection;
    this.#options = { ...options, clock: durationClock(options.clock) };
    this.#publisher = new Publisher(connection, this.#options);
    const commanders = options.commander ?? "*";
    this.#subscribe(subjects.watermarks(commanders), (message) => this.#receiveWatermark(message));
    this.#subscribe(subjects.ask(commanders), (message) => this.#receiveAsk(message));
    if (options.commander === undefined) {
      this.#subscribe(`${progressPrefix}*`, (message) => this.#receiveProgress(message));
    }
    this.#watchConnection().catch(() => undefined);
    this.#watchClosing().catch(() => undefined);
    this.#watchTimeouts().catch(() => undefined);
  }

  /** How many lines are sent and not known to be stored. */
  get unstored(): number {
    let unstored = this.#left;
    for (const each of this.#commanders.values()) unstored += each.unstored;
    return unstored;
  }

  /** How many files were not compared with the lake, because no collector has answered yet; none of their lines were sent. */
  get unanswered(): number {
    let unanswered = this.#leftUnanswered;
    for (const each of this.#commanders.values()) unanswered += each.unanswered;
    return unanswered;
  }

  /** Sends for a commander until the signal is aborted, or until its source has ended and everything is stored. */
  async send(options: SendOptions, signal: AbortSignal): Promise<void> {
    requireOptions(options, sendShapes);
    requireOption("signal", signal, required(signalOption));
    const { commander, partition, source } = options;
    const { backlogLines, clock, patienceMs, kinds, longestBytes, privateNames } = this.#options;
    const marks = new MarksLookup(this.#connection, commander, clock);
    const uplink = new CommanderUplink({
      commander,
      partition,
      source,
      backlogLines,
      clock,
      patienceMs,
      kinds,
      longestBytes,
      privateNames,
      publisher: this.#publisher,
      counts: this.counts,
      lookUp: (files, pass) => marks.find(files, pass),
      onSend: () => this.#followProgress(partition),
    });
    this.#commanders.set(commander, uplink);
    const others = this.#partitions.get(partition) ?? this.#followRestored(partition);
    this.#partitions.set(partition, others.add(uplink));
    try {
      await uplink.run(AbortSignal.any([signal, this.#ending.signal]));
      if (this.#refusal !== undefined) throw this.#refusal;
    } finally {
      this.#left += uplink.unstored;
      this.#leftUnanswered += uplink.unanswered;
      this.#commanders.delete(commander);
      others.delete(uplink);
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.#ending.abort();
    this.#publisher.close();
    return this.#connection.isClosed() ? Promise.resolve() : this.#connection.close();
  }

  #subscribe(subject: string, take: (message: Msg) => void): Subscription {
    return this.#connection.subscribe(subject, {
      callback: (error, message) => (error === null && !isAnswer(message) ? take(message) : undefined),
    });
  }

  #receiveWatermark(message: Msg): void {
    const key = parseWatermarkKey(message.subject.slice(watermarkPrefix.length));
    const found = key === undefined ? undefined : marksIn(message, key.file);
    if (key !== undefined && found !== undefined) this.#commanders.get(key.commander)?.receiveWatermark(found);
  }

  #receiveAsk(message: Msg): void {
    const text = message.string();
    const [, commander = ""] = message.subject.split(".");
    const uplink = this.#commanders.get(commander);
    if (text === askForAllText) uplink?.receiveAskForAll();
    const place = parseAsk(text);
    if (place !== undefined) uplink?.receiveAsk(place);
  }

  /**
   * Receives the progress of a partition while lines are not stored, and once more. Every collector sends it each second, and to ten thousand
   * commanders who wait for nothing it would be the most that the servers do.
   */
  #followProgress(partition: number): void {
    if (this.#options.commander === undefined || this.#progress !== undefined) return;
    this.#progress = this.#subscribe(subjects.progress(partition), (message) => {
      this.#receiveProgress(message);
      if (this.unstored > 0) return;
      this.#progress?.unsubscribe();
      this.#progress = undefined;
    });
  }

  #receiveProgress(message: Msg): void {
    const progress = parseProgress(message.string());
    const partition = Number(message.subject.slice(progressPrefix.length));
    if (progress === undefined) return;
    for (const each of this.#partitions.get(partition) ?? []) each.receiveProgress(progress);
  }

  #followRestored(partition: number): Set<CommanderUplink> {
    this.#subscribe(subjects.restored(partition), (message) => this.#receiveRestored(message));
    return new Set();
  }

  /** Follows that the lake has less than before. One question of everybody at the same time would be many. */
  #receiveRestored(message: Msg): void {
    if (message.string() !== restoredText) return;
    const partition = Number(message.subject.slice(subjects.restored("").length));
    for (const each of this.#partitions.get(partition) ?? []) {
      this.#lookAgain(each).catch(() => undefined);
    }
  }

  async #lookAgain(uplink: CommanderUplink): Promise<void> {
    await this.#options.clock.sleep(spreadDelayMs(uplink.commander, spreadAttempt), this.#ending.signal);
    await uplink.lookAgain(this.#ending.signal);
  }

  async #watchConnection(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === "disconnect" || type === "staleConnection") this.#publisher.setConnected(false);
      if (type === "reconnect") this.#publisher.setConnected(true);
    }
  }

  /** The client gives up when the servers reject its credential, for instance because it was revoked. */
  async #watchClosing(): Promise<void> {
    const error = await this.#connection.closed();
    if (this.#ending.signal.aborted) return;
    this.#refusal = new FleetError("refused", this.#options.commander ?? "the uplink", error ?? undefined);
    this.#ending.abort();
  }

  async #watchTimeouts(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      // Most of the time a commander has nothing on its way, and a timer of each of thousands would keep a processor busy.
      await this.#publisher.waitForWork();
      await this.#options.clock.sleep(checkMs, this.#ending.signal);
      this.#publisher.checkTimeouts();
    }
  }
}

/**
 * Whether a message is an answer of JetStream. Collectors do not send answers: another commander has named a subject of this uplink
 * as the reply subject of its own request, for instance for its own watermark.
 */
function isAnswer({ headers }: Msg): boolean {
  return headers?.has(answerHeader) === true;
}
