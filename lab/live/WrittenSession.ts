import type { JsonObject, JsonValue, Moment } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { joinLinesBySecond, plan } from "@shipslog/journal";

/** One thing that was written to a folder, in the order of time. */
export interface Write {
  /** When, in milliseconds since 1970. */
  readonly atMs: number;
  readonly file: string;
  readonly text: string;
}

/** A session as it reaches the disk, for readers that follow it. */
export interface WrittenSession {
  readonly writes: readonly Write[];
}

/** Writes moments as the command line does for readers that follow. */
export function collectSession(moments: Iterable<Moment>): WrittenSession {
  const decoder = new TextDecoder();
  const writes = [...joinLinesBySecond(plan(moments, { dialect: "live" }))].flatMap((step) =>
    "bytes" in step ? [{ atMs: step.atMs, file: step.file, text: decoder.decode(step.bytes) }] : [],
  );
  return { writes };
}

/** A line with the write that brought it, by number. */
export interface WrittenLine {
  readonly event: JsonObject;
  readonly raw: string;
  readonly write: number;
}

const isJournal = ({ file }: Write): boolean => file.endsWith(".log");

/** The lines of the journals, in order. */
export function sessionLines({ writes }: WrittenSession): readonly WrittenLine[] {
  return writes.flatMap((each, write) => {
    if (!isJournal(each)) return [];
    return each.text
      .split("\n")
      .slice(0, -1)
      .map((raw) => ({ raw, write, event: parsed(raw.replace(/\r$/, "")) }));
  });
}

/** The lines of one name. */
export function linesNamed(session: WrittenSession, ...names: readonly string[]): readonly WrittenLine[] {
  return sessionLines(session).filter(({ event }) => names.includes(event["event"] as string));
}

/** The writes of a companion file, with what they hold. */
export function filesNamed({ writes }: WrittenSession, file: string) {
  return writes.flatMap((each, write) => (each.file === file ? [{ ...each, write, event: parsed(each.text) }] : []));
}

function parsed(text: string): JsonObject {
  const line = parseLine(text);
  return line.ok ? line.event : {};
}

/** Every number of an event with the key it stands under. */
export function* numericValues(value: JsonValue, key = ""): Generator<readonly [string, number | bigint]> {
  if (typeof value === "number" || typeof value === "bigint") yield [key, value];
  else if (Array.isArray(value)) for (const item of value as readonly JsonValue[]) yield* numericValues(item, key);
  else if (typeof value === "object" && value !== null) {
    for (const [name, held] of Object.entries(value as JsonObject)) yield* numericValues(held, name);
  }
}

/** Gives the session with the text of some writes changed. */
export function edited(
  { writes }: WrittenSession,
  file: RegExp,
  edit: (text: string, at: number) => string,
): WrittenSession {
  return { writes: writes.map((each, at) => (file.test(each.file) ? { ...each, text: edit(each.text, at) } : each)) };
}
