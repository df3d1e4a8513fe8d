/** A folder that a violation changes: the lines of its journals and what its three files hold at the end. */
import { type EventOf, type JsonObject, type Kind, parseTimestampMs } from "@shipslog/contract";
import { parseLine, printCompanion, printLine } from "@shipslog/contract/text";
import type { Checkable } from "@shipslog/check";
import { companionEntry, lineEntry, type Piece } from "../recording.ts";

/** The kind in each of the three files of the document. */
export interface FileKinds {
  readonly "Status.json": "Status";
  readonly "ModulesInfo.json": "ModuleInfo";
  readonly "NavRoute.json": "NavRoute";
}

/** The name of one of the three files. */
export type FileName = keyof FileKinds;

/** The three files, in the order of the document. */
const companionNames = ["Status.json", "ModulesInfo.json", "NavRoute.json"] as const satisfies readonly FileName[];

/** The lines that announce a file. */
const announcingKind = { "Status.json": undefined, "ModulesInfo.json": "ModuleInfo", "NavRoute.json": "NavRoute" };

/** An event whose kind is not fixed. */
export interface AnyEvent {
  timestamp: string;
  event: string;
  [field: string]: unknown;
}

/** A line of a journal: an event, and its text where no event prints so. */
export interface FolderLine {
  file: string;
  event: AnyEvent;
  text?: string;
}

/** The text of a time as the game writes it. */
export const timeText = (timeMs: number): string => `${new Date(timeMs).toISOString().slice(0, 19)}Z`;

/** The time of an event. */
export const timeOf = ({ timestamp }: AnyEvent): number => parseTimestampMs(timestamp) ?? Number.NaN;

/** Sets fields to any values, allowed or not; true, as it is always possible. */
export function set(object: object, values: Readonly<Record<string, unknown>>): true {
  Object.assign(object, values);
  return true;
}

/** Removes fields; false when none of them was there. */
export function drop(object: object, ...fields: readonly string[]): boolean {
  const present = fields.filter((field) => Object.hasOwn(object, field));
  for (const field of present) Reflect.deleteProperty(object, field);
  return present.length > 0;
}

/** A folder in memory; a violation works on a clone of a clean one. */
export class DraftFolder {
  readonly name: string;
  lines: FolderLine[];
  readonly files: { [Name in FileName]?: EventOf<FileKinds[Name]> };
  /** Texts of files that no event prints, such as half a file. */
  readonly texts: Partial<Record<FileName, string>> = {};

  constructor(name: string, lines: FolderLine[], files: DraftFolder["files"]) {
    this.name = name;
    this.lines = lines;
    this.files = files;
  }

  /** The folder that a recording leaves behind. */
  static ofPieces(name: string, pieces: readonly Piece[]): DraftFolder {
    const parse = (raw: string): AnyEvent => {
      const parsed = parseLine(raw);
      if (!parsed.ok) throw new Error(`${name}: cannot read ${raw}`);
      return parsed.event as unknown as AnyEvent;
    };
    const lines = pieces.filter(({ type }) => type === "line");
    const files: Record<string, AnyEvent> = {};
    for (const file of companionNames) {
      const last = pieces.findLast((piece) => piece.file === file);
      if (last !== undefined) files[file] = parse(last.raw);
    }
    return new DraftFolder(
      name,
      lines.map(({ file, raw }) => ({ file, event: parse(raw) })),
      files,
    );
  }

  clone(): DraftFolder {
    return new DraftFolder(this.name, structuredClone(this.lines), structuredClone(this.files));
  }

  /** All events of a kind, in order. */
  all<Name extends Kind>(kind: Name): EventOf<Name>[] {
    return this.lines.filter(({ event }) => event.event === kind).map(({ event }) => event as EventOf<Name>);
  }

  /** The last event of a kind. */
  last<Name extends Kind>(kind: Name): EventOf<Name> | undefined {
    return this.all(kind).at(-1);
  }

  /** The place of an event among the lines. */
  indexOf(event: AnyEvent): number {
    return this.lines.findIndex((line) => line.event === event);
  }

  /** The time of the newest line or file. */
  get endMs(): number {
    const times = [...this.lines.map(({ event }) => timeOf(event)), ...Object.values(this.files).map(timeOf)];
    return Math.max(...times.filter((time) => !Number.isNaN(time)));
  }

  /** Adds a line in front of the one at an index, in the file of its neighbour; it keeps its own time. */
  insert(index: number, event: AnyEvent): void {
    const neighbour = this.lines[index] ?? this.lines.at(-1);
    this.lines.splice(index, 0, { file: neighbour?.file ?? "Journal.2026-05-01T000000.01.log", event });
  }

  /** Adds a line after another event, some seconds later. */
  insertAfter(event: AnyEvent, added: AnyEvent, seconds = 1): void {
    const at = this.indexOf(event) + 1;
    const next = this.lines[at];
    const wished = timeOf(event) + seconds * 1000;
    const time = next === undefined ? wished : Math.min(wished, timeOf(next.event));
    this.lines.splice(at, 0, { file: this.lines[at - 1]!.file, event: { ...added, timestamp: timeText(time) } });
    // Status.json goes on being refreshed, unless the violation is about that.
    const status = this.files["Status.json"];
    if (status !== undefined && timeOf(status) < time) status.timestamp = timeText(time);
  }

  /** Adds a line at the end of the last journal, at the time of the newest line or file. */
  append(event: AnyEvent): void {
    const at = timeText(this.endMs);
    this.insert(this.lines.length, { ...event, timestamp: at });
  }

  /** Removes lines; false when there was none. */
  remove(isGone: (event: AnyEvent) => boolean): boolean {
    const before = this.lines.length;
    this.lines = this.lines.filter(({ event }) => !isGone(event));
    return this.lines.length < before;
  }

  /** What a check reads: the lines, then the files as they are found. */
  entries(): readonly Checkable[] {
    const entries: Checkable[] = [];
    let file = "";
    let line = 0;
    let offset = 0;
    for (const each of this.lines) {
      if (each.file !== file) {
        ({ file } = each);
        line = 0;
        offset = 0;
      }
      line++;
      const entry = lineEntry(each.text ?? printLine(each.event as unknown as JsonObject), file, line, offset);
      offset += entry.byteLength;
      entries.push(entry);
    }
    for (const [index, name] of companionNames.entries()) {
      const found = this.#companion(name, index + 1);
      // Without a journal no line tells which files have to be there.
      if (this.lines.length > 0 || found.state !== "missing") entries.push(found);
    }
    return entries;
  }

  #companion(name: FileName, revision: number): ReturnType<typeof companionEntry> {
    const event = this.files[name];
    const text = this.texts[name] ?? (event === undefined ? undefined : printCompanion(event));
    const entry = companionEntry(text ?? "", name, revision);
    if (text === undefined) return { ...entry, state: "missing" };
    const announced = this.lines.findLast((line) => line.event.event === announcingKind[name])?.event;
    if (entry.state !== "alone" || announced === undefined) return entry;
    const isEqual = timeOf(entry.event as unknown as AnyEvent) === timeOf(announced);
    return { ...entry, state: isEqual ? "matched" : "stale" };
  }
}
