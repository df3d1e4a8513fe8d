import { lineFault } from "./lineFault.ts";

const key = new TextEncoder().encode('"event":"');
const quote = '"'.charCodeAt(0);

/** Memory of something else in the event name. */
export const garbageEventName = lineFault({
  name: "garbage-event-name",
  description: "Overwrites the event name with foreign memory: bytes that are not even UTF-8.",
  rule: "no-event-name",
  severity: { spec: "error", live: "error" },
  spoil(line, work) {
    const from = indexOf(line, key) + key.length;
    const to = line.indexOf(quote, from);
    if (from < key.length || to === -1) return undefined;
    const spoiled = line.slice();
    // From 0x80 on no byte is a quote, a backslash or a control character, and none can begin a name.
    for (let at = from; at < to; at++) spoiled[at] = 0x80 + work.below(0x80);
    return spoiled;
  },
});

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  return bytes.findIndex((_, at) => wanted.every((byte, index) => bytes[at + index] === byte));
}
