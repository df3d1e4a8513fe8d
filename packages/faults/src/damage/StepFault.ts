import { announcedFile, type CompanionFile, type JsonObject, type WriteStep } from "@shipslog/contract";
import { parseLine, peekEventName } from "@shipslog/contract/text";
import type { Fault } from "../Fault.ts";
import type { DamagedStep } from "./ExpectedDamage.ts";
import type { FaultContext } from "./FaultContext.ts";

/** A fault in the text of lines or in files: a map over write steps. */
export interface StepFault extends Fault {
  readonly sort: "text" | "file";
  /** Damages steps as they pass, and skips those that are taken. */
  damage(steps: Iterable<DamagedStep>, context: FaultContext): Iterable<DamagedStep>;
}

/** A step that appends to a journal, with the damage done to it. */
export interface DamagedAppend extends DamagedStep {
  readonly step: Extract<WriteStep, { type: "append" }>;
}

/** A step that replaces a companion file, with the damage done to it. */
export interface DamagedReplace extends DamagedStep {
  readonly step: Extract<WriteStep, { type: "replace" }>;
}

/** Whether a step appends to a journal. */
export function isAppend(given: DamagedStep): given is DamagedAppend {
  return given.step.type === "append";
}

/** Whether a step replaces a companion file. */
export function isReplace(given: DamagedStep): given is DamagedReplace {
  return given.step.type === "replace";
}

/** Longer than the start of any line up to the end of its event name; a damaged line may have megabytes. */
const mostBytesToName = 200;

/** The event name of a line; undefined if the line is unreadable, even if it starts with a name. */
export function lineNameOf({ step, isUnreadable }: DamagedAppend): string | undefined {
  if (isUnreadable === true) return undefined;
  return peekEventName(new TextDecoder().decode(step.bytes.subarray(0, mostBytesToName)));
}

/** The companion file that a line announces; undefined for most lines, and for one that is unreadable. */
export function fileAnnouncedBy(line: DamagedAppend): CompanionFile | undefined {
  const name = lineNameOf(line);
  // Few lines announce a file, and only these are parsed.
  return announcedFile(name) && announcedFile(name, readBytes(line.step.bytes));
}

/** What bytes were read as: every fault looks at every step, and none changes the bytes of another. */
const readBefore = new WeakMap<Uint8Array, { readonly event: JsonObject | undefined }>();

/** The event in the bytes of a line or file; undefined if they are not an event. */
export function readBytes(bytes: Uint8Array): JsonObject | undefined {
  const before = readBefore.get(bytes);
  if (before !== undefined) return before.event;
  const parsed = parseLine(new TextDecoder().decode(bytes).trimEnd());
  const event = parsed.ok ? parsed.event : undefined;
  readBefore.set(bytes, { event });
  return event;
}
