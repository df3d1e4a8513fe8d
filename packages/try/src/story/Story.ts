import type { CompanionFile, JsonObject, ObservedFile, ReplaceMode } from "@shipslog/contract";
import { CRLF, parseJson, printCompanion, printLine } from "@shipslog/contract/text";
import { createChance, eventInGame, games, type GameName } from "@shipslog/simulator";
import { drawContent, drawEvent, drawModules, drawRoute, drawStatus } from "./drawEvents.ts";
import { Journals, type OpenOptions } from "./Journals.ts";
import type { PauseReason, StoryStep } from "./StoryStep.ts";
import { StoryTime, type StoryChance } from "./StoryTime.ts";

const encoder = new TextEncoder();

/** Records a story step by step. Its time and its chance are its own: the same seed gives the same bytes. */
export class Story {
  readonly steps: StoryStep[] = [];
  readonly chance: StoryChance;
  readonly time: StoryTime;
  readonly #journals: Journals;
  #events = 0;

  constructor(seed: number, name: string) {
    this.chance = createChance(seed).fork("try", name);
    this.time = new StoryTime(this.chance);
    this.#journals = new Journals(this.time);
  }

  /** The journal that lines are appended to. */
  get journal(): string {
    return this.#journals.current;
  }

  /** Opens the journal of a new session and writes its Fileheader. */
  session(options: OpenOptions = {}): this {
    this.open(options);
    return this.append(this.#journals.header(this.chance));
  }

  /** Opens the journal of a session that an earlier game wrote, at a time when it was played, and writes its Fileheader and LoadGame. */
  earlierSession(game: GameName): this {
    this.time.nowMs = games[game].startMs + this.chance.integer(0, 7 * 24 * 3600) * 1000;
    const loaded = {
      event: "LoadGame",
      FID: "F1234567",
      Commander: "Ada Holm",
      Ship: "Asp",
      ShipID: 3,
      Credits: 1000,
      Loan: 0,
    };
    this.session({ game });
    return this.append(eventInGame({ timestamp: this.time.next(), ...loaded }, game) ?? {});
  }

  /** Opens the next part of the session after a Continued line in the present one. */
  nextPart(): this {
    this.append({ timestamp: this.time.next(), event: "Continued", Part: this.#journals.part + 1 });
    return this.session({ part: this.#journals.part + 1 });
  }

  /** Opens a journal with nothing in it. */
  open(options: OpenOptions = {}): this {
    const file = this.#journals.open(options);
    this.steps.push({ type: "write", step: { type: "open", atMs: this.time.nowMs, file } });
    return this;
  }

  /** Draws an event of a usual kind, in the form of the journal's game; no two events of a story are equal. */
  draw(): JsonObject {
    const { game } = this.#journals;
    const drawn = drawEvent(this.chance, this.time.next(), this.#events++);
    return game === undefined ? drawn : (eventInGame(drawn, game) ?? this.draw());
  }

  /** Draws several events. */
  drawMany(count: number): readonly JsonObject[] {
    return Array.from({ length: count }, () => this.draw());
  }

  /** Appends events, each as a line of its own in a write of its own. */
  append(...events: readonly JsonObject[]): this {
    for (const event of events) this.appendText(printLine(event) + CRLF).due(event);
    return this;
  }

  /** Appends drawn events. */
  play(count: number): this {
    return this.append(...this.drawMany(count));
  }

  /** Appends events in one write. */
  appendTogether(...events: readonly JsonObject[]): this {
    this.appendText(events.map((event) => printLine(event) + CRLF).join(""));
    for (const event of events) this.due(event);
    return this;
  }

  /** Appends the line of an event in pieces that end at these places; the reader has time to look between them. */
  appendCut(event: JsonObject, ...places: readonly number[]): this {
    const bytes = encoder.encode(printLine(event) + CRLF);
    const ends = [...new Set(places.filter((place) => place > 0 && place < bytes.length)), bytes.length];
    for (const [at, end] of ends.entries()) {
      if (at > 0) this.pause();
      this.appendBytes(bytes.subarray(ends[at - 1] ?? 0, end));
    }
    return this.due(event);
  }

  /** Appends the first part of the line of a drawn event. The returned function appends the rest; after that the event is due. */
  beginLine(): () => this {
    const event = this.draw();
    const line = printLine(event) + CRLF;
    const cut = this.chance.integer(5, line.length - CRLF.length - 2);
    this.appendText(line.slice(0, cut));
    return () => this.appendText(line.slice(cut)).due(event);
  }

  /** Appends text that is not due as an event. */
  appendText(text: string): this {
    return this.appendBytes(encoder.encode(text));
  }

  /** Appends bytes. */
  appendBytes(bytes: Uint8Array): this {
    const file = this.#journals.current;
    this.steps.push({ type: "write", step: { type: "append", atMs: this.time.nowMs, file, bytes } });
    return this;
  }

  /** Appends text to a file that is not a journal, and leaves the journal as it is. */
  other(file: string, text: string): this {
    const step = { type: "append", atMs: this.time.nowMs, file, bytes: encoder.encode(text) } as const;
    this.steps.push({ type: "write", step });
    return this;
  }

  /** Declares that an event must come out now; its line is on disk. */
  due(event: JsonObject, { isUnordered = false }: { readonly isUnordered?: boolean } = {}): this {
    const line = printLine(event);
    // Parsed again, because the layout of a kind rounds some numbers.
    this.steps.push({ type: "due", due: { event: parseJson(line) as JsonObject, line, isUnordered } });
    return this;
  }

  /** Writes a companion file; its content must come out when it is awaited. */
  companion(file: CompanionFile, content: JsonObject, mode: ReplaceMode = "in-place"): this {
    const text = printCompanion(content);
    this.companionText(file, text, mode);
    this.steps.push({ type: "state", file, content: parseJson(text) as JsonObject, text });
    return this;
  }

  /** Replaces a companion file whole; nobody awaits its content. */
  companionContent(file: CompanionFile, content: JsonObject): this {
    return this.companionText(file, printCompanion(content), "atomic");
  }

  /** Writes a companion file with any text, as one that is not complete. */
  companionText(file: CompanionFile, text: string, mode: ReplaceMode = "in-place"): this {
    const bytes = encoder.encode(text);
    this.steps.push({ type: "write", step: { type: "replace", atMs: this.time.nowMs, file, bytes, mode } });
    return this;
  }

  /** Writes a drawn Status.json. */
  status(mode: ReplaceMode = "in-place"): this {
    return this.companion("Status.json", this.drawStatus(), mode);
  }

  /** Draws a content of Status.json; no two of a story are equal. */
  drawStatus(): JsonObject {
    return drawStatus(this.chance, this.time.next(), this.#events++);
  }

  /** Draws a content of NavRoute.json at the time of now. */
  drawRoute(): JsonObject {
    return drawRoute(this.chance, this.time.stamp, this.#events++);
  }

  /** Draws a content of ModulesInfo.json at the time of now. */
  drawModules(): JsonObject {
    return drawModules(this.chance, this.time.stamp, this.#events++);
  }

  /** Draws a content of a file that the specification does not describe, at the time of now. */
  drawContent(file: ObservedFile): JsonObject {
    return drawContent(this.chance, file, this.time.stamp, this.#events++);
  }

  /** Makes the folder, empty. */
  makeFolder(): this {
    this.steps.push({ type: "make-folder" });
    return this;
  }

  /** Starts the reader. */
  start(): this {
    this.steps.push({ type: "start" });
    return this;
  }

  /** Starts the reader and waits until it follows the journal. */
  startAndFollow(): this {
    return this.start().ready();
  }

  /** Waits until the reader follows the journal: until it has printed what is due, or a line of the journal's end. */
  ready(): this {
    this.steps.push({ type: "ready", file: this.#journals.current, atMs: this.time.nowMs });
    return this;
  }

  /** Asks the reader to end, or kills it. */
  stop(how: "ask" | "kill" = "ask"): this {
    this.steps.push({ type: "stop", how });
    return this;
  }

  /** Waits until everything that is due has come out. */
  await(): this {
    this.steps.push({ type: "await" });
    return this;
  }

  /** Gives the reader time: to look at the folder as it is, to start, or to save its position. */
  pause(reason: PauseReason = "look"): this {
    this.steps.push({ type: "pause", for: reason });
    return this;
  }
}
