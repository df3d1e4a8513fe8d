import { readFileSync } from "node:fs";
import { join } from "node:path";
import { companionKinds, type CompanionFile, type JournalName, type WriteStep } from "@shipslog/contract";
import type { RecordedFolder } from "../../command/recordedFolder.ts";
import { FileRenamer } from "./FileRenamer.ts";
import { shiftTimestamps, eventTimeMs } from "./timestamps.ts";

/** How to replay a recording. */
export interface ReplayOptions {
  /** The time to shift the first session to; timestamps stay as they are when undefined. */
  readonly startMs: number | undefined;
  /** The longest pause between two sessions. */
  readonly gapMs: number;
}

/** A file beside the journals, and the time in its timestamp. */
interface RecordedCompanion {
  readonly file: string;
  readonly text: string;
  readonly timeMs: number;
}

// latin1 keeps every byte, valid UTF-8 or not.
const read = (path: string) => readFileSync(path, "latin1");
const bytesOf = (text: string) => Buffer.from(text, "latin1");

/**
 * Turns a recording into write steps with the original timing. Of a companion file only the last state is known; it is
 * written before the first line that is not older.
 */
export function* replaySteps(recorded: RecordedFolder, options: ReplayOptions): Generator<WriteStep, void, undefined> {
  const player = new Player(options, readCompanions(recorded));
  for (const name of recorded.journals) yield* player.playFile(name, read(join(recorded.folder, name.file)));
  yield* player.end();
}

function readCompanions({ folder, companions }: RecordedFolder): RecordedCompanion[] {
  return companions
    .map((file) => ({ file, text: read(join(folder, file)) }))
    .map(({ file, text }) => ({ file, text, timeMs: eventTimeMs(text) ?? -Infinity }))
    .toSorted((one, other) => one.timeMs - other.timeMs);
}

class Player {
  readonly #options: ReplayOptions;
  readonly #companions: RecordedCompanion[];
  readonly #names = new FileRenamer();
  /** The recorded time of the last line, and the offset of the replay from it. */
  #recordedMs: number | undefined;
  #offsetMs = 0;

  constructor(options: ReplayOptions, companions: RecordedCompanion[]) {
    this.#options = options;
    this.#companions = companions;
  }

  *playFile(name: JournalName, text: string): Generator<WriteStep, void, undefined> {
    const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
    const startMs =
      lines.map(eventTimeMs).find((timeMs) => timeMs !== undefined) ?? this.#recordedMs ?? this.#options.startMs ?? 0;
    this.#beginSession(startMs);
    const isMoved = this.#options.startMs !== undefined;
    const file = isMoved ? this.#names.rename(name, startMs, this.#nowMs) : name.file;
    yield { type: "open", atMs: this.#nowMs, file };
    for (const line of lines) {
      this.#recordedMs = Math.max(this.#recordedMs ?? startMs, eventTimeMs(line) ?? startMs);
      yield* this.#writeCompanions(this.#recordedMs);
      yield { type: "append", atMs: this.#nowMs, file, bytes: bytesOf(this.#moved(line)) };
    }
  }

  /** Writes the companion files that are newer than every line. */
  *end(): Generator<WriteStep, void, undefined> {
    yield* this.#writeCompanions(Infinity);
  }

  get #nowMs(): number {
    return (this.#recordedMs ?? 0) + this.#offsetMs;
  }

  /** Continues after the last session, with a pause of at most `gapMs`. */
  #beginSession(startMs: number): void {
    const isFirst = this.#recordedMs === undefined;
    const pauseMs = Math.min(Math.max(0, startMs - (this.#recordedMs ?? startMs)), this.#options.gapMs);
    const playedMs = isFirst ? (this.#options.startMs ?? startMs) : this.#nowMs + pauseMs;
    this.#offsetMs = playedMs - startMs;
    this.#recordedMs = startMs;
  }

  *#writeCompanions(untilMs: number): Generator<WriteStep, void, undefined> {
    while ((this.#companions[0]?.timeMs ?? Infinity) <= untilMs) {
      const companion = this.#companions.shift();
      if (companion === undefined) return;
      yield* this.#writeCompanion(companion.file, bytesOf(this.#moved(companion.text)));
    }
  }

  /** Companion files of the specification are replaced; any other file is written once. */
  *#writeCompanion(file: string, bytes: Uint8Array): Generator<WriteStep, void, undefined> {
    const atMs = this.#nowMs;
    if (isCompanionFile(file)) {
      yield { type: "replace", atMs, file, bytes, mode: "atomic" };
      return;
    }
    yield { type: "open", atMs, file };
    yield { type: "append", atMs, file, bytes };
  }

  #moved(text: string): string {
    return this.#options.startMs === undefined ? text : shiftTimestamps(text, this.#offsetMs);
  }
}

const isCompanionFile = (file: string): file is CompanionFile => Object.hasOwn(companionKinds, file);
