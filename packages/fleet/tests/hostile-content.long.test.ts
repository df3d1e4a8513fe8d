/**
 * The content of lines that cost a collector most: stored as they came, judged and divided into all tables, as a collector does it. Processor time of all
 * threads, compared with usual lines of 400 bytes and with a usual line of the same length.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DividingThread, openSink, type LakeSink } from "@shipslog/archive";
import type { RawLine } from "@shipslog/contract";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { makeLoad } from "./helpers/makeLoad.ts";

const longestBytes = 65_536;
const usualBytes = 400;

/** How many times a usual line the worst content may cost for each byte. */
const mostTimes = 10;

const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(",");

const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';
const withField = (field: string) => navRoute.replace(" }", `, ${field} }`);
const nested = (depth: number, open: string, close: string, inside: string) =>
  `${open.repeat(depth)}${inside}${close.repeat(depth)}`;

/** A kind, a line of it, and whether it is stored. */
interface Content {
  readonly kind?: string;
  readonly raw: string;
  readonly isStored: boolean;
}

const stored = (raw: string): Content => ({ raw, isStored: true });
const rejected = (raw: string): Content => ({ raw, isStored: false });

/** What fits into a line beside the rest. */
const room = longestBytes - 100;

const contents: Readonly<Record<string, Content>> = {
  "3,000 unknown fields": rejected(withField(many(3000, (at) => `"f${at}":${at}`))),
  "490 unknown fields, as long as can be": stored(
    withField(many(490, (at) => `"f${at}":"${"x".repeat(Math.floor(room / 490) - 12)}"`)),
  ),
  "64 KB of nested lists": rejected(withField(`"x":${nested(30_000, "[", "]", "")}`)),
  "900 lists in each other": rejected(withField(`"x":${nested(900, "[", "]", "")}`)),
  "900 objects in each other": rejected(withField(`"x":${nested(900, '{"a":', "}", "1")}`)),
  "30 lists in each other, 8 times": stored(withField(`"x":[${many(8, () => nested(30, "[", "]", ""))}]`)),
  "30 objects in each other, 32 times": stored(withField(`"x":[${many(32, () => nested(30, '{"a":', "}", "1"))}]`)),
  "30 objects in each other, 32 times, with long names": stored(
    withField(`"x":[${many(32, () => nested(30, `{"${"a".repeat(60)}":`, "}", "1"))}]`),
  ),
  "3,900 values": stored(withField(`"x":[${many(3900, () => "1")}]`)),
  "3,900 long texts as values": stored(withField(`"x":[${many(3900, () => `"${"x".repeat(13)}"`)}]`)),
  "3,900 decimals": stored(withField(`"x":[${many(3900, (at) => `${at}.12345678901`)}]`)),
  "190 long integers": stored(withField(`"x":[${many(190, (at) => `${10n ** 17n + BigInt(at)}`)}]`)),
  "190 integers of 340 digits": stored(withField(`"x":[${many(190, (at) => `${"9".repeat(337)}${100 + at}`)}]`)),
  "3,000 long integers": rejected(withField(`"x":[${many(3000, (at) => `${10n ** 17n + BigInt(at)}`)}]`)),
  "one integer of 64 KB": stored(withField(`"x":${"9".repeat(room)}`)),
  "one text of 64 KB": stored(withField(`"x":"${"x".repeat(room)}"`)),
  "one text of escapes": stored(withField(`"x":"${"\\n".repeat(room / 2)}"`)),
  "one text of escaped characters": stored(withField(`"x":"${"\\u00e9".repeat(room / 6)}"`)),
  "one text of quotes": stored(withField(`"x":"${'\\"'.repeat(room / 2)}"`)),
  "one text of surrogates": stored(withField(`"x":"${"\\ud83d\\ude80".repeat(room / 12)}"`)),
  "one name of 64 KB": stored(withField(`"${"x".repeat(room)}":1`)),
  "3,900 times the same name": stored(withField(many(3900, () => '"timestamps":1'))),
  "1,600 times the name of a field": stored(withField(many(1600, () => '"timestamp":"2026-01-01T00:00:01Z"'))),
  "400 items with an unknown field each": stored(
    withField(`"x":[${many(400, (at) => `{"f${at}":"${"x".repeat(145)}"}`)}]`),
  ),
  "900 items with an unknown field each": stored(
    withField(`"x":[${many(900, (at) => `{"f${at}":"${"x".repeat(55)}"}`)}]`),
  ),
  "900 empty items": stored(withField(`"x":[${many(900, () => "{}")}]`)),
};

const module = (at: number) =>
  `{ "Name":"$int_shieldgenerator_size${1 + (at % 8)}_class5_name;", "Name_Localised":"Shield Generator", "StorageSlot":${at}, "StarSystem":"Shinrarta Dezhra", "MarketID":128666762, "TransferCost":${7000 + at}, "TransferTime":${800 + at}, "BuyPrice":${4_000_000 + at}, "Hot":false }`;

/** As a player with very many modules writes it. */
const storedModules = (bytes: number): Content => {
  const start =
    '{ "timestamp":"2026-01-01T00:00:01Z", "event":"StoredModules", "MarketID":128666762, "StationName":"Jameson Memorial", "StarSystem":"Shinrarta Dezhra", "Items":[ ';
  const items = Math.max(1, Math.floor((bytes - start.length) / (module(100).length + 2)));
  return {
    kind: "StoredModules",
    raw: `${start}${Array.from({ length: items }, (_, at) => module(at)).join(", ")} ] }`,
    isStored: true,
  };
};

/** Writes the same content so many times, one line after the other, and measures the processor time of each, with the share of the commit. */
async function measure(sink: LakeSink, file: string, count: number, contentOf: (at: number) => Content) {
  let offset = 0;
  const lines = Array.from({ length: count }, (_, at): RawLine => {
    const { kind = "NavRoute", raw } = contentOf(at);
    const byteLength = Buffer.byteLength(raw) + 2;
    const position = { file, generation: 0, offset, line: at + 1 };
    offset += byteLength;
    return { commander: "F1", kind, position, byteLength, after: position.offset, raw, bytes: Buffer.from(raw) };
  });
  const before = process.cpuUsage();
  await sink.raw.write(lines, "live");
  let found = 0;
  while (await sink.raw.divide((divided) => void (found += divided.stored)));
  const { user, system } = process.cpuUsage(before);
  return { stored: found, micros: (user + system) / count };
}

longTest(
  {
    claim: "The content of a line costs a collector at most ten times what a usual line of the same length costs.",
    size: { check: 3, full: 1000, of: "lines of each content" },
    alone: true,
  },
  async ({ size, isLong, report }) => {
    const folder = await mkdtemp(join(tmpdir(), "shipslog-content-"));
    await using dividingThread = new DividingThread();
    const sink = await openSink(join(folder, "lake"), { owner: "content", dividingThread });
    let files = 0;
    const cost = (contentOf: (at: number) => Content, count = size) =>
      measure(sink, `Journal.2026-01-01T${String(files++).padStart(6, "0")}.01.log`, count, contentOf);
    try {
      const { entries } = makeLoad(1, 2000);
      const usualLines = entries.filter(({ raw }) => Math.abs(raw.length - usualBytes) < 100);
      const usual = (at: number): Content => {
        const { kind = "", raw = "" } = usualLines[at % usualLines.length] ?? {};
        return { kind, raw, isStored: true };
      };
      // The first lines start the thread and its engine.
      await cost(usual);
      const usualMicros = (await cost(usual, 20 * size)).micros;
      report(`a usual line of ${usualBytes} bytes: ${usualMicros.toFixed(0)} µs`);
      const longMicros = (await cost(() => storedModules(longestBytes))).micros;
      const sameMicros = (bytes: number) =>
        usualMicros + ((longMicros - usualMicros) * Math.max(0, bytes - usualBytes)) / (longestBytes - usualBytes);
      report(`a usual line of 64 KB: ${longMicros.toFixed(0)} µs, ${(longMicros / usualMicros).toFixed(1)} usual ones`);
      let worst = { name: "", times: 0 };
      for (const [name, content] of Object.entries(contents)) {
        expect(content.raw.length).toBeLessThanOrEqual(longestBytes);
        const { stored: found, micros } = await cost(() => content);
        expect([name, found]).toEqual([name, content.isStored ? size : 0]);
        const times = micros / sameMicros(content.raw.length);
        if (times > worst.times) worst = { name, times };
        report(
          `${name}: ${content.raw.length} bytes, ${micros.toFixed(0)} µs, ${(micros / usualMicros).toFixed(1)} usual lines, ${times.toFixed(2)} of the same length`,
        );
      }
      if (isLong) expect(worst.times).toBeLessThan(mostTimes);
      return `the worst, ${worst.name}, costs ${worst.times.toFixed(1)} times a usual line of its length`;
    } finally {
      await sink.close();
      await rm(folder, { recursive: true });
    }
  },
);
