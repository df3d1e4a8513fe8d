import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { nodeClock } from "@shipslog/journal";
import { afterAll, beforeEach, expect, it } from "vitest";
import { checkFolder, type CheckFolderOptions } from "./checkFolder.ts";

const place = mkdtempSync(join(tmpdir(), "cache-"));
afterAll(() => rmSync(place, { recursive: true }));

const day = (number: number) => `2026-05-0${number}`;
const fileOf = (number: number) => `Journal.${day(number)}T120000.01.log`;
const header = (number: number) =>
  `{ "timestamp":"${day(number)}T12:00:00Z", "event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4.0.0.1800", "build":"r1/r0 " }`;
/** A rank that falls from one session to the next is found only between sessions. */
const engineers = (number: number, rank: number) =>
  `{ "timestamp":"${day(number)}T12:00:01Z", "event":"EngineerProgress", "Engineers":[ { "Engineer":"Felicity Farseer", "EngineerID":300100, "Progress":"Unlocked", "RankProgress":0, "Rank":${rank} } ] }`;
const commander = (number: number) =>
  `{ "timestamp":"${day(number)}T12:00:00Z", "event":"Commander", "FID":"F1", "Name":"A" }`;

const half = '{ "timestamp":"2026';

/** The clock stands still, because findings about companion files say when they were read. */
const nowMs = Date.parse("2026-06-01T00:00:00Z");
const clock = { ...nodeClock, nowMs: () => nowMs };

let folder = "";
let cache = "";

/** Writes a journal that was closed long ago; times of writing differ by more than a file system rounds to. */
let writtenMs = Date.parse("2026-05-10T00:00:00Z");
function write(number: number, lines: readonly string[]): void {
  const path = join(folder, fileOf(number));
  writeFileSync(path, `${lines.join("\r\n")}\r\n`);
  age(path);
}
function age(path: string): void {
  writtenMs += 10_000;
  utimesSync(path, writtenMs / 1000, writtenMs / 1000);
}

beforeEach(() => {
  folder = mkdtempSync(join(place, "journals-"));
  cache = mkdtempSync(join(place, "results-"));
  for (const [number, rank] of [3, 2, 5].entries()) {
    write(number + 1, [header(number + 1), commander(number + 1), engineers(number + 1, rank), half]);
  }
});

/** Checks with the cache and without, and demands equal results. */
async function checkBoth(options: CheckFolderOptions = {}) {
  const without = await checkFolder(folder, { threads: 1, clock, ...options });
  const withCache = await checkFolder(folder, {
    threads: 1,
    clock,
    ...options,
    cache,
  });
  expect(withCache).toEqual(without);
  return withCache;
}
const shards = () => readdirSync(cache).map((name) => join(cache, name));

it("finds the same in a second run, also between sessions, without reading the journals", async () => {
  const { findings } = await checkBoth();
  expect(findings.map(({ rule }) => rule).toSorted()).toEqual(["engineer-rank", "half-line", "half-line", "half-line"]);
  // The same size and time, but other bytes: only a run that does not read them finds the same.
  const path = join(folder, fileOf(1));
  const { mtimeMs } = statSync(path);
  writeFileSync(path, readFileSync(path, "utf8").replace(half, half.replace("{", "[")));
  utimesSync(path, mtimeMs / 1000, mtimeMs / 1000);
  expect((await checkFolder(folder, { threads: 1, clock, cache })).findings).toEqual(findings);
  expect((await checkFolder(folder, { threads: 1, clock })).findings).not.toEqual(findings);
});

it("checks again what grew, was replaced, came or went", async () => {
  await checkBoth();
  appendFileSync(join(folder, fileOf(3)), `${engineers(3, 5)}\r\n{ more\r\n`);
  age(join(folder, fileOf(3)));
  expect((await checkBoth()).findings).toHaveLength(5);
  write(2, [header(2), commander(2), engineers(2, 4), half]);
  expect((await checkBoth()).findings).toHaveLength(4);
  write(4, [header(4), commander(4), engineers(4, 1)]);
  expect((await checkBoth()).findings).toHaveLength(5);
  rmSync(join(folder, fileOf(4)));
  await checkBoth();
  rmSync(join(folder, fileOf(1)));
  expect((await checkBoth()).findings).toHaveLength(3);
});

it("keeps results apart by the options that change them, and applies a baseline to what it kept", async () => {
  const accepted = [{ rule: "half-line", reason: "known" }];
  const variants: CheckFolderOptions[] = [
    {},
    { rules: { "half-line": "note" } },
    { rules: { "half-line": "off" } },
    { only: "game" },
    { dialect: "spec" },
    { drift: true },
    { baseline: { accepted } },
    { since: day(2) },
    {},
  ];
  const counts: number[] = [];
  for (const options of [...variants, ...variants]) counts.push((await checkBoth(options)).findings.length);
  expect(counts.slice(0, variants.length)).toEqual(counts.slice(variants.length));
  expect(new Set(counts).size).toBeGreaterThan(3);
});

it("remembers no journal that was written a moment ago, and none beside a companion file", async () => {
  for (const number of [1, 2, 3]) {
    utimesSync(join(folder, fileOf(number)), nowMs / 1000, nowMs / 1000);
  }
  await checkBoth();
  expect(shards()).toEqual([]);
  for (const number of [1, 2, 3]) age(join(folder, fileOf(number)));
  writeFileSync(join(folder, "Status.json"), '{ "timestamp":"2026-05-03T12:00:01Z", "event":"Status", "Flags":0 }\r\n');
  await checkBoth();
  writeFileSync(
    join(folder, "Status.json"),
    '{ "timestamp":"2026-05-03T12:00:01Z", "event":"Status", "Flags":"x" }\r\n',
  );
  expect((await checkBoth()).findings.map(({ rule }) => rule)).toContain("wrong-type");
});

it("finds the same whatever happened to its files", async () => {
  await checkBoth();
  const [path = ""] = shards();
  const sound = readFileSync(path);
  const damages = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.nat({ max: sound.length - 1 }).map((at) => {
        const bytes = Buffer.from(sound);
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        return bytes;
      }),
    },
    fc.nat({ max: sound.length - 1 }).map((at) => sound.subarray(0, at)),
    fc.uint8Array({ maxLength: 200 }).map((more) => Buffer.concat([sound, more])),
    fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(damages, async (bytes) => {
      writeFileSync(path, bytes);
      await checkBoth();
    }),
    { numRuns: 40 },
  );
});

it("takes several runs at once, and a folder that cannot be written", async () => {
  const expected = await checkFolder(folder, { threads: 1, clock });
  const runs = await Promise.all(Array.from({ length: 6 }, () => checkFolder(folder, { threads: 1, clock, cache })));
  for (const run of runs) expect(run).toEqual(expected);
  expect(shards().filter((name) => name.endsWith(".tmp"))).toEqual([]);
  await checkBoth();
  writeFileSync(join(place, "a-file"), "");
  expect(await checkFolder(folder, { threads: 1, clock, cache: join(place, "a-file", "below") })).toEqual(expected);
});
