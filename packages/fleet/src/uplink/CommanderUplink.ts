import type { Clock, Entry } from "@shipslog/contract";
import type { CollectorProgress } from "../message/CollectorProgress.ts";
import type { LossReason, Publisher, PublishListener } from "../broker/Publisher.ts";
import { headerName, printHeader } from "../message/header.ts";
import { isWithheldForName, outboundLineOf, type OutboundOptions } from "../privacy/outboundLine.ts";
import { subjects } from "../message/subjects.ts";
import { Sender, type Outgoing, ownMark } from "../protocol/Sender.ts";
import type { FileMarks, FileOffset } from "../message/watermark.ts";
import { GenerationChoice } from "./GenerationChoice.ts";
import type { JournalSource } from "./JournalSource.ts";
import { StallWatch } from "./StallWatch.ts";
import type { UplinkCounts } from "./UplinkCounts.ts";

/** The options of one commander's uplink. */
interface CommanderOptions extends OutboundOptions {
  readonly commander: string;
  readonly partition: number;
  readonly source: JournalSource;
  readonly publisher: Publisher<Outgoing>;
  /** Looks up the watermarks of files; undefined if the signal was aborted before a collector has answered. */
  readonly lookUp: (
    files: readonly string[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, FileMarks> | undefined>;
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
  link: 50,
  refused: 250,
  full: 1000,
  silence: 50,
  ask: 0,
  stall: 0,
};

/** Sends the lines of one commander in passes. Each pass reads from the offsets of the sender, until lines must be sent again. */
export class CommanderUplink implements PublishListener<Outgoing> {
  readonly commander: string;
  readonly #options: CommanderOptions;
  readonly #sender = new Sender();
  readonly #patienceMs: number;
  #pass = newPass();
  #pauseMs = 0;
  readonly #generations: GenerationChoice;
  readonly #stalls: StallWatch;
  /** The last ask that was followed; a repetition soon after it is ignored. */
  #asked: (FileOffset & { readonly atMs: number }) | undefined;
  /** Files whose watermark was asked for and not answered. */
  readonly #unanswered = new Set<string>();
  /** Whether the watermarks of all files were found once; before, nothing is known. */
  #hasLookedUp = false;
  /** Resolves at the next change of state. */
  #nextChange: PromiseWithResolvers<void> | undefined;

  constructor(options: CommanderOptions) {
    const { source, clock, patienceMs = 3000 } = options;
    this.commander = options.commander;
    this.#options = options;
    this.#patienceMs = patienceMs;
    this.#generations = new GenerationChoice(source, clock);
    this.#stalls = new StallWatch(patienceMs, clock.nowMs());
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

  /** Looks up all files that are known again, because the lake may have less than before. */
  async lookAgain(signal: AbortSignal): Promise<void> {
    const files = this.#sender.offsets().map(({ file }) => file);
    const found = files.length === 0 ? undefined : await this.#options.lookUp(files, signal);
    for (const marks of found?.values() ?? []) this.receiveWatermark(marks);
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
    this.#stalls.noteActivity();
    if (this.#generations.isCertain(mark)) this.#apply(mark);
    else this.#generations.inTurn(() => this.#compare(mark, found)).catch(() => undefined);
  }

  #apply(mark: FileOffset): void {
    if (this.#sender.applyWatermark(mark)) this.#readAgain("stall");
    this.#announceChange();
  }

  async #compare(mark: FileOffset, found: FileMarks): Promise<void> {
    if (await this.#generations.holds(mark)) {
      this.#apply(mark);
      return;
    }
    // The file may have changed generation since the mark arrived.
    if (this.#sender.generationOf(mark.file) !== mark.generation || !this.#generations.allowChange(mark.file)) return;
    this.#sender.restart(await this.#generations.replace(mark, found));
    this.#readAgain("stall");
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

  /** Follows an ask of a collector for everything that is not stored. */
  receiveAskForAll(): void {
    if (!this.#sender.stall()) return;
    this.#options.counts.asks++;
    this.#readAgain("ask");
  }

  /** Checks the progress of a collector, and sends lines again that are lost. */
  receiveProgress(progress: CollectorProgress): void {
    if (!this.#stalls.isStalled(progress, this.#options.clock.nowMs())) return;
    if (!this.#sender.stall()) return;
    this.#options.counts.stalls++;
    this.#readAgain("stall");
  }

  #readAgain(reason: LossReason | "ask" | "stall"): void {
    this.#pauseMs = pauseMs[reason];
    this.#stalls.noteActivity();
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
    await this.#lookUp(unknown, pass);
    if (pass.isOver) return;
    this.#hasLookedUp = true;
    for await (const entries of source.read(this.#sender.offsets(), pass.ending.signal)) {
      for (const entry of entries) {
        if (!this.#isReady()) await this.#waitUntilReady(pass);
        if (pass.isOver) return;
        const { file, generation } = entry.position;
        if ((this.#sender.generationOf(file) ?? -1) < generation) await this.#lookUp([file], pass, generation);
        if (pass.isOver) return;
        this.#send(entry);
      }
    }
  }

  /** Looks up files that are new, or one that has a new generation in the source, and chooses their generations. */
  async #lookUp(files: readonly string[], pass: Pass, given?: number): Promise<void> {
    if (files.length === 0) return;
    for (const file of files) this.#unanswered.add(file);
    const found = await this.#options.lookUp(files, pass.ending.signal);
    if (pass.isOver || found === undefined) return;
    for (const file of files) this.#unanswered.delete(file);
    const nothing = (file: string) => ({ file, marks: [], isComplete: true });
    await Promise.all(files.map((file) => this.#choose(found.get(file) ?? nothing(file), pass, given)));
  }

  async #choose(found: FileMarks, pass: Pass, given?: number): Promise<void> {
    const { file } = found;
    const generation = given ?? 0;
    const chosen = await this.#generations.inTurn(() => this.#generations.choose(found));
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
    const headers = `${headerName}: ${printHeader({ position, byteLength, after: outgoing.after, defect: outbound.defect })}`;
    this.#sender.send(outgoing);
    publisher.publish(this, outgoing, subjects.line(partition, commander, outbound.kind), headers, outbound.raw);
    this.#stalls.noteActivity();
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
