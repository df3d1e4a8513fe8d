/**
 * Acts as a game that is played badly: numbered lines, fifty a second, with half lines, new parts, crashes, truncated files and a
 * Status.json that is torn now and then. Its parent has it rest and go on; it says what it has written, and never exits by itself.
 */
import { appendFileSync, truncateSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { randomOf } from "../../../../../tests/helpers/randomOf.ts";

const [folder = "", seed = "0"] = process.argv.slice(2);
const random = randomOf(Number(seed));
const apartMs = 20;

let session = 0;
let part = 1;
let number = 0;
let isResting = false;
/** What was removed again, by the numbers of the lines: a reader may have seen it or not. */
const removed: number[] = [];
let inFile: number[] = [];

const file = (): string => {
  const stamp = new Date(Date.UTC(2026, 4, 1, 12) + session * 60_000).toISOString().slice(0, 19).replaceAll(":", "");
  return join(folder, `Journal.${stamp}.0${part}.log`);
};
const lineOf = (kind: string): string => `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${kind}" }\r\n`;

/** Writes one line, one in ten in two pieces. */
async function writeLine(): Promise<void> {
  const line = lineOf(`Line${number}`);
  inFile.push(number);
  number += 1;
  const isHalved = random() < 0.1;
  const half = isHalved ? 1 + Math.floor(random() * (line.length - 2)) : line.length;
  appendFileSync(file(), line.slice(0, half));
  if (!isHalved) return;
  await sleep(random() * 60);
  appendFileSync(file(), line.slice(half));
}

/** What happens to the files now and then, each with its chance at a line. */
const accidents: readonly (readonly [chance: number, happen: () => void])[] = [
  [0.01, rotate],
  [0.005, crash],
  [0.004, truncate],
];

/** The game writes on in the next part. */
function rotate(): void {
  part = (part % 9) + 1;
  if (part === 1) session += 1;
  inFile = [];
}

/** The game ends within a line, and another begins. */
function crash(): void {
  appendFileSync(file(), lineOf("Lost").slice(0, 20 + Math.floor(random() * 20)));
  session += 1;
  part = 1;
  inFile = [];
}

/** All lines of the file are gone; the next ones are written from its start. */
function truncate(): void {
  if (inFile.length === 0) return;
  removed.push(...inFile);
  inFile = [];
  truncateSync(file(), 0);
}

function writeStatus(): void {
  const status = `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Flags":16777216, "Balance":${number} }\r\n`;
  writeFileSync(join(folder, "Status.json"), random() < 0.1 ? status.slice(0, 40) : status);
}

process.on("message", (wish) => {
  isResting = wish === "rest";
});

for (;;) {
  await writeLine();
  if (number % 10 === 0) writeStatus();
  // After a whole line in the newest file, so that a reader has all there is.
  if (isResting) {
    process.send?.({ written: number, removed });
    await once(process, "message");
  }
  for (const [chance, happen] of accidents) if (random() < chance) happen();
  await sleep(apartMs);
}
