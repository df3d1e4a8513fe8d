/**
 * A real third-party reader, `@kayahr/ed-journal`, follows a folder on the real disk while ours writes it: what was
 * written beside what was received. Used by a test and by a proof.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Journal } from "@kayahr/ed-journal";
import type { JsonObject, Moment, WriteStep } from "@shipslog/contract";
import { joinLinesBySecond, JournalWriter, plan, executeSteps, type PlanOptions, type Speed } from "@shipslog/journal";
import { steadyClock } from "../limits/steadyClock.ts";
import { until } from "../limits/until.ts";

/** What was written and what the reader made of it. */
export interface Followed {
  /** Every journal line that was written. */
  readonly lines: readonly string[];
  /** Every event the reader gave. */
  readonly events: readonly unknown[];
  /** Every Status that was written; each stands at least a second at speed 1. */
  readonly statusesWritten: readonly unknown[];
  /** Every Status the reader gave; one that it gave twice in a row is kept once. */
  readonly statusesRead: readonly unknown[];
  readonly files: readonly string[];
}

/** How a session is played in front of the reader. */
export interface KayahrFollowOptions extends PlanOptions {
  readonly speed?: Speed;
}

/** Plays moments into a new folder under the eyes of the reader. */
export async function followWithKayahr(moments: Iterable<Moment>, options: KayahrFollowOptions): Promise<Followed> {
  const { speed = 1, ...planOptions } = options;
  const folder = await mkdtemp(join(tmpdir(), "shipslog-kayahr-"));
  const writer = new JournalWriter(folder);
  const written = new Written();
  const steps = joinLinesBySecond(plan(moments, planOptions));
  const clock = steadyClock();
  // The reader fails in a folder without a journal, so it comes when the first file has been opened.
  const first = steps.next();
  if (first.done !== true) await executeSteps([first.value], { writer, clock, onStep: (step) => written.add(step) });

  const journal = await Journal.open({ directory: folder, watch: true });
  const events: unknown[] = [];
  const statusesRead: unknown[] = [];
  const reading = Promise.all([
    collect(journal, (event) => events.push(event)),
    collect(journal.watchStatus(), (status) => isSame(statusesRead.at(-1), status) || statusesRead.push(status)),
  ]);
  await until(() => events.length >= written.lines.length, "the lines of the first file");
  // Its watchers need a moment to begin.
  await clock.sleep(300);
  await executeSteps(steps, { writer, clock, speed, onStep: (step) => written.add(step) });
  await writer.close();
  const isAllThere = (): boolean =>
    events.length >= written.lines.length && isSame(statusesRead.at(-1), written.statusesWritten.at(-1));
  await until(isAllThere, "what was written last").catch(() => undefined);
  await journal.close();
  await reading;
  await rm(folder, { recursive: true });
  const { lines, statusesWritten, files } = written;
  return { lines, statusesWritten, files, events, statusesRead };
}

async function collect<Value>(values: AsyncIterable<Value>, keep: (value: Value) => unknown): Promise<void> {
  for await (const value of values) keep(value);
}

/** Keeps what steps have written. */
class Written {
  readonly lines: string[] = [];
  readonly statusesWritten: unknown[] = [];
  readonly files: string[] = [];

  add(step: WriteStep): void {
    const text = "bytes" in step ? new TextDecoder().decode(step.bytes) : "";
    if (step.type === "open") this.files.push(step.file);
    if (step.type === "append") this.lines.push(...text.split("\r\n").filter((line) => line !== ""));
    if (step.type === "replace" && step.file === "Status.json") this.statusesWritten.push(JSON.parse(text));
  }
}

/** Whether two values print alike; keys keep their order through the reader. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What of two lists is not equal, place by place; empty when they are the same. */
export function differences(expected: readonly unknown[], received: readonly unknown[]): readonly JsonObject[] {
  return Array.from({ length: Math.max(expected.length, received.length) }, (_, place) => place)
    .map((place) => ({
      place,
      expected: JSON.stringify(expected[place]) ?? "nothing",
      received: JSON.stringify(received[place]) ?? "nothing",
    }))
    .filter((each) => each.expected !== each.received);
}
