import { type JsonObject, type Moment, type WriteStep, journalChannels } from "@shipslog/contract";
import { CRLF, printLine, type ObjectLayout } from "@shipslog/contract/text";
import { printTimestamp } from "@shipslog/contract/internal";
import type { PlanOptions } from "./PlanOptions.ts";

/** A write step that changes a journal file. */
export type JournalStep = Exclude<WriteStep, { type: "replace" }>;

/**
 * Appends lines to the journal file of a session and opens the next file as the game does: at a Fileheader, which starts a
 * session, and when a part has its number of lines.
 */
export class JournalParts {
  readonly #options: Required<PlanOptions>;
  readonly #encoder = new TextEncoder();
  #startMs = -Infinity;
  #part = 0;
  #file = "";
  #lines = 0;
  #header: JsonObject | undefined;

  constructor(options: Required<PlanOptions>) {
    this.#options = options;
  }

  /** Opens the file of a session at its first moment, at every later Fileheader and where a moment begins one. */
  *open(
    event: JsonObject | undefined,
    atMs: number,
    begins?: Moment["begins"],
  ): Generator<JournalStep, void, undefined> {
    const isBeginning = begins !== undefined || event?.["event"] === "Fileheader";
    if (this.#part > 0 && !(isBeginning && this.#lines > 0)) return;
    // The header of the next part belongs to the same session.
    if (this.#part > 0 && event?.["part"] === this.#part + 1) {
      yield this.#line(
        { timestamp: event["timestamp"] ?? printTimestamp(atMs), event: "Continued", Part: this.#part + 1 },
        atMs,
      );
      yield this.#openNext(atMs);
      return;
    }
    // Two sessions that start in the same second still need different names.
    this.#startMs = Math.max(begins?.namedMs ?? atMs, this.#startMs + 1000);
    this.#part = 0;
    this.#header = undefined;
    yield this.#openNext(atMs);
  }

  /** Appends the line of an event, to the next part if this one is full. */
  *append(event: JsonObject, atMs: number, layout?: ObjectLayout): Generator<JournalStep, void, undefined> {
    if (this.#lines >= this.#options.linesPerPart) yield* this.#rotate(event, atMs);
    if (event["event"] === "Fileheader") this.#header = event;
    yield this.#line(event, atMs, layout);
  }

  /**
   * In `live` the full part ends with Continued and the next starts with a Fileheader with its number, both with the
   * timestamp of the line that did not fit. `spec` has neither event, so the next part starts without them.
   */
  *#rotate(next: JsonObject, atMs: number): Generator<JournalStep, void, undefined> {
    const timestamp = next["timestamp"] ?? printTimestamp(atMs);
    const isLive = this.#options.dialect === "live";
    if (isLive) yield this.#line({ timestamp, event: "Continued", Part: this.#part + 1 }, atMs);
    yield this.#openNext(atMs);
    if (isLive && this.#header !== undefined) {
      yield this.#line({ ...this.#header, timestamp, part: this.#part }, atMs);
    }
  }

  #openNext(atMs: number): JournalStep {
    this.#part++;
    this.#lines = 0;
    this.#file = partName(this.#startMs, this.#part, this.#options);
    return { type: "open", atMs, file: this.#file };
  }

  #line(event: JsonObject, atMs: number, layout?: ObjectLayout): JournalStep {
    this.#lines++;
    return { type: "append", atMs, file: this.#file, bytes: this.#encoder.encode(printLine(event, layout) + CRLF) };
  }
}

const minuteMs = 60_000;
const words = Object.entries(journalChannels);

/** Returns the name of a journal file: the player's local time at the start of the session, and the part. */
function partName(startMs: number, part: number, options: Required<PlanOptions>): string {
  const { utcOffsetMinutes: offset } = options;
  const aheadMs = (typeof offset === "number" ? offset : offset(startMs)) * minuteMs;
  const wallClock = new Date(startMs + aheadMs).toISOString();
  const date = wallClock.slice(0, 10);
  const time = wallClock.slice(11, 19).replaceAll(":", "");
  const stamp = options.form === "new" ? `${date}T${time}` : `${date.slice(2).replaceAll("-", "")}${time}`;
  const word = words.find(([, channel]) => channel === options.channel)?.[0] ?? "";
  return `Journal${word}.${stamp}.${String(part).padStart(2, "0")}.log`;
}
