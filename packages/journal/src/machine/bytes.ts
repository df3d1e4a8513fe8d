import { isNode } from "./nodeModule.ts";

/** A byte order mark is text, as for Node. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const strict = new TextDecoder("utf-8", { fatal: true });

/** Makes room for bytes: a Buffer in Node, which decodes short texts faster than a TextDecoder. */
export function allocate(length: number): Uint8Array {
  return isNode ? Buffer.allocUnsafe(length) : new Uint8Array(length);
}

/** Decodes bytes as UTF-8; what is not UTF-8 becomes U+FFFD. */
export function decodeText(bytes: Uint8Array, start = 0, end = bytes.length): string {
  if (!isNode) return decodeInBrowser(bytes, start, end);
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.toString("utf8", start, end);
}

/** Decodes as `decodeText` does in a browser. */
export function decodeInBrowser(bytes: Uint8Array, start: number, end: number): string {
  return decoder.decode(bytes.subarray(start, end));
}

/** Whether bytes are UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
