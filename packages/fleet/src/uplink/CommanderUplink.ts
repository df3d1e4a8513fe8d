import type { Entry } from "@shipslog/contract";
import type { CollectorProgress } from "../message/CollectorProgress.ts";
import type { LossReason, Publisher, PublishListener } from "../broker/Publisher.ts";
import type { FleetClock } from "../FleetClock.ts";
import { printHeader } from "../message/header.ts";
import { outboundLineOf, type OutboundOptions } from "../privacy/outboundLine.ts";
import { subjects } from "../message/subjects.ts";
import { Sender, type Outgoing } from "../protocol/Sender.ts";
import type { FileOffset } from "../message/FileOffset.ts";
import type { JournalSource } from "./JournalSource.ts";
import type { UplinkCounts } from "./UplinkCounts.ts";

/** What an uplink of one commander is made of. */
export interface CommanderOptions extends OutboundOptions {
  readonly commander: string;
  readonly partition: number;
  readonly source: JournalSource;
  readonly publisher: Publisher;
  /** Looks up how far a file is stored. */
  readonly lookUp: (file: string, signal: AbortSignal) => Promise<FileOffset>;
  /** The most lines that are sent and not stored. */
  readonly backlogLines: number;
  readonly counts: UplinkCounts;
  readonly clock: FleetClock;
  /** How long after the last sign of life a line may be taken for lost; 3 s unless given. */
  readonly patienceMs?: number | undefined;
}

/** One reading of the source; whether it is over is asked for every line, which a signal is too slow for. */
interface Pass {
  isOver: boolean;
  readonly ending: AbortController;
}

const newPass = (): Pass => ({ isOver: false, ending: new AbortController() });

/** How long to wait before reading again, by why. */
const pauseMs: Readonly<Record<LossReason | "ask" | "stall", number>> = {
  ...{ link: 50, refused: 250, full: 1000, silence: 50, ask: 0, stall: 0 },
};

/** Sends the lines of one commander, pass by pass: each reads from where the sender says, until something is to be sent again. */
export class CommanderUplink implements PublishListener {
  readonly #options: CommanderOptions;
  readonly #sender = new Sender();
  readonly #patienceMs: number;
  #pass = newPass();
  #pauseMs = 0;
  #epoch: string | undefined;
  /** Lines sent and watermarks heard, how many there were when the collector was last heard, and since when no more. */
  #activity = 0;
  #activityBefore = 0;
  #quietSinceMs: number;
  /** The last ask that was followed, so that the same one twice does not send all twice. */
  #asked: (FileOffset & { readonly atMs: number }) | undefined;
  /** What those wait for who wait for news. */
  #news: PromiseWithResolvers<void> | undefined;

  constructor(options: CommanderOptions) {
    this.#options = options;
    this.#patienceMs = options.patienceMs ?? 3000;
    this.#quietSinceMs = options.clock.nowMs();
  }

  /** How many lines were sent and are not known to be stored. */
  get unstored(): number {
    return this.#sender.unstored;
  }

  /** Sends until the signal is aborted, or the source has ended and all that was sent is stored. */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener("abort", () => this.#endPass(), { once: true });
    while (!signal.aborted) {
      const pass = newPass();
      this.#pass = pass;
      await this.#readOnce(pass);
      while (!pass.isOver && !this.#sender.isSettled) await this.#change();
      if (!pass.isOver) return;
      if (!signal.aborted && this.#pauseMs > 0) await this.#options.clock.sleep(this.#pauseMs, signal);
    }
  }

  acknowledged(outgoing: Outgoing): void {
    this.#sender.acknowledge(outgoing);
  }

  lost(loss: LossReason): void {
    this.#options.counts.losses[loss]++;
    if (this.#sender.lose()) this.#readAgain(loss);
  }

  /** Takes in how far a file is stored. */
  receiveWatermark(place: FileOffset): void {
    // A file that was never looked up has not been sent of: the look-up tells it.
    if (!this.#sender.knows(place.file)) return;
    this.#activity++;
    if (this.#sender.applyWatermark(place)) this.#readAgain("stall");
    this.#wakeAll();
  }

  /** Takes in what a collector misses. */
  receiveAsk(place: FileOffset): void {
    const nowMs = this.#options.clock.nowMs();
    const { file, generation, offset, atMs = 0 } = this.#asked ?? {};
    const isSame = file === place.file && generation === place.generation && offset === place.offset;
    if (isSame && nowMs - atMs < this.#patienceMs) return;
    if (!this.#sender.ask(place)) return;
    this.#asked = { ...place, atMs: nowMs };
    this.#options.counts.asks++;
    this.#readAgain("ask");
  }

  /** Takes in what the collector says of itself: a new stream has lost all, an idle collector will get no more. */
  receiveProgress({ epoch, isIdle }: CollectorProgress): void {
    const isNew = this.#epoch !== undefined && this.#epoch !== epoch;
    this.#epoch = epoch;
    const nowMs = this.#options.clock.nowMs();
    if (this.#activity !== this.#activityBefore) {
      this.#activityBefore = this.#activity;
      this.#quietSinceMs = nowMs;
    }
    const isQuiet = nowMs - this.#quietSinceMs > this.#patienceMs;
    if (!isNew && !(isIdle && isQuiet)) return;
    if (!this.#sender.stall()) return;
    this.#options.counts.stalls++;
    this.#readAgain("stall");
  }

  #readAgain(why: LossReason | "ask" | "stall"): void {
    this.#pauseMs = pauseMs[why];
    this.#activity++;
    this.#endPass();
  }

  #endPass(): void {
    this.#pass.isOver = true;
    this.#pass.ending.abort();
    this.#wakeAll();
  }

  async #readOnce(pass: Pass): Promise<void> {
    const { source } = this.#options;
    const unknown = (await source.files()).filter((file) => !this.#sender.knows(file));
    await Promise.all(unknown.map((file) => this.#lookUp(file, pass)));
    if (pass.isOver) return;
    for await (const entries of source.read(this.#sender.places(), pass.ending.signal)) {
      for (const entry of entries) {
        if (!this.#isReady()) await this.#ready(pass);
        if (pass.isOver) return;
        if (!this.#sender.knows(entry.position.file)) await this.#lookUp(entry.position.file, pass);
        if (pass.isOver) return;
        this.#take(entry);
      }
    }
  }

  async #lookUp(file: string, pass: Pass): Promise<void> {
    const place = await this.#options.lookUp(file, pass.ending.signal);
    if (!pass.isOver && !this.#sender.knows(file)) this.#sender.applyWatermark(place);
  }

  #take(entry: Entry): void {
    if (entry.type === "truncated") return;
    const { commander, partition, publisher, counts } = this.#options;
    const outbound = outboundLineOf(entry, this.#options);
    if (outbound === undefined) {
      counts.withheld++;
      return;
    }
    const outgoing = this.#sender.next(entry);
    if (outgoing === undefined) return;
    const { position, byteLength } = entry;
    const header = printHeader({ position, byteLength, after: outgoing.after, defect: outbound.defect });
    this.#sender.send(outgoing);
    publisher.publish(this, outgoing, subjects.line(partition, commander, outbound.kind), header, outbound.raw);
    this.#activity++;
    counts.sent++;
  }

  #isReady(): boolean {
    return this.#sender.unstored < this.#options.backlogLines && this.#options.publisher.hasRoom;
  }

  async #ready(pass: Pass): Promise<void> {
    while (!pass.isOver && !this.#isReady()) {
      await (this.#options.publisher.hasRoom
        ? this.#change()
        : Promise.race([this.#change(), this.#options.publisher.waitForRoom()]));
    }
  }

  /** Waits until something is told. */
  #change(): Promise<void> {
    this.#news ??= Promise.withResolvers();
    return this.#news.promise;
  }

  #wakeAll(): void {
    const news = this.#news;
    this.#news = undefined;
    news?.resolve();
  }
}
