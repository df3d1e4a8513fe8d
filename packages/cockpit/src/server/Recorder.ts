import { join } from "node:path";
import type { CompanionFile, Position } from "@shipslog/contract";
import { fold } from "../state/fold.ts";
import type { CockpitObservation } from "../state/CockpitObservation.ts";
import { unknownState, type CockpitState } from "../state/CockpitState.ts";
import { timeMsOf } from "../state/timeMsOf.ts";
import { decodeRecord } from "../wire/decodeRecord.ts";
import { encodeRecord } from "../wire/encodeRecord.ts";
import { encodeSnapshot, type Snapshot } from "../wire/Snapshot.ts";
import type { Timeline } from "../wire/Timeline.ts";
import { Checkpoints } from "./Checkpoints.ts";
import { encodeCursor, contentHash, firstCursor, type StreamCursor } from "./StreamCursor.ts";
import { dataOf, frameOf } from "./frames.ts";
import { TimelineMarks } from "./TimelineMarks.ts";
import { NumberList } from "./NumberList.ts";
import { shorten } from "./shorten.ts";
import { RecordFile } from "./RecordFile.ts";

/** What recording needs. */
export interface RecorderOptions {
  /** An empty folder for the recording; it grows with the session. */
  readonly folder: string;
  /** Names this run, unlike any other. */
  readonly run: string;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
}

/** In place of the offset of a line, for records that are none. */
export const notALine = { companion: -1, finding: -2 } as const;

const mostPoints = 1000;

/** Everything observed, in one order: on disk, so that any part of it can be read again, and folded into the state now. */
export class Recorder {
  readonly run: string;
  readonly #nowMs: () => number;
  readonly #frames: RecordFile;
  readonly #checkpoints: Checkpoints;
  readonly #times = new NumberList();
  readonly #offsets = new NumberList();
  /** The first record of each journal, one for each generation of it. */
  readonly #journals: { readonly file: string; readonly generation: number; readonly seq: number }[] = [];
  readonly #latest = new Map<CompanionFile, { readonly seq: number; readonly fingerprint: string }>();
  readonly #marks = new TimelineMarks();
  readonly #listeners = new Set<() => void>();
  #state: CockpitState = unknownState;
  #cursor: StreamCursor;
  #isClosed = false;

  constructor({ folder, run, nowMs }: RecorderOptions) {
    this.run = run;
    this.#nowMs = nowMs;
    this.#frames = new RecordFile(join(folder, "records"));
    this.#checkpoints = new Checkpoints(join(folder, "states"), run);
    this.#cursor = firstCursor(run);
  }

  /** The number of the last record; 0 before the first. */
  get lastSeq(): number {
    return this.#frames.count;
  }

  get state(): CockpitState {
    return this.#state;
  }

  /** Takes one observation in and tells those who listen. */
  observe(given: CockpitObservation): void {
    const observation = shorten(given);
    const seq = this.lastSeq + 1;
    const atMs = this.#nowMs();
    const before = this.#state;
    this.#state = fold(before, observation, atMs);
    const timeMs = this.#timeOf(observation);
    this.#index(observation, seq, timeMs);
    this.#marks.update(before, this.#state, observation, seq, timeMs);
    this.#frames.append(frameOf("record", this.id, encodeRecord({ seq, atMs, timeMs }, observation)));
    this.#checkpoints.update(seq, this.#state, this.#frames.bytesOf(seq - 1, seq));
    for (const listener of this.#listeners) listener();
  }

  /** Calls back after each record; gives the function that ends this. */
  onRecord(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The id of the last record. */
  get id(): string {
    return encodeCursor(this.#cursor);
  }

  /** The state now as it travels. */
  snapshot(): string {
    return encodeSnapshot(this.#snapshotOf(this.lastSeq, this.#state));
  }

  /** The state as it was after a record, as it travels. */
  snapshotAt(asked: number): string {
    const seq = Math.min(asked, this.lastSeq);
    const start = this.#checkpoints.before(seq);
    let { state } = start;
    for (const frame of this.#frames.readTexts(start.seq, seq)) {
      const { observation, atMs } = decodeRecord(dataOf(frame));
      state = fold(state, observation, atMs);
    }
    return encodeSnapshot(this.#snapshotOf(seq, state));
  }

  #snapshotOf(seq: number, state: CockpitState): Snapshot {
    return { run: this.run, seq, lastSeq: this.lastSeq, state };
  }

  /** The events of records after one, as many as fit into a size but at least one, end to end; none when there are none. */
  framesAfter(seq: number, mostBytes: number): { readonly bytes: Buffer; readonly seq: number } {
    let last = Math.min(seq + 1, this.lastSeq);
    while (last < this.lastSeq && this.#frames.bytesOf(seq, last + 1) <= mostBytes) last += 1;
    return { bytes: this.#frames.readBytes(Math.min(seq, last), last), seq: last };
  }

  /** The events of records from one to another, both counted in. */
  frames(from: number, to: number): readonly string[] {
    return this.#frames.readTexts(from - 1, Math.max(from - 1, Math.min(to, this.lastSeq)));
  }

  /** The number of the record that holds a line; undefined where no record does. */
  seqOf({ file, generation, offset }: Pick<Position, "file" | "generation" | "offset">): number | undefined {
    const at = this.#journals.findLastIndex((journal) => journal.file === file && journal.generation === generation);
    const journal = this.#journals[at];
    if (journal === undefined) return undefined;
    const end = this.#journals[at + 1]?.seq ?? this.lastSeq + 1;
    for (let seq = end - 1; seq >= journal.seq; seq -= 1) if (this.offsetOf(seq) === offset) return seq;
    return undefined;
  }

  /** Where the line of a record begins in its file, or which sort of record it is. */
  offsetOf(seq: number): number {
    return this.#offsets.at(seq - 1);
  }

  /** The last record of each companion file, with a fingerprint of its text. */
  get latest(): ReadonlyMap<CompanionFile, { readonly seq: number; readonly fingerprint: string }> {
    return this.#latest;
  }

  timeline(): Timeline {
    const step = Math.max(1, Math.ceil(this.lastSeq / (mostPoints - 1)));
    const points: { seq: number; timeMs: number }[] = [];
    for (let seq = 1; seq <= this.lastSeq; seq = seq === this.lastSeq ? seq + 1 : Math.min(seq + step, this.lastSeq)) {
      const timeMs = this.#times.at(seq - 1);
      if (!Number.isNaN(timeMs)) points.push({ seq, timeMs });
    }
    return { run: this.run, lastSeq: this.lastSeq, points, marks: this.#marks.list };
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Lets go of the recording; the folder is the caller's to remove. */
  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
    this.#frames.close();
    this.#checkpoints.close();
  }

  #timeOf(observation: CockpitObservation): number | undefined {
    const hasEvent = observation.type === "event" || observation.type === "companion";
    const own = hasEvent ? timeMsOf(observation.event?.["timestamp"]) : undefined;
    const last = this.#times.at(this.#times.length - 1);
    return own ?? (Number.isNaN(last) ? undefined : last);
  }

  #index(observation: CockpitObservation, seq: number, timeMs: number | undefined): void {
    const { companions } = this.#cursor;
    this.#times.push(timeMs ?? Number.NaN);
    if (observation.type === "finding") {
      this.#offsets.push(notALine.finding);
      this.#cursor = { ...this.#cursor, seq, findings: this.#cursor.findings + 1 };
    } else if (observation.type === "companion") {
      const fingerprint = contentHash(observation.raw);
      this.#offsets.push(notALine.companion);
      this.#latest.set(observation.file, { seq, fingerprint });
      this.#cursor = { ...this.#cursor, seq, companions: { ...companions, [observation.file]: fingerprint } };
    } else {
      this.#indexLine(observation.position, seq);
    }
  }

  #indexLine({ file, generation, offset }: Position, seq: number): void {
    const last = this.#journals.at(-1);
    if (last?.file !== file || last.generation !== generation) this.#journals.push({ file, generation, seq });
    this.#offsets.push(offset);
    this.#cursor = { ...this.#cursor, seq, line: { file, generation, offset }, findings: 0 };
  }
}
