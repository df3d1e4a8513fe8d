import type { CompanionFile, JsonObject } from "@shipslog/contract";
import { printCompanion } from "@shipslog/contract/text";
import { printTimestamp } from "@shipslog/contract/internal";

/** The last write of a file: its event, timestamp and text. */
interface Written {
  readonly event: JsonObject;
  readonly timestamp: string;
  readonly text: string;
}

const print = (event: JsonObject, timestamp: string): string => printCompanion({ ...event, timestamp });

/** The contents of the announced companion files, to write one only if it changes or is announced. */
export class CompanionContents {
  readonly #written = new Map<CompanionFile, Written>();

  /** Returns the new text of a file, given the line that announces it, if any; undefined if it does not change. */
  update(
    file: CompanionFile,
    event: JsonObject,
    atMs: number,
    announcement: JsonObject | undefined,
  ): string | undefined {
    const last = this.#written.get(file);
    if (last !== undefined && announcement === undefined && isSame(last, event)) return undefined;
    const timestamp = timestampOf(announcement, atMs);
    const text = print(event, timestamp);
    this.#written.set(file, { event, timestamp, text });
    return text === last?.text ? undefined : text;
  }
}

/** The timestamp of a file: that of its announcing line, so that the two are equal, else the time itself. */
function timestampOf(announcement: JsonObject | undefined, atMs: number): string {
  const timestamp = announcement?.["timestamp"];
  return typeof timestamp === "string" ? timestamp : printTimestamp(atMs);
}

/** Whether an event would give the same text with the same timestamp; the same object does. */
function isSame(last: Written, event: JsonObject): boolean {
  return last.event === event || print(event, last.timestamp) === last.text;
}
