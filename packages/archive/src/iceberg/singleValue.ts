/** Texts in bounds have at most this many characters. */
const boundCharacters = 16;
const lastCharacter = 0x10ffff;

/** Prints a value of DuckDB's statistics as Iceberg does in bounds; undefined if it has no such form. */
const printers: Readonly<Record<string, (text: string, isUpper: boolean) => Buffer | undefined>> = {
  string: (text, isUpper) => textBound(text, isUpper),
  boolean: (text) => Buffer.from([text === "1" || text === "true" ? 1 : 0]),
  long: (text) => longBytes(BigInt(text)),
  double: (text) => doubleBytes(Number(text)),
  timestamptz: (text) => timeBytes(text),
};

/** The bytes of a lower or upper bound of a type; undefined if the value has none. */
export function boundOf(type: string, text: string, isUpper: boolean): Buffer | undefined {
  return printers[type]?.(text, isUpper);
}

/** The bytes of an `int`, as in the bounds of a partition. */
export function intBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function longBytes(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(value);
  return bytes;
}

function doubleBytes(value: number): Buffer | undefined {
  if (!Number.isFinite(value)) return undefined;
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** DuckDB writes `2026-05-01 12:00:00+00`, and years before the first in words. */
function timeBytes(text: string): Buffer | undefined {
  const milliseconds = Date.parse(text.replace(" ", "T").replace(/\+00$/, "Z"));
  return Number.isNaN(milliseconds) ? undefined : longBytes(BigInt(milliseconds) * 1000n);
}

/** An upper bound that is cut must still be above every text that begins with it. */
function textBound(text: string, isUpper: boolean): Buffer | undefined {
  const characters = Array.from(text);
  if (characters.length <= boundCharacters) return Buffer.from(text);
  const kept = characters.slice(0, boundCharacters);
  if (!isUpper) return Buffer.from(kept.join(""));
  for (let last = kept.pop(); last !== undefined; last = kept.pop()) {
    const next = (last.codePointAt(0) ?? 0) + 1;
    if (next > lastCharacter) continue;
    // The code points after U+D7FF are halves of pairs, which are no characters.
    return Buffer.from([...kept, String.fromCodePoint(next === 0xd800 ? 0xe000 : next)].join(""));
  }
  return undefined;
}
