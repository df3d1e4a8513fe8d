import { join } from "node:path";
import type { EventOf, JsonObject, Moment, WriteStep } from "@shipslog/contract";
import { requireTypedKind } from "@shipslog/contract/internal";
import type { TypedEvent, TypedKind } from "@shipslog/contract/observed";
import { faults, type FaultAnswer, type FaultName } from "@shipslog/faults";
import { executeSteps, joinLinesBySecond, JournalWriter, nodeClock, type Speed } from "@shipslog/journal";
import type { DirectedGame, GameView, Step, StepName, StepOf } from "@shipslog/simulator";
import { durationMs, type Duration } from "../durationMs.ts";
import { EventLog } from "../EventLog.ts";
import type { GameFolder } from "../folder/GameFolder.ts";
import { loadObserved } from "../loadObserved.ts";
import { StepRefusedError } from "../StepRefusedError.ts";
import type { MomentStream } from "./MomentStream.ts";
import { skipOverwritten } from "./skipOverwritten.ts";
import { waitUntil, type WaitOptions } from "./waitUntil.ts";

/** How fast the game writes. */
export interface GamePace {
  /** A multiple of real time, or `max` for everything at once; by default that of the game. */
  readonly speed?: Speed;
}

/** What a game is made of: who directs it, who plans and damages what it writes, and where it goes. */
export interface GameParts {
  readonly director: DirectedGame;
  readonly stream: MomentStream;
  readonly folder: GameFolder;
  readonly speed: Speed;
  /** Whether the lines of one second are written at once, as the game client does. */
  readonly joinsSeconds: boolean;
  /** Removes the folder, or leaves it to the end of the test. */
  readonly end: () => Promise<void>;
}

/** How long the game goes on for a fault in a companion file: Status.json is written every three seconds. */
const strikeMs = 20_000;

/**
 * A game under the control of a test. It writes to `folder` what the game would write, when the test says so: each call
 * resolves once everything is on disk. Calls are carried out one after another, also when they are not awaited.
 */
export class Game implements AsyncDisposable {
  readonly #parts: GameParts;
  readonly #writer: JournalWriter;
  readonly #log = new EventLog();
  readonly #journals: string[] = [];
  /** When each companion file was last written. */
  readonly #replacedMs = new Map<string, number>();
  readonly #ending = new AbortController();
  #queue: Promise<unknown> = Promise.resolve();

  /** Use `launchGame`. */
  constructor(parts: GameParts) {
    this.#parts = parts;
    this.#writer = new JournalWriter(parts.folder.path);
  }

  /** The journal folder, as the game's own: give it to the tool under test. */
  get folder(): string {
    return this.#parts.folder.path;
  }

  /** The paths of the journals, the newest last. */
  get journals(): readonly string[] {
    return this.#journals;
  }

  /** What is true in the game now, to compare a tool with; a copy that later steps do not change. */
  get state(): GameView {
    return this.#parts.director.state;
  }

  /** What Status.json shows, unless a fault has damaged it. */
  get status(): EventOf<"Status"> | undefined {
    return this.#log.status;
  }

  /** Every line of the journals as an event, in order; faults do not change it. */
  get events(): readonly JsonObject[] {
    return this.#log.events;
  }

  /** The faults that have struck, with the findings that a check must report. */
  get answers(): readonly FaultAnswer[] {
    return this.#parts.stream.answers();
  }

  /**
   * The events of a kind, complete: those that announce a file, such as NavRoute and Market, as the file shows them, and Status every
   * time it changed. Throws a TypeError for a name that is no kind.
   */
  written<Name extends TypedKind>(kind: Name): readonly TypedEvent<Name>[] {
    return this.#log.written(kind);
  }

  /**
   * Does what a player does: travels, arrives, asks and docks for `dock`. Returns the events that were written. Rejects with a
   * StepRefusedError if the game cannot do it.
   */
  do<Name extends StepName>(name: Name, fields?: Omit<StepOf<Name>, "do"> & GamePace): Promise<readonly JsonObject[]> {
    const { speed, ...values } = fields ?? {};
    const step = { do: name, ...values } as unknown as Step;
    return this.#enqueue(() => this.#carryOut(step, speed));
  }

  /**
   * Writes an event of the test's own, in the layout of its kind and with the time of the game as its timestamp. What is true in the game
   * stays as it is. Rejects with a StepRefusedError if the contract does not allow the event; with `check: false` anything is written.
   */
  write<Name extends TypedKind>(
    event: OwnEvent<Name>,
    options?: { readonly check?: true },
  ): Promise<readonly JsonObject[]>;
  write(
    event: JsonObject & { readonly event: string },
    options: { readonly check: boolean },
  ): Promise<readonly JsonObject[]>;
  write(event: object, { check = true }: { readonly check?: boolean } = {}): Promise<readonly JsonObject[]> {
    return this.do("write", { event: event as JsonObject & { readonly event: string }, check });
  }

  /** Lets time pass and writes what happens meanwhile. Returns the events that were written. */
  pass(duration: Duration, { speed }: GamePace = {}): Promise<readonly JsonObject[]> {
    const lengthMs = durationMs(duration);
    return this.#enqueue(() => this.#write(this.#parts.director.pass(lengthMs), { speed }));
  }

  /**
   * Damages the next place that a fault of `@shipslog/faults` can damage: the next line for `half-line`, the next write of
   * Status.json for `torn-status`, for which a few seconds pass.
   */
  break(fault: FaultName): Promise<void> {
    const known = faults.find(({ name }) => name === fault);
    if (known === undefined) {
      throw new TypeError(`there is no fault ${fault}; the faults are ${faults.map(({ name }) => name).join(", ")}`);
    }
    return this.#enqueue(async () => {
      this.#parts.stream.want(fault);
      if (known.damagesCompanions === true) await this.#passUntilStruck(fault);
    });
  }

  /** Ends the game and starts it again: the next session has a journal of its own. A crash ends it without another line. */
  restart({ crash = false }: { readonly crash?: boolean } = {}): Promise<readonly JsonObject[]> {
    return this.#enqueue(async () => {
      const isRunning = this.state.place !== "ended";
      const ended = isRunning ? await this.#carryOut({ do: crash ? "crash" : "quit" }) : [];
      return [...ended, ...(await this.#carryOut({ do: "start" }))];
    });
  }

  /**
   * Waits in real time until a condition holds, such as what the tool shows: until it no longer throws and no longer returns
   * false. Returns its result. Rejects with a WaitTimeoutError after `timeoutMs`, 2,000 by default, and when the game is closed
   * before, which is also printed. A mistake in the condition, such as a misspelt name, is thrown at once: write `?.` for a value
   * that is not there yet.
   */
  waitFor<Result>(condition: () => Result | Promise<Result>, options?: WaitOptions): Promise<Exclude<Result, false>>;
  /** Waits until the game has written an event of a kind, and returns the last one. */
  waitFor<Name extends TypedKind>(kind: Name, options?: WaitOptions): Promise<TypedEvent<Name>>;
  waitFor(wanted: TypedKind | (() => unknown), options: WaitOptions = {}): Promise<unknown> {
    const context = {
      clock: nodeClock,
      closed: this.#ending.signal,
      report: (message: string) => this.#parts.folder.print(message),
    };
    if (typeof wanted === "function") return waitUntil(wanted, options, context);
    requireTypedKind(wanted);
    return waitUntil(() => this.written(wanted).at(-1) ?? false, { what: `an event ${wanted}`, ...options }, context);
  }

  /** Keeps a temporary folder after the test, and prints why and where it is. */
  keep(reason = "on request"): void {
    this.#parts.folder.keep(reason);
  }

  /** Ends the game: nothing is written any more. A temporary folder is removed, unless it is kept. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#queue.catch(() => undefined);
    await this.#writer[Symbol.asyncDispose]();
    await this.#parts.end();
  }

  /** As `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #enqueue<Result>(action: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(() => {
      if (this.#ending.signal.aborted) throw new TypeError("the game is closed");
      return action();
    });
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Lets the game go on until a fault has struck and nothing has overwritten the file since. */
  async #passUntilStruck(fault: string): Promise<void> {
    const { stream, director } = this.#parts;
    for (let waitedMs = 0; waitedMs < strikeMs; waitedMs += 1000) {
      await this.#write(director.pass(1000), { settles: false });
      if (stream.wants(fault)) continue;
      const { companion } = stream.answers().at(-1) ?? {};
      if (companion === undefined || this.#replacedMs.get(companion.file) === companion.atMs) return;
      stream.want(fault);
    }
  }

  async #carryOut(step: Step, speed?: Speed): Promise<readonly JsonObject[]> {
    const outcome = this.#parts.director.do(step, await loadObserved([step]));
    const events = await this.#write(outcome.moments, { speed });
    if (outcome.outcome === "refused") throw new StepRefusedError(step, outcome);
    return events;
  }

  async #write(moments: readonly Moment[], { speed = this.#parts.speed, settles = true }: WriteOptions = {}) {
    const { stream, joinsSeconds } = this.#parts;
    const before = this.#log.events.length;
    const keepsAll = speed !== "max" || stream.wantsCompanions;
    const taken = stream.take(moments, { settles });
    const steps = keepsAll ? taken : skipOverwritten(taken);
    await executeSteps(joinsSeconds ? joinLinesBySecond(steps) : steps, {
      writer: this.#writer,
      speed,
      signal: this.#ending.signal,
      onStep: (step) => this.#note(step),
    });
    this.#log.add(moments);
    return this.#log.events.slice(before);
  }

  #note({ type, file, atMs }: WriteStep): void {
    if (type === "open") this.#journals.push(join(this.folder, file));
    if (type === "replace") this.#replacedMs.set(file, atMs);
  }
}

/** An event for `game.write`: the timestamp may be left out, because the game adds its own. */
export type OwnEvent<Name extends TypedKind> = WithoutTimestamp<TypedEvent<Name>>;

/** Distributes over the forms of a kind. */
type WithoutTimestamp<Event> = Event extends { readonly event: string }
  ? Omit<Event, "timestamp"> & { readonly timestamp?: string }
  : never;

/** How moments are written. */
interface WriteOptions {
  readonly speed?: Speed | undefined;
  /** False leaves Status.json to its own schedule. */
  readonly settles?: boolean;
}
