import type { CompanionFile, JsonObject } from "@shipslog/contract";
import { printCompanion } from "@shipslog/contract/text";

/** What was last written to a file: the event it came from, the timestamp it got and the text. */
interface Written {
  readonly event: JsonObject;
  readonly timestamp: string;
  readonly text: string;
}

const print = (event: JsonObject, timestamp: string): string => printCompanion({ ...event, timestamp });

/** Remembers what the announced companion files hold, so that only a change or an announcement writes one again. */
export class CompanionContents {
  readonly #written = new Map<CompanionFile, Written>();

  /** Gives the text a file must now get; undefined when it stays as it is. */
  update(file: CompanionFile, event: JsonObject, timestamp: string, isAnnounced: boolean): string | undefined {
    const last = this.#written.get(file);
    if (last !== undefined && !isAnnounced && isSame(last, event)) return undefined;
    const text = print(event, timestamp);
    this.#written.set(file, { event, timestamp, text });
    return text === last?.text ? undefined : text;
  }
}

/** Whether an event would give the same text at the same time; the same object needs no printing. */
function isSame(last: Written, event: JsonObject): boolean {
  return last.event === event || print(event, last.timestamp) === last.text;
}
