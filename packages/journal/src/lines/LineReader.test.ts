import type { Entry } from "@shipslog/contract";
import { peekEventName } from "@shipslog/contract/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { folderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { KindFilter } from "./KindFilter.ts";
import { LineReader, type LineOptions } from "./LineReader.ts";
import { cursorAt, type Cursor } from "./ReadPosition.ts";

const file = "Journal.2025-01-02T000000.01.log";

/** Reads all lines of some bytes, and what follows the last line end. */
async function readAll(bytes: Uint8Array, options: LineOptions = {}): Promise<{ entries: Entry[]; cursor: Cursor }> {
  const disk = folderInMemory();
  await disk.makeFolder("/j");
  await disk.write(`/j/${file}`, bytes);
  const open = (await disk.open(`/j/${file}`))!;
  const reader = LineReader.of(options);
  const cursor = cursorAt(file);
  const entries: Entry[] = [];
  for (;;) {
    const batches = await reader.readLines(open, cursor);
    if (batches === undefined) break;
    for (const batch of batches) entries.push(...batch);
  }
  const rest = await reader.readRest(open, cursor);
  return { entries: rest === undefined ? entries : [...entries, rest], cursor };
}

/** The same in the simplest way: splits the bytes and decodes each line. */
function splitAll(bytes: Buffer): Array<{ raw: string; offset: number; line: number; byteLength: number }> {
  const found = [];
  let offset = 0;
  for (let line = 1; offset < bytes.length; line++) {
    const newline = bytes.indexOf(10, offset);
    const end = newline === -1 ? bytes.length : newline + 1;
    const raw = bytes.toString("utf8", offset, end).replace(/\r?\n$|\r$/, "");
    found.push({ raw, offset, line, byteLength: end - offset });
    offset = end;
  }
  return found;
}

const pieces = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("\n", "\r\n", "\r", "\r\r\n", "\uFEFF", "é", "漢", "🚀", " ", '"event"', "\0"),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '{ "timestamp":"2025-01-02T00:00:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n',
      '{ "timestamp":"2025-01-02T00:00:00Z", "event":"FSDJump", "StarSystem":"Sol é" }\n',
      '{"timestamp":"2025-01-02T00:00:00Z","event":"Docked"}\r\n',
      '{ "timestamp":"2025-01-02T00:00:00Z", "event":"Music", "event":"FSDJump" }\r\n',
      '{ "timestamp":"2025-01-02T00:00:00Z", "event":"Music", "a":{ "event":1 } }\r\n',
      '{ "timestamp":"2025-01-02T00:00:00Z", "event":"Mus',
      '{ "event":"FSDJump" }\r\n',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);
const texts = fc.array(pieces, { maxLength: 25 }).map((all) => Buffer.from(all.join("")));
const rawBytes = fc
  .array(fc.oneof(texts, fc.uint8Array({ maxLength: 12 })), { maxLength: 8 })
  .map((all) => Buffer.concat(all));
const chunks = fc.integer({ min: 1, max: 300 });

describe("LineReader", () => {
  it("returns the same lines as splitting the whole file, at any chunk size and with any bytes", async () => {
    await fc.assert(
      fc.asyncProperty(rawBytes, chunks, async (bytes, chunkBytes) => {
        const { entries } = await readAll(bytes, { chunkBytes });
        const found = entries.map((entry) => ({
          raw: "raw" in entry ? entry.raw : "",
          offset: entry.position.offset,
          line: entry.position.line,
          byteLength: entry.byteLength,
        }));
        expect(found).toEqual(splitAll(bytes));
      }),
      { numRuns: 400 },
    );
  });

  it("with kinds, delivers all lines except those that start with another kind", async () => {
    const kinds = ["FSDJump", "Docked"];
    await fc.assert(
      fc.asyncProperty(rawBytes, chunks, async (bytes, chunkBytes) => {
        const all = (await readAll(bytes, { chunkBytes })).entries;
        const some = (await readAll(bytes, { chunkBytes, kinds })).entries;
        const expected = all.filter((entry) => {
          const peeked = "raw" in entry ? peekEventName(entry.raw) : undefined;
          // What follows the last line end is always parsed.
          const isRest = entry.position.offset + entry.byteLength === bytes.length && bytes.at(-1) !== 10;
          const isRefused = !isRest && peeked !== undefined && !kinds.includes(peeked);
          return !isRefused && (entry.type !== "event" || kinds.includes(entry.kind));
        });
        expect(some).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  it.each([16, 17, 64])("creates one entry for a line above the limit, at chunk size %i", async (chunkBytes) => {
    const long = "x".repeat(5000);
    const bytes = Buffer.from(`{"event":"A"}\n${long}\r\n{"event":"B"}\n${long}`);
    const { entries } = await readAll(bytes, { chunkBytes, longestLineBytes: 1500 });
    expect(entries.map(({ type }) => type)).toEqual(["event", "oversize", "event", "oversize"]);
    expect(entries[1]).toEqual({
      type: "oversize",
      position: { file, offset: 14, line: 2, generation: 0 },
      excerpt: "x".repeat(1000),
      byteLength: 5002,
    });
    expect(entries[3]).toMatchObject({ byteLength: 5000, position: { line: 4 } });
  });

  it("keeps a line of exactly the limit, but not one byte more", async () => {
    const event = (length: number): string => `{"event":"A","a":"${"x".repeat(length - 20)}"}`;
    const { entries } = await readAll(Buffer.from(`${event(100)}\n${event(101)}\n`), {
      longestLineBytes: 100,
      chunkBytes: 33,
    });
    expect(entries.map(({ type, byteLength }) => [type, byteLength])).toEqual([
      ["event", 101],
      ["oversize", 102],
    ]);
  });

  it.each([
    ["", "empty"],
    [" \t", "empty"],
    ['\uFEFF{ "event":"A" }', "byte-order-mark"],
    ['{ "event":"A" ', "half-line"],
  ])("classifies %j as %s", async (raw, defect) => {
    const { entries } = await readAll(Buffer.from(`{"event":"A"}\n${raw}\r\n{"event":"A"}\n`));
    expect(entries.map(({ type }) => type)).toEqual(["event", "bad", "event"]);
    expect(entries[1]).toMatchObject({ raw, defect });
  });

  it("reports bytes that are not UTF-8 even if the line parses, and accepts a real replacement character", async () => {
    const broken = Buffer.concat([Buffer.from('{"event":"A","a":"'), Buffer.from([0xe9]), Buffer.from('"}\n')]);
    const { entries } = await readAll(Buffer.concat([broken, Buffer.from('{"event":"A","a":"\uFFFD"}\n')]));
    expect(entries.map((entry) => (entry.type === "bad" ? entry.defect : entry.type))).toEqual(["encoding", "event"]);
  });

  it("keeps the digits of a long integer", async () => {
    const { entries } = await readAll(Buffer.from('{"event":"A","SystemAddress":18446744073709551615}\n'));
    expect(entries[0]).toMatchObject({ event: { SystemAddress: 18446744073709551615n } });
  });
});

it("KindFilter rejects exactly the lines for which peekEventName returns another kind", () => {
  const lines = fc.oneof(
    texts.map((bytes) => bytes.toString().replaceAll("\n", "")),
    fc
      .tuple(
        fc.constantFrom("{ ", "{", " {"),
        fc.string(),
        fc.constantFrom(", ", ","),
        fc.constantFrom("A", "Ab_1", "1", "é", ""),
      )
      .map(([open, time, comma, name]) => `${open}"timestamp":"${time}"${comma}"event":"${name}", "x":1 }`),
  );
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 6 }), (all) => {
      const bytes = Buffer.from(`${all.join("\n").replaceAll("\r", "")}\n`);
      const filter = new KindFilter(["FSDJump"]);
      for (const { raw, offset } of splitAll(bytes)) {
        const peeked = peekEventName(raw);
        const isOther = peeked !== undefined && peeked !== "FSDJump";
        expect(filter.unwantedKind(bytes, offset)).toBe(isOther ? peeked : undefined);
      }
    }),
    { numRuns: 500 },
  );
});
