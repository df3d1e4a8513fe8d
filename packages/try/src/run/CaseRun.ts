import { join } from "node:path";
import type { WriteStep } from "@shipslog/contract";
import { CRLF, printLine } from "@shipslog/contract/text";
import { JournalWriter } from "@shipslog/journal";
import { printTimestamp } from "@shipslog/contract/internal";
import type { ReaderProfile } from "../cases/TryCase.ts";
import type { RunningReader, TryMachine } from "../machine/TryMachine.ts";
import type { PauseReason, StoryStep } from "../story/StoryStep.ts";
import type { Duty, Observation, ObservedEvent } from "../verdicts/Observation.ts";
import type { Difference } from "../verdicts/Verdict.ts";
import { Due } from "./Due.ts";
import { parsePrinted } from "./parsePrinted.ts";
import { Patience } from "./Patience.ts";

/** How readers are run. */
export interface RunSettings {
  /** The command line of the reader, with `{folder}` and `{state}`. */
  readonly command: readonly string[];
  readonly profile: ReaderProfile;
  /** The bound: an event that takes longer is late. */
  readonly lateMs: number;
  readonly machine: TryMachine;
  readonly signal: AbortSignal;
}

/** How long a reader usually needs, as first contact has measured it. */
export interface ReaderPace {
  /** From its start to its first line. */
  readonly startMs: number;
  /** From a change of the folder to its line. */
  readonly lookMs: number;
}

const newline = 10;
/** How long an event is awaited when a later one has come out. */
const stragglerMs = 1000;
/** How long further lines are awaited at the end of a case. */
const settleMs = 250;
/** How long a reader may take to save its position, at least. */
const saveMs = 600;
/** The pause between two lines that show whether the reader follows. */
const beaconMs = 100;
/** The time of such lines is that of the next days, so that no event of a story has it. */
const dayMs = 86_400_000;

/** Runs one story against a reader, in a folder of its own, and observes what comes out. */
export class CaseRun {
  readonly #settings: RunSettings;
  readonly #place: string;
  readonly #pace: ReaderPace;
  readonly #due = new Due();
  readonly #patience: Patience;
  #writer: JournalWriter | undefined;
  #reader: RunningReader | undefined;
  #runs = 0;
  #isReady = false;
  #beacons = 0;
  #journal = "";
  /** Whether the last line of the journal has no line end yet. */
  #isLineOpen = false;
  #atMs = 0;
  #failure: Difference | undefined;
  #errors = "";

  constructor(settings: RunSettings, place: string, pace: ReaderPace) {
    this.#settings = settings;
    this.#place = place;
    this.#pace = pace;
    this.#patience = new Patience(settings.machine.clock, settings.signal);
  }

  /** What was observed so far. */
  get observation(): Observation {
    const { events, states, received } = this.#due;
    return { events, states, received, failure: this.#failure };
  }

  /** The end of what the reader printed to standard error. */
  get errors(): string {
    return this.#errors + (this.#reader?.errors ?? "");
  }

  /** Why the reader could not be started. */
  get startError(): NodeJS.ErrnoException | undefined {
    return this.#reader?.startError;
  }

  /** The folder of the journals. */
  get folder(): string {
    return join(this.#place, "journal");
  }

  /** Executes a whole story, waits for the last lines and ends the reader. */
  async run(steps: readonly StoryStep[]): Promise<void> {
    try {
      await this.execute(steps);
      await this.execute([{ type: "await" }]);
      await this.#pass(Math.min(this.#pace.lookMs, settleMs));
      if (!this.#isOver) await this.#stop("ask");
    } finally {
      await this.end();
    }
  }

  /** Executes steps, unless the reader has failed or the user has stopped the suite. */
  async execute(steps: readonly StoryStep[]): Promise<void> {
    await this.#settings.machine.disk.makeFolder(join(this.#place, "state"));
    for (const step of steps) {
      if (this.#isOver) return;
      await this.#execute(step);
      this.#noteCrash();
    }
  }

  /** Ends the reader at once, if it still runs. */
  async end(): Promise<void> {
    this.#reader?.kill();
    await this.#reader?.closed;
    await this.#writer?.close();
  }

  get #isOver(): boolean {
    return this.#failure !== undefined || this.#settings.signal.aborted;
  }

  async #execute(step: StoryStep): Promise<void> {
    switch (step.type) {
      case "write":
        await this.#write(step.step);
        break;
      case "make-folder":
        await this.#settings.machine.disk.makeFolder(this.folder);
        break;
      case "due":
        this.#due.addEvent(step.due, this.#duty);
        break;
      case "state":
        this.#due.addState(step);
        break;
      case "start":
        this.#start();
        break;
      case "stop":
        await this.#stop(step.how);
        break;
      case "ready":
        await (this.#settings.profile === "live" && !this.#isReady ? this.#findBeacon() : this.#await());
        break;
      case "await":
        await this.#await();
        break;
      case "pause":
        await this.#pass(this.#pauseMs(step.for));
        break;
    }
  }

  async #write(step: WriteStep): Promise<void> {
    if (step.type === "open") this.#journal = step.file;
    if (step.type === "append" && step.file === this.#journal) this.#isLineOpen = step.bytes.at(-1) !== newline;
    if (step.type === "open") this.#isLineOpen = false;
    this.#atMs = step.atMs;
    const { disk, clock } = this.#settings.machine;
    this.#writer ??= new JournalWriter(this.folder, { disk, sleep: clock.sleep });
    await this.#writer.write(step);
  }

  /** A reader that starts at the end owes nothing from before its start, and what it must have seen is known once it prints. */
  get #duty(): Duty {
    if (this.#settings.profile !== "live" || this.#isReady) return "required";
    return this.#runs === 0 ? "forbidden" : "optional";
  }

  #start(): void {
    const run = ++this.#runs;
    const { command, machine } = this.#settings;
    this.#reader = machine.startReader({
      command,
      env: machine.env,
      platform: machine.platform,
      folder: this.folder,
      state: join(this.#place, "state"),
      onLine: (text) => {
        const printed = parsePrinted(text);
        if (printed !== undefined) this.#due.received.push({ ...printed, text, run });
        this.#patience.wake();
      },
      onEnd: () => this.#patience.wake(),
    });
  }

  async #stop(how: "ask" | "kill"): Promise<void> {
    const reader = this.#reader;
    if (reader === undefined) return;
    if (how === "ask") reader.ask();
    else reader.kill();
    const isClosed = () => reader.ending !== undefined;
    if (!(await this.#patience.until(isClosed, () => this.#settings.lateMs)) && !this.#settings.signal.aborted) {
      this.#fail("hung", "it did not end when its input was closed and SIGTERM was sent");
    }
    reader.kill();
    await reader.closed;
    this.#errors += reader.errors;
    this.#reader = undefined;
  }

  #pauseMs(reason: PauseReason): number {
    const { startMs, lookMs } = this.#pace;
    return { start: startMs, look: lookMs, save: Math.max(saveMs, 2 * lookMs) }[reason];
  }

  async #pass(delayMs: number): Promise<void> {
    await this.#patience.pass(delayMs, () => this.#hasEnded);
  }

  get #hasEnded(): boolean {
    return this.#reader?.ending !== undefined;
  }

  #noteCrash(): void {
    if (this.#hasEnded && this.#failure === undefined) this.#fail("crashed", `it ended ${this.#reader?.ending}`);
  }

  #fail(verdict: "crashed" | "hung", note: string): void {
    const [missing] = this.#due.missingEvents();
    this.#failure = { verdict, expected: missing?.line, received: this.#due.received.at(-1)?.text, note };
  }

  /** Waits until everything that is due has come out, but no longer than the bound. */
  async #await(): Promise<void> {
    if (this.#reader === undefined) return;
    const due = this.#due;
    due.awaitStates();
    const isDone = () => due.missingEvents().length + due.missingStates().length === 0;
    const limitMs = () => (due.isOvertaken() && due.missingStates().length === 0 ? stragglerMs : this.#settings.lateMs);
    if (await this.#patience.until(() => this.#hasEnded || isDone(), limitMs)) return;
    if (due.isOvertaken() && due.missingStates().length === 0) return;
    for (const missing of [...due.missingEvents(), ...due.missingStates()]) missing.isOverdue = true;
    await this.#findLife();
  }

  /** After a bound has passed: a reader that prints a new line has lost events, one that prints nothing hangs. */
  async #findLife(): Promise<void> {
    const beacon = await this.#writeBeacon(this.#isLineOpen ? CRLF : "");
    const isAlive = () => this.#hasEnded || this.#hasCome(beacon);
    if (await this.#patience.until(isAlive, () => this.#settings.lateMs)) return;
    if (this.#settings.signal.aborted) return;
    this.#fail("hung", "it prints nothing any more, not even a new line of the newest journal");
  }

  /** Appends lines until one comes out: from then on the reader follows. */
  async #findBeacon(): Promise<void> {
    const beacons: ObservedEvent[] = [];
    const seen = () => beacons.findIndex((beacon) => this.#hasCome(beacon));
    for (let waitedMs = 0; seen() === -1 && !this.#hasEnded && !this.#isOver; waitedMs += beaconMs) {
      if (waitedMs > this.#settings.lateMs) {
        this.#fail("hung", "it prints no line of a growing journal");
        return;
      }
      beacons.push(await this.#writeBeacon());
      await this.#patience.until(
        () => this.#hasEnded || seen() !== -1,
        () => beaconMs,
      );
    }
    for (const beacon of beacons.slice(seen() + 1)) beacon.duty = "required";
    this.#isReady = true;
    await this.#await();
  }

  /** Appends a line that belongs to no story. */
  async #writeBeacon(before = ""): Promise<ObservedEvent> {
    const number = ++this.#beacons;
    const timestamp = printTimestamp(this.#atMs + dayMs + number * 1000);
    const event = { timestamp, event: "FuelScoop", Scooped: 0.5, Total: number };
    const line = printLine(event);
    const bytes = new TextEncoder().encode(before + line + CRLF);
    await this.#writer?.write({ type: "append", atMs: this.#atMs, file: this.#journal, bytes });
    return this.#due.addEvent({ event, line, isUnordered: false }, "optional");
  }

  #hasCome({ event }: ObservedEvent): boolean {
    return this.#due.received.some(({ value }) => value["timestamp"] === event["timestamp"]);
  }
}
