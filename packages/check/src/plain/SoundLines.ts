import type { EventEntry, JsonObject, TextEntry } from "@shipslog/contract";
import { isUsualTimestamp } from "@shipslog/contract/internal";
import type { LineOrigin } from "@shipslog/contract/observed";
import { lineOpenings } from "@shipslog/contract/text";
import { PlainEntry } from "../declare/PlainEntry.ts";
import { mayHoldEmptyName } from "../rules/evidence/names.ts";
import { mayHoldSign } from "../rules/evidence/signs.ts";
import { hasAsManyKeys } from "../text/repeatedKey.ts";

/** The text up to the timestamp, as the game writes it. */
const { head } = lineOpenings[0];
/** Where the text begins that lines have in common; the timestamp before has whole seconds. */
const restAt = head.length + 20;
const recentMask = 3;

interface SoundLine {
  readonly rest: string;
  readonly event: JsonObject;
  readonly origin: LineOrigin;
}

interface SoundKind {
  readonly lines: SoundLine[];
  next: number;
}

/**
 * The last lines of the sixteen kinds that the contract has nothing against, each with its origin. Of their text, 40 % repeats one of them
 * but for the timestamp: such a line need not be parsed and validated again.
 */
export class SoundLines {
  readonly #kinds = new Map<string, SoundKind>();

  /** The entry of a line that repeats a sound one of the same origin; undefined for any other line. */
  find(text: TextEntry, origin: LineOrigin): PlainEntry | undefined {
    const known = this.#kinds.get(text.kind);
    if (known === undefined || !text.raw.startsWith(head)) return undefined;
    const rest = text.raw.slice(restAt);
    const same = known.lines.find((line) => line.rest === rest && isSame(line.origin, origin));
    const timestamp = text.raw.slice(head.length, restAt);
    if (same === undefined || !isUsualTimestamp(timestamp)) return undefined;
    return new PlainEntry(text, timestamp, { ...same.event, timestamp });
  }

  /** Keeps a line that was parsed and found sound, if it is plain in all else. */
  keep({ raw, kind, event }: EventEntry, origin: LineOrigin): void {
    const rest = raw.slice(restAt);
    const timestamp = raw.slice(head.length, restAt);
    const isRepeatable = raw.startsWith(head) && isUsualTimestamp(timestamp) && hasAsManyKeys(raw, event);
    if (!isRepeatable || event["timestamp"] !== timestamp || mayHoldSign(raw) || mayHoldEmptyName(raw)) return;
    const known = this.#kinds.get(kind) ?? { lines: [], next: 0 };
    known.lines[known.next++ & recentMask] = { rest, event, origin };
    this.#kinds.set(kind, known);
  }
}

function isSame(one: LineOrigin, other: LineOrigin): boolean {
  return one === other || (one.version === other.version && one.isNative === other.isNative);
}
