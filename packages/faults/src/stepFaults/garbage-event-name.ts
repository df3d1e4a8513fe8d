import { lineFault } from "../damage/lineFault.ts";

const key = new TextEncoder().encode('"event":"');
const quote = '"'.charCodeAt(0);

/** Writes garbage as the event name. */
export const garbageEventName = lineFault({
  name: "garbage-event-name",
  description: "Overwrites the event name with random bytes that are not valid UTF-8.",
  rule: "no-event-name",
  severity: { spec: "error", live: "error" },
  spoil(line, context) {
    const from = indexOf(line, key) + key.length;
    const to = line.indexOf(quote, from);
    if (from < key.length || to === -1) return undefined;
    const spoiled = line.slice();
    // A byte from 0x80 on is never a quote, a backslash or a control character, and never part of an event name.
    for (let at = from; at < to; at++) spoiled[at] = 0x80 + context.integerBelow(0x80);
    return spoiled;
  },
});

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  return bytes.findIndex((_, at) => wanted.every((byte, index) => bytes[at + index] === byte));
}
