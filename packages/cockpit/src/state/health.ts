import {
  type CompanionEntry,
  type Entry,
  type Position,
  type Severity,
  fieldPath,
  isSoundCompanion,
} from "@shipslog/contract";
import { copySlice } from "@shipslog/contract/text";
import type { EventReading } from "./readEvent.ts";
import { appendBounded } from "./boundedLists.ts";
import type { CockpitFinding } from "./CockpitObservation.ts";
import { timeMsOf } from "./timeMsOf.ts";

/** How many findings, rules, fields, seconds and characters are kept. */
const healthBounds = { findings: 200, rules: 200, fields: 200, seconds: 60, chars: 500 } as const;

/** A name with a count. */
interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Lines read within one second. */
export interface LinesInSecond {
  /** Whole seconds since 1970, by the clock of the server. */
  readonly second: number;
  readonly lines: number;
}

/** The health of the data: findings, rates, and read problems. */
export interface HealthTopic {
  /** The latest findings, oldest first. */
  readonly findings: readonly CockpitFinding[];
  readonly findingCounts: Readonly<Record<Severity, number>>;
  /** Findings by rule. */
  readonly rules: readonly NamedCount[];
  /** The last 60 seconds in which lines were read, oldest first. */
  readonly pace: readonly LinesInSecond[];
  readonly lines: number;
  readonly badLines: number;
  /** When the latest line or companion file was read, by the clock of the server; undefined before the first. */
  readonly readAtMs: number | undefined;
  /** Time from the timestamp of the latest line until it was read; timestamps have whole seconds. Undefined before the first line. */
  readonly lagMs: number | undefined;
  /** Reads of a companion file that was half written or locked. */
  readonly tornReads: number;
  /** Reads of a companion file that did not match the announcing line. */
  readonly staleReads: number;
  /** How often a line did not start where the previous one ended. */
  readonly gaps: number;
  /** How often a file was truncated while it was read. */
  readonly truncations: number;
  /** Fields the specification does not name, as `Kind.path`. */
  readonly unknownFields: readonly NamedCount[];
  /** Where the next line of the same file is expected. */
  readonly next: Pick<Position, "file" | "generation" | "offset"> | undefined;
}

/** The health before the first line. */
export const unknownHealth: HealthTopic = {
  findings: [],
  findingCounts: { error: 0, warning: 0, note: 0 },
  rules: [],
  pace: [],
  lines: 0,
  badLines: 0,
  readAtMs: undefined,
  lagMs: undefined,
  tornReads: 0,
  staleReads: 0,
  gaps: 0,
  truncations: 0,
  unknownFields: [],
  next: undefined,
};

/** Updates the health from a finding. */
export function foldFinding(health: HealthTopic, finding: CockpitFinding): HealthTopic {
  const { severity, rule } = finding;
  const kept = { ...finding, message: copySlice(finding.message, 0, healthBounds.chars) };
  return {
    ...health,
    findings: appendBounded(health.findings, kept, healthBounds.findings),
    findingCounts: { ...health.findingCounts, [severity]: health.findingCounts[severity] + 1 },
    rules: countIn(health.rules, rule, healthBounds.rules),
  };
}

/** Updates the health from a companion file that was read at a time. */
export function foldCompanionHealth(
  health: HealthTopic,
  { state }: CompanionEntry,
  reading: EventReading,
  atMs: number,
): HealthTopic {
  return {
    ...health,
    readAtMs: atMs,
    tornReads: health.tornReads + (state !== "missing" && state !== "empty" && !isSoundCompanion(state) ? 1 : 0),
    staleReads: health.staleReads + (state === "stale" ? 1 : 0),
    unknownFields: foldUnknownFields(health.unknownFields, reading),
  };
}

/** Updates the health from a line that was read at a time. */
export function foldLineHealth(health: HealthTopic, entry: Entry, reading: EventReading, atMs: number): HealthTopic {
  const { file, generation, offset } = entry.position;
  if (entry.type === "truncated") return { ...health, truncations: health.truncations + 1, next: undefined };
  const writtenAtMs = entry.type === "event" ? timeMsOf(entry.event["timestamp"]) : undefined;
  const isSameFile = health.next?.file === file && health.next.generation === generation;
  return {
    ...health,
    pace: foldPace(health.pace, Math.floor(atMs / 1000)),
    lines: health.lines + 1,
    badLines: health.badLines + (entry.type === "event" ? 0 : 1),
    readAtMs: atMs,
    lagMs: writtenAtMs === undefined ? health.lagMs : Math.max(0, atMs - writtenAtMs),
    gaps: health.gaps + (isSameFile && health.next?.offset !== offset ? 1 : 0),
    unknownFields: foldUnknownFields(health.unknownFields, reading),
    next: { file, generation, offset: offset + entry.byteLength },
  };
}

function foldPace(pace: readonly LinesInSecond[], second: number): readonly LinesInSecond[] {
  const last = pace.at(-1);
  if (last?.second === second) return pace.with(pace.length - 1, { second, lines: last.lines + 1 });
  return appendBounded(pace, { second, lines: 1 }, healthBounds.seconds);
}

function foldUnknownFields(fields: readonly NamedCount[], { event, issues }: EventReading): readonly NamedCount[] {
  const kind = event?.event;
  if (kind === undefined || issues.length === 0) return fields;
  return issues
    .filter(({ code }) => code === "unknown-field")
    .reduce((known, { pointer }) => countIn(known, `${kind}.${fieldPath(pointer)}`, healthBounds.fields), fields);
}

/** Counts a name; when the list is full, new names are not added. */
function countIn(known: readonly NamedCount[], name: string, max: number): readonly NamedCount[] {
  const short = copySlice(name, 0, healthBounds.chars);
  const at = known.findIndex((each) => each.name === short);
  const before = known[at];
  if (before !== undefined) return known.with(at, { name: short, count: before.count + 1 });
  return known.length < max ? [...known, { name: short, count: 1 }] : known;
}
