import type { Clock, Entry } from "@shipslog/contract";
import type { CollectorProgress } from "../message/CollectorProgress.ts";
import type { LossReason, Publisher, PublishListener } from "../broker/Publisher.ts";
import { printHeader } from "../message/header.ts";
import { isWithheldForName, outboundLineOf, type OutboundOptions } from "../privacy/outboundLine.ts";
import { subjects } from "../message/subjects.ts";
import { Sender, type Outgoing } from "../protocol/Sender.ts";
import type { FileMarks, FileOffset } from "../message/FileOffset.ts";
import { ownMark } from "../protocol/ownMark.ts";
import type { JournalSource } from "./JournalSource.ts";
import type { UplinkCounts } from "./UplinkCounts.ts";

/** The options of one commander's uplink. */
export interface CommanderOptions extends OutboundOptions {
  readonly commander: string;
  readonly partition: number;
  readonly source: JournalSource;
  readonly publisher: Publisher;
  /** Looks up the watermarks of a file; undefined if the signal was aborted before a collector's bucket answered. */
  readonly lookUp: (file: string, signal: AbortSignal) => Promise<FileMarks | undefined>;
  /** The most lines sent and not stored. */
  readonly backlogLines: number;
  /** Called for every line that is sent. */
  readonly onSend?: () => void;
  readonly counts: UplinkCounts;
  readonly clock: Clock;
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

/** How often a file may change its generation because the lake has other lines under its own, before its marks are ignored. */
const mostChanges = 3;

/** Two machines that change the generation of files of one name at the same time should not choose the same one. */
const generationSpread = 16;

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
  /** Files whose watermark was asked for and not answered. */
  readonly #unanswered = new Set<string>();
  /** Whether the watermarks of all files were found once; before, nothing is known. */
  #hasLookedUp = false;
  /** How often each file has changed its generation. */
  readonly #changes = new Map<string, number>();
  /** Comparisons of watermarks with files, one after the other. */
  #comparing: Promise<unknown> = Promise.resolve();
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

  /** How many files wait for their watermark, so that none of their lines were sent. */
  get unanswered(): number {
    return this.#hasLookedUp ? this.#unanswered.size : Math.max(1, this.#unanswered.size);
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

  /** Applies the watermark of the generation that is sent, if the file contains the line that it ends with. */
  receiveWatermark(found: FileMarks): void {
    // No line of an unknown file was sent yet. Its lookup will return this watermark.
    const generation = this.#sender.generationOf(found.file);
    const mark = generation === undefined ? undefined : ownMark(generation, found);
    if (mark === undefined) return;
    this.#activity++;
    if (this.#options.source.holds === undefined || mark.fingerprint === undefined) this.#apply(mark);
    else this.#comparing = this.#comparing.then(() => this.#compare(mark, found)).catch(() => undefined);
  }

  #apply(mark: FileOffset): void {
    if (this.#sender.applyWatermark(mark)) this.#readAgain("stall");
    this.#announceChange();
  }

  async #compare(mark: FileOffset, found: FileMarks): Promise<void> {
    if (await this.#holds(mark)) {
      this.#apply(mark);
      return;
    }
    const { file } = mark;
    const changes = this.#changes.get(file) ?? 0;
    // The file may have changed generation since the mark arrived.
    if (changes >= mostChanges || this.#sender.generationOf(file) !== mark.generation) return;
    this.#changes.set(file, changes + 1);
    const chosen = await this.#choose(found);
    const isNew = chosen.generation > mark.generation && chosen.offset === 0;
    const spread = isNew ? this.#options.clock.nowMs() % generationSpread : 0;
    this.#sender.restart({ ...chosen, generation: chosen.generation + spread });
    this.#readAgain("stall");
  }

  /** Chooses the generation whose last stored line is in the file, or else a new one. */
  async #choose({ file, marks }: FileMarks): Promise<FileOffset> {
    for (const mark of marks) if (await this.#holds(mark)) return mark;
    const [newest] = marks;
    return { file, generation: newest === undefined ? 0 : newest.generation + 1, offset: 0 };
  }

  async #holds(mark: FileOffset): Promise<boolean> {
    if (mark.fingerprint === undefined) return true;
    return (await this.#options.source.holds?.(mark)) ?? true;
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
    this.#hasLookedUp = true;
    for await (const entries of source.read(this.#sender.offsets(), pass.ending.signal)) {
      for (const entry of entries) {
        if (!this.#isReady()) await this.#waitUntilReady(pass);
        if (pass.isOver) return;
        const { file, generation } = entry.position;
        if ((this.#sender.generationOf(file) ?? -1) < generation) await this.#lookUp(file, pass, generation);
        if (pass.isOver) return;
        this.#send(entry);
      }
    }
  }

  /** Chooses the generation of a file that is new, or that has a new generation in the source. */
  async #lookUp(file: string, pass: Pass, given?: number): Promise<void> {
    const generation = given ?? 0;
    this.#unanswered.add(file);
    const found = await this.#options.lookUp(file, pass.ending.signal);
    if (pass.isOver || found === undefined) return;
    this.#unanswered.delete(file);
    const choosing = this.#comparing.then(() => this.#choose(found));
    this.#comparing = choosing.catch(() => undefined);
    const chosen = await choosing;
    if (pass.isOver || (this.#sender.generationOf(file) ?? -1) >= Math.max(generation, chosen.generation)) return;
    this.#sender.applyWatermark(chosen.generation < generation ? { file, generation, offset: 0 } : chosen);
    // The lake has other lines under the generation of the source: read the file again under the chosen one.
    if (given !== undefined && chosen.generation > given) this.#readAgain("stall");
  }

  #send(entry: Entry): void {
    if (entry.type === "truncated") return;
    const { commander, partition, publisher, counts, onSend } = this.#options;
    const outbound = outboundLineOf(entry, this.#options);
    if (outbound === undefined) {
      counts.withheld++;
      if (isWithheldForName(entry, this.#options)) counts.personal++;
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
    onSend?.();
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
