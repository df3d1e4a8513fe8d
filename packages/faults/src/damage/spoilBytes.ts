import type { FaultContext } from "./FaultContext.ts";

/** Joins pieces of bytes. */
export function joinBytes(...pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** Adapts a change of text to bytes, for damage that leaves every character whole. */
export function spoilText(
  spoil: (text: string, context: FaultContext) => string | undefined,
): (bytes: Uint8Array, context: FaultContext) => Uint8Array | undefined {
  return (bytes, context) => {
    const spoiled = spoil(new TextDecoder().decode(bytes), context);
    return spoiled === undefined ? undefined : new TextEncoder().encode(spoiled);
  };
}

/** Replaces one randomly picked match of a pattern; undefined if there is no match. */
export function replaceOne(text: string, pattern: RegExp, by: string, context: FaultContext): string | undefined {
  const found = [...text.matchAll(pattern)];
  const match = found[context.integerBelow(found.length)];
  if (match === undefined) return undefined;
  return text.slice(0, match.index) + by + text.slice(match.index + match[0].length);
}
