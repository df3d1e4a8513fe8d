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

/** The options of one commander's uplink. */
export interface CommanderOptions extends OutboundOptions {
  readonly commander: string;
  readonly partition: number;
  readonly source: JournalSource;
  readonly publisher: Publisher;
  /** Looks up the watermark of a file. */
  readonly lookUp: (file: string, signal: AbortSignal) => Promise<FileOffset>;
  /** The most lines sent and not stored. */
  readonly backlogLines: number;
  readonly counts: UplinkCounts;
  readonly clock: FleetClock;
  /** How long without activity until lines count as lost. Default: 3000. */
  readonly patienceMs?: number | undefined;
}

/** One pass over the source. `isOver` is checked for every line, and checking a signal is too slow for that. */
interface Pass {
  isOver: boolean;
  readonly ending: AbortController;
}

const newPass = (): Pass => ({ isOver: false, ending: new AbortController() });

/** How long to wait before reading again, by reason. */
const pauseMs: Readonly<Record<LossReason | "ask" | "stall", number>> = {
  ...{ link: 50, refused: 250, full: 1000, silence: 50, ask: 0, stall: 0 },
};

/** Sends the lines of one commander in passes. Each pass reads from the offsets of the sender, until lines must be sent again. */
export class CommanderUplink implements PublishListener {
  readonly #options: CommanderOptions;
  readonly #sender = new Sender();
  readonly #patienceMs: number;
  #pass = newPass();
  #pauseMs = 0;
  #epoch: string | undefined;
  /** Lines sent plus watermarks received, the same at the last progress message, and since when it is unchanged. */
  #activity = 0;
  #activityBefore = 0;
  #quietSinceMs: number;
  /** The last ask that was followed; a repetition soon after it is ignored. */
  #asked: (FileOffset & { readonly atMs: number }) | undefined;
  /** Resolves at the next change of state. */
  #nextChange: PromiseWithResolvers<void> | undefined;

  constructor(options: CommanderOptions) {
    this.#options = options;
    this.#patienceMs = options.patienceMs ?? 3000;
    this.#quietSinceMs = options.clock.nowMs();
  }

  /** How many lines are sent and not known to be stored. */
  get unstored(): number {
    return this.#sender.unstored;
  }

  /** Sends until the signal is aborted, or until the source has ended and everything is stored. */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener("abort", () => this.#endPass(), { once: true });
    while (!signal.aborted) {
      const pass = newPass();
      this.#pass = pass;
      await this.#readOnce(pass);
      while (!pass.isOver && !this.#sender.isSettled) await this.#waitForChange();
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

  /** Applies the watermark of a file. */
  receiveWatermark(watermark: FileOffset): void {
    // No line of an unknown file was sent yet. Its lookup will return this watermark.
    if (!this.#sender.knows(watermark.file)) return;
    this.#activity++;
    if (this.#sender.applyWatermark(watermark)) this.#readAgain("stall");
    this.#announceChange();
  }

  /** Follows an ask of a collector. */
  receiveAsk(asked: FileOffset): void {
    const nowMs = this.#options.clock.nowMs();
    const { file, generation, offset, atMs = 0 } = this.#asked ?? {};
    const isSame = file === asked.file && generation === asked.generation && offset === asked.offset;
    if (isSame && nowMs - atMs < this.#patienceMs) return;
    if (!this.#sender.ask(asked)) return;
    this.#asked = { ...asked, atMs: nowMs };
    this.#options.counts.asks++;
    this.#readAgain("ask");
  }

  /** Checks the progress of a collector: a new epoch means that the stream was lost, an idle collector has nothing left to store. */
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

  #readAgain(reason: LossReason | "ask" | "stall"): void {
    this.#pauseMs = pauseMs[reason];
    this.#activity++;
    this.#endPass();
  }

  #endPass(): void {
    this.#pass.isOver = true;
    this.#pass.ending.abort();
    this.#announceChange();
  }

  async #readOnce(pass: Pass): Promise<void> {
    const { source } = this.#options;
    const unknown = (await source.files()).filter((file) => !this.#sender.knows(file));
    await Promise.all(unknown.map((file) => this.#lookUp(file, pass)));
    if (pass.isOver) return;
    for await (const entries of source.read(this.#sender.offsets(), pass.ending.signal)) {
      for (const entry of entries) {
        if (!this.#isReady()) await this.#waitUntilReady(pass);
        if (pass.isOver) return;
        if (!this.#sender.knows(entry.position.file)) await this.#lookUp(entry.position.file, pass);
        if (pass.isOver) return;
        this.#send(entry);
      }
    }
  }

  async #lookUp(file: string, pass: Pass): Promise<void> {
    const watermark = await this.#options.lookUp(file, pass.ending.signal);
    if (!pass.isOver && !this.#sender.knows(file)) this.#sender.applyWatermark(watermark);
  }

  #send(entry: Entry): void {
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

  async #waitUntilReady(pass: Pass): Promise<void> {
    while (!pass.isOver && !this.#isReady()) {
      await (this.#options.publisher.hasRoom
        ? this.#waitForChange()
        : Promise.race([this.#waitForChange(), this.#options.publisher.waitForRoom()]));
    }
  }

  /** Waits for the next change of state. */
  #waitForChange(): Promise<void> {
    this.#nextChange ??= Promise.withResolvers();
    return this.#nextChange.promise;
  }

  #announceChange(): void {
    const change = this.#nextChange;
    this.#nextChange = undefined;
    change?.resolve();
  }
}
