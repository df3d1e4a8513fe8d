import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kinds } from "@shipslog/contract";
import fc from "fast-check";
import { lineArbitrary } from "./events.ts";

/**
 * Writes a journal with unusual lines: ids up to 2^64-1 and above, unknown fields at any depth, values of the wrong type,
 * repeated keys.
 */
export function writeOddFolder(base: string, seed: number, linesOfEach: number): string {
  const folder = join(base, "odd");
  mkdirSync(folder);
  const lines = kinds.flatMap((kind) => fc.sample(lineArbitrary(kind), { numRuns: linesOfEach, seed }));
  const largest = `{"timestamp":"2026-01-02T03:04:05Z","event":"SquadronStartup","SquadronID":${2n ** 64n - 1n},"New":[${2n ** 64n}]}`;
  writeFileSync(join(folder, "Journal.2026-01-02T030405.01.log"), `${[...lines, largest].join("\r\n")}\r\n`);
  return folder;
}
