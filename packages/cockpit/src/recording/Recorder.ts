import { arrivalKinds, commanderOf, type CompanionFile, type EventEntry, type Position } from "@shipslog/contract";
import { fold } from "../state/fold.ts";
import type { CockpitObservation } from "../state/CockpitObservation.ts";
import { unknownState, type CockpitState } from "../state/CockpitState.ts";
import { timeMsOf } from "../state/timeMsOf.ts";
import { decodeRecord } from "../wire/decodeRecord.ts";
import { encodeSnapshot, type Snapshot } from "../wire/Snapshot.ts";
import type { Hello } from "../wire/Hello.ts";
import { apiVersion } from "../wire/apiPaths.ts";
import type { RecordedMoment, Timeline } from "../wire/Timeline.ts";
import { Checkpoints } from "./Checkpoints.ts";
import { encodeCursor, contentHash, firstCursor, type StreamCursor } from "./StreamCursor.ts";
import { TimelineMarks } from "./TimelineMarks.ts";
import { KindList } from "./KindList.ts";
import { NumberList } from "./NumberList.ts";
import { shorten } from "./shorten.ts";
import type { RecordStore } from "./RecordStore.ts";
import { Travels } from "./Travels.ts";
import type { TravelPage } from "../wire/TravelPage.ts";
import { dataOfStored, frameOfStored, storeRecord } from "./storedRecord.ts";

/** Where a recording is stored and how it is named. */
export interface RecorderOptions {
  /** Where the records are kept; it grows with the session. */
  readonly records: RecordStore;
  /** Where some of the states are kept, so that looking back is fast. */
  readonly states: RecordStore;
  /** A unique name for this run. */
  readonly run: string;
  /** The current time, in milliseconds since 1970. */
  readonly nowMs: () => number;
  /** The folder or file that is shown, for the page's messages. */
  readonly source?: string | undefined;
}

/** Stored instead of a line offset for records that are not lines. */
export const notALine = { companion: -1, finding: -2, reading: -3 } as const;

const maxPoints = 1000;

/** Records all observations in one order, where any part can be read again, and folds them into the current state. */
export class Recorder {
  readonly run: string;
  readonly #nowMs: () => number;
  readonly #records: RecordStore;
  readonly #checkpoints: Checkpoints;
  readonly #times = new NumberList();
  readonly #offsets = new NumberList();
  readonly #kinds = new KindList();
  readonly #source: string | undefined;
  /** The first record of each generation of each journal. */
  readonly #journals: { readonly file: string; readonly generation: number; readonly seq: number }[] = [];
  readonly #latest = new Map<CompanionFile, { readonly seq: number; readonly hash: string }>();
  readonly #marks = new TimelineMarks();
  readonly #travels = new Travels();
  readonly #listeners = new Set<() => void>();
  #state: CockpitState = unknownState;
  #cursor: StreamCursor;
  #isClosed = false;

  constructor({ records, states, run, nowMs, source }: RecorderOptions) {
    this.run = run;
    this.#source = source;
    this.#nowMs = nowMs;
    this.#records = records;
    this.#checkpoints = new Checkpoints(states, run);
    this.#cursor = firstCursor(run);
  }

  /** The number of the last record; 0 before the first. */
  get lastSeq(): number {
    return this.#records.count;
  }

  get state(): CockpitState {
    return this.#state;
  }

  /** Records one observation and notifies the listeners. */
  observe(given: CockpitObservation): void {
    const observation = shorten(given);
    const seq = this.lastSeq + 1;
    const atMs = this.#nowMs();
    const before = this.#state;
    this.#state = fold(before, observation, atMs);
    const timeMs = this.#timeOf(observation);
    this.#index(observation, seq, timeMs);
    this.#marks.update(before, this.#state, observation, seq, timeMs);
    if (observation.type === "event" && arrivalKinds.includes(observation.kind)) {
      this.#travels.note(this.#state.session.commander.id, observation.event, timeMs);
    }
    this.#records.append(storeRecord(this.#cursor, { seq, atMs, timeMs }, observation));
    this.#checkpoints.update(seq, this.#state, this.#records.bytesOf(seq - 1, seq));
    for (const listener of this.#listeners) listener();
  }

  /** Calls a listener after each record; returns the function that removes it. */
  onRecord(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The stream id of the last record. */
  get id(): string {
    return encodeCursor(this.#cursor);
  }

  /** What a client has to know about this server. */
  get hello(): Hello {
    return { version: apiVersion, run: this.run, lastSeq: this.lastSeq, source: this.#source };
  }

  /** The current state, encoded. */
  snapshot(): string {
    return encodeSnapshot(this.#snapshotOf(this.lastSeq, this.#state));
  }

  /** The state after a record, encoded. */
  snapshotAt(requestedSeq: number): string {
    const seq = Math.min(requestedSeq, this.lastSeq);
    const start = this.#checkpoints.before(seq);
    let { state } = start;
    for (const data of this.data(start.seq + 1, seq)) {
      const { observation, atMs } = decodeRecord(data);
      state = fold(state, observation, atMs);
    }
    return encodeSnapshot(this.#snapshotOf(seq, state));
  }

  #snapshotOf(seq: number, state: CockpitState): Snapshot {
    const timeMs = this.#times.at(seq - 1);
    const times = Number.isNaN(timeMs) ? {} : { timeMs };
    return { run: this.run, seq, lastSeq: this.lastSeq, ...times, state };
  }

  /** The last record at or before a game time. */
  momentAt(timeMs: number): RecordedMoment {
    let seq = this.lastSeq;
    let next: { readonly nextSeq: number; readonly nextTimeMs: number } | undefined;
    for (; seq > 0; seq -= 1) {
      const recordMs = this.#times.at(seq - 1);
      if (recordMs <= timeMs) return { run: this.run, seq, timeMs: recordMs, ...next };
      if (!Number.isNaN(recordMs)) next = { nextSeq: seq, nextTimeMs: recordMs };
    }
    return { run: this.run, seq, ...next };
  }

  /** Whether the kind of a record's event is one of these. */
  isOfKind(seq: number, kinds: ReadonlySet<string>): boolean {
    return kinds.has(this.#kinds.at(seq - 1));
  }

  /** The frames after a record, concatenated: about as many as fit into `maxBytes` and at least one; empty at the end. */
  framesAfter(seq: number, maxBytes: number): { readonly text: string; readonly seq: number } {
    let last = Math.min(seq + 1, this.lastSeq);
    while (last < this.lastSeq && this.#records.bytesOf(seq, last + 1) <= maxBytes) last += 1;
    return { text: this.#framesOf(Math.min(seq, last), last).join(""), seq: last };
  }

  /** The frames of records `from` to `to`, inclusive. */
  frames(from: number, to: number): readonly string[] {
    return this.#framesOf(from - 1, Math.max(from - 1, Math.min(to, this.lastSeq)));
  }

  /** The records `from` to `to`, inclusive, each as JSON. */
  data(from: number, to: number): readonly string[] {
    const last = Math.max(from - 1, Math.min(to, this.lastSeq));
    return this.#records.readTexts(from - 1, last).map(dataOfStored);
  }

  /** A record as it is stored. */
  stored(seq: number): string {
    return this.#records.readTexts(seq - 1, seq).join("");
  }

  #framesOf(after: number, last: number): readonly string[] {
    return this.#records.readTexts(after, last).map(frameOfStored);
  }

  /** The record of a line; undefined when the line is not recorded. */
  seqOf({ file, generation, offset }: Pick<Position, "file" | "generation" | "offset">): number | undefined {
    const at = this.#journals.findLastIndex((journal) => journal.file === file && journal.generation === generation);
    const journal = this.#journals[at];
    if (journal === undefined) return undefined;
    const end = this.#journals[at + 1]?.seq ?? this.lastSeq + 1;
    for (let seq = end - 1; seq >= journal.seq; seq -= 1) if (this.offsetOf(seq) === offset) return seq;
    return undefined;
  }

  /** The offset of a record's line in its file; a `notALine` value for other records. */
  offsetOf(seq: number): number {
    return this.#offsets.at(seq - 1);
  }

  /** The last record of each companion file, with a hash of its text. */
  get latest(): ReadonlyMap<CompanionFile, { readonly seq: number; readonly hash: string }> {
    return this.#latest;
  }

  /** Points and marks for a timeline control. */
  timeline(): Timeline {
    const step = Math.max(1, Math.ceil(this.lastSeq / (maxPoints - 1)));
    const points: { seq: number; timeMs: number }[] = [];
    for (let seq = 1; seq <= this.lastSeq; seq = seq === this.lastSeq ? seq + 1 : Math.min(seq + step, this.lastSeq)) {
      const timeMs = this.#times.at(seq - 1);
      if (!Number.isNaN(timeMs)) points.push({ seq, timeMs });
    }
    return { run: this.run, lastSeq: this.lastSeq, points, marks: this.#marks.list };
  }

  /** Where a commander has arrived, the current one by default, after the first `after` arrivals. */
  travels(commander: string | undefined, after: number): TravelPage {
    return { run: this.run, ...this.#travels.page(commander ?? this.#state.session.commander.id, after) };
  }

  /** Reads lines before the recording once it has caught up; only arrivals are kept of them, for the map of all travels. */
  async readEarlier(entries: AsyncIterable<EventEntry>): Promise<void> {
    this.#travels.beginEarlier();
    await this.#caughtUp();
    let commander: string | undefined;
    try {
      for await (const { kind, event } of entries) {
        if (this.#isClosed) return;
        commander = commanderOf(event)?.id ?? commander;
        if (arrivalKinds.includes(kind)) this.#travels.noteEarlier(commander, event, timeMsOf(event["timestamp"]));
      }
    } finally {
      this.#travels.endEarlier();
    }
  }

  /** Resolves when everything that existed at the start was read. */
  #caughtUp(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.onRecord(() => {
        if (this.#state.reading?.caughtUpAtMs === undefined) return;
        stop();
        resolve();
      });
    });
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Closes the recording; the caller removes what it was kept in. */
  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
    this.#records.close();
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
    this.#kinds.push(kindOf(observation));
    if (observation.type === "reading") {
      this.#offsets.push(notALine.reading);
      this.#cursor = { ...this.#cursor, seq };
    } else if (observation.type === "finding") {
      this.#offsets.push(notALine.finding);
      this.#cursor = { ...this.#cursor, seq, findings: this.#cursor.findings + 1 };
    } else if (observation.type === "companion") {
      const hash = contentHash(observation.raw);
      this.#offsets.push(notALine.companion);
      this.#latest.set(observation.file, { seq, hash });
      this.#cursor = { ...this.#cursor, seq, companions: { ...companions, [observation.file]: hash } };
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

/** The kind of the event in an observation; empty without one. */
function kindOf(observation: CockpitObservation): string {
  if (observation.type === "event") return observation.kind;
  const kind = observation.type === "companion" ? observation.event?.["event"] : undefined;
  return typeof kind === "string" ? kind : "";
}
