import { createHash, type Hash } from "node:crypto";
import type { JsonObject, Moment, WriteStep } from "@shipslog/contract";
import { printCompanion, printLine } from "@shipslog/contract/text";
import { plan } from "@shipslog/journal";
import { scenarioNames, simulate, type ScenarioName } from "@shipslog/simulator";
import { optionsOf } from "./live/folder.ts";
import { judgedStartMs } from "./sessions.ts";

const durationMs = 3_600_000;

/** Hashes of one session: its moments, its write steps, and the resulting folder; and of what dialect `live` writes. */
interface Golden {
  readonly moments: string;
  readonly steps: string;
  readonly folder: string;
  readonly live: string;
}

/** Hashes everything that half an hour of dialect `live` writes: lines, companion files, and when. */
function hashLive(scenario: ScenarioName, language: "english" | "french"): string {
  const hash = createHash("sha256");
  const session = simulate(optionsOf({ scenario, seed: 42, hours: 0.5, language }));
  for (const step of plan(session, { dialect: "live", companions: "last" })) {
    hash.update(`${step.type} ${step.atMs} ${step.file}\n`);
    if ("bytes" in step) hash.update(step.bytes);
  }
  return hash.digest("hex");
}

/** Computes the hashes of one hour of a scenario with seed 42. */
function goldenOf(scenario: ScenarioName, at: number): Golden {
  const moments = createHash("sha256");
  const steps = createHash("sha256");
  const folder = new Map<string, Uint8Array[]>();
  const session = simulate({ seed: 42, scenario, dialect: "spec", start: judgedStartMs, durationMs });
  for (const step of plan(hashed(session, moments), { dialect: "spec" })) {
    steps.update(`${step.type} ${step.atMs} ${step.file}\n`);
    if ("bytes" in step) steps.update(step.bytes);
    apply(folder, step);
  }
  const live = hashLive(scenario, at % 2 === 0 ? "english" : "french");
  return { moments: moments.digest("hex"), steps: steps.digest("hex"), folder: hashFolder(folder), live };
}

/** A file stays as it is over many moments, and printing it takes longer than all else. */
const printed = new WeakMap<JsonObject, string>();

function printOnce(content: JsonObject): string {
  const known = printed.get(content);
  if (known !== undefined) return known;
  const text = printCompanion(content);
  printed.set(content, text);
  return text;
}

function* hashed(session: Iterable<Moment>, hash: Hash): Generator<Moment> {
  for (const moment of session) {
    const { timeMs, event, companions } = moment;
    hash.update(`${timeMs}\n`);
    if (event !== undefined) hash.update(`${printLine(event)}\n`);
    for (const [file, content] of Object.entries(companions)) hash.update(`${file} ${printOnce(content)}`);
    yield moment;
  }
}

/** Applies a write step to a folder in memory. */
function apply(folder: Map<string, Uint8Array[]>, step: WriteStep): void {
  if (step.type === "open") folder.set(step.file, []);
  if (step.type === "append") folder.get(step.file)?.push(step.bytes);
  if (step.type === "replace") folder.set(step.file, [step.bytes]);
}

function hashFolder(folder: ReadonlyMap<string, readonly Uint8Array[]>): string {
  const hash = createHash("sha256");
  for (const [file, chunks] of [...folder].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${file}\n`);
    for (const bytes of chunks) hash.update(bytes);
  }
  return hash.digest("hex");
}

/** Computes the hashes of every scenario, by name. */
export function goldens(): Readonly<Record<string, Golden>> {
  return Object.fromEntries(scenarioNames.map((scenario, at) => [scenario, goldenOf(scenario, at)]));
}
