import type { CompanionEntry, Entry, Position, Severity } from "@shipslog/contract";
import { fieldPath } from "@shipslog/contract";
import type { EventReading } from "./readEvent.ts";
import { appendBounded } from "./boundedLists.ts";
import type { CockpitFinding } from "./CockpitObservation.ts";
import { timeMsOf } from "./timeMsOf.ts";

/** How many findings, rules, fields and seconds are kept. */
export const healthBounds = { findings: 200, rules: 200, fields: 200, seconds: 60, chars: 500 } as const;

/** Something counted under a name. */
export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Lines that came within one second. */
export interface LinesInSecond {
  /** Whole seconds since 1970, by the clock of the machine that reads. */
  readonly second: number;
  readonly lines: number;
}

/** How well the data fares on its way from the game to this screen. */
export interface HealthState {
  /** The latest findings, oldest first. */
  readonly findings: readonly CockpitFinding[];
  readonly findingCounts: Readonly<Record<Severity, number>>;
  /** Findings by rule. */
  readonly rules: readonly NamedCount[];
  /** The seconds in which lines came, oldest first, at most a minute of them. */
  readonly pace: readonly LinesInSecond[];
  readonly lines: number;
  readonly badLines: number;
  /** How long after its own timestamp the latest line was read; a timestamp has whole seconds. Undefined before a line. */
  readonly lagMs: number | undefined;
  /** Looks at a companion file that found it half written or held. */
  readonly tornReads: number;
  /** Looks at a companion file that agreed with nothing its lines announced. */
  readonly staleReads: number;
  /** Places where a line did not begin where the one before it ended. */
  readonly gaps: number;
  /** Times a file was begun again under the reader. */
  readonly truncations: number;
  /** Fields the specification does not name, as `Kind.path`. */
  readonly unknownFields: readonly NamedCount[];
  /** Where the next line of the same file must begin. */
  readonly next: Pick<Position, "file" | "generation" | "offset"> | undefined;
}

/** Before the first line. */
export const unknownHealth: HealthState = {
  findings: [],
  findingCounts: { error: 0, warning: 0, note: 0 },
  rules: [],
  pace: [],
  lines: 0,
  badLines: 0,
  lagMs: undefined,
  tornReads: 0,
  staleReads: 0,
  gaps: 0,
  truncations: 0,
  unknownFields: [],
  next: undefined,
};

/** Takes note of a finding. */
export function foldFinding(health: HealthState, finding: CockpitFinding): HealthState {
  const { severity, rule } = finding;
  const kept = { ...finding, message: finding.message.slice(0, healthBounds.chars) };
  return {
    ...health,
    findings: appendBounded(health.findings, kept, healthBounds.findings),
    findingCounts: { ...health.findingCounts, [severity]: health.findingCounts[severity] + 1 },
    rules: countIn(health.rules, rule, healthBounds.rules),
  };
}

/** Takes note of a look at a companion file. */
export function foldCompanionHealth(health: HealthState, { state }: CompanionEntry, belief: EventReading): HealthState {
  return {
    ...health,
    tornReads: health.tornReads + (state === "torn" ? 1 : 0),
    staleReads: health.staleReads + (state === "stale" ? 1 : 0),
    unknownFields: foldUnknownFields(health.unknownFields, belief),
  };
}

/** Takes note of a line that was read at a time. */
export function foldLineHealth(health: HealthState, entry: Entry, belief: EventReading, atMs: number): HealthState {
  const { file, generation, offset } = entry.position;
  if (entry.type === "truncated") return { ...health, truncations: health.truncations + 1, next: undefined };
  const writtenAtMs = entry.type === "event" ? timeMsOf(entry.event["timestamp"]) : undefined;
  const isSameFile = health.next?.file === file && health.next.generation === generation;
  return {
    ...health,
    pace: foldPace(health.pace, Math.floor(atMs / 1000)),
    lines: health.lines + 1,
    badLines: health.badLines + (entry.type === "event" ? 0 : 1),
    lagMs: writtenAtMs === undefined ? health.lagMs : Math.max(0, atMs - writtenAtMs),
    gaps: health.gaps + (isSameFile && health.next?.offset !== offset ? 1 : 0),
    unknownFields: foldUnknownFields(health.unknownFields, belief),
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

/** Counts a name; beyond the bound new names are no longer told apart. */
function countIn(known: readonly NamedCount[], name: string, most: number): readonly NamedCount[] {
  const short = name.slice(0, healthBounds.chars);
  const at = known.findIndex((each) => each.name === short);
  const before = known[at];
  if (before !== undefined) return known.with(at, { name: short, count: before.count + 1 });
  return known.length < most ? [...known, { name: short, count: 1 }] : known;
}
