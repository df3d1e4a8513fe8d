import type { JsonObject, JsonValue, Moment } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { joinLinesBySecond, plan } from "@shipslog/journal";

/** One write to a file of the folder. */
interface Write {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly file: string;
  readonly text: string;
}

/** The writes of a session, in order of time. */
export interface WrittenSession {
  readonly writes: readonly Write[];
}

/** Collects the writes of moments, grouped by second as the command does for followed sessions. */
export function collectSession(moments: Iterable<Moment>): WrittenSession {
  const decoder = new TextDecoder();
  const writes = [...joinLinesBySecond(plan(moments, { dialect: "live" }))].flatMap((step) =>
    "bytes" in step ? [{ atMs: step.atMs, file: step.file, text: decoder.decode(step.bytes) }] : [],
  );
  return { writes };
}

/** A line and the index of its write. */
export interface WrittenLine {
  readonly event: JsonObject;
  readonly raw: string;
  readonly write: number;
}

const isJournal = ({ file }: Write): boolean => file.endsWith(".log");

/** Returns all journal lines, in order. */
export function sessionLines({ writes }: WrittenSession): readonly WrittenLine[] {
  return writes.flatMap((each, write) => {
    if (!isJournal(each)) return [];
    return each.text
      .split("\n")
      .slice(0, -1)
      .map((raw) => ({ raw, write, event: parsed(raw.replace(/\r$/, "")) }));
  });
}

/** Returns the journal lines with one of the given names. */
export function linesNamed(session: WrittenSession, ...names: readonly string[]): readonly WrittenLine[] {
  return sessionLines(session).filter(({ event }) => names.includes(event["event"] as string));
}

/** Returns the writes of a companion file, with their parsed content. */
export function filesNamed({ writes }: WrittenSession, file: string) {
  return writes.flatMap((each, write) => (each.file === file ? [{ ...each, write, event: parsed(each.text) }] : []));
}

function parsed(text: string): JsonObject {
  const line = parseLine(text);
  return line.ok ? line.event : {};
}

/** Yields every number of an event with its key. */
export function* numericValues(value: JsonValue, key = ""): Generator<readonly [string, number | bigint]> {
  if (typeof value === "number" || typeof value === "bigint") yield [key, value];
  else if (Array.isArray(value)) for (const item of value as readonly JsonValue[]) yield* numericValues(item, key);
  else if (typeof value === "object" && value !== null) {
    for (const [name, held] of Object.entries(value as JsonObject)) yield* numericValues(held, name);
  }
}

/** Returns a session in which the text of some writes is changed. */
export function edited(
  { writes }: WrittenSession,
  file: RegExp,
  edit: (text: string, at: number) => string,
): WrittenSession {
  return { writes: writes.map((each, at) => (file.test(each.file) ? { ...each, text: edit(each.text, at) } : each)) };
}
