/**
 * Lets a third-party reader, `@kayahr/ed-journal`, follow a folder on the real disk while it is written, and compares what
 * was written with what was received.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Journal } from "@kayahr/ed-journal";
import type { JsonObject, Moment, WriteStep } from "@shipslog/contract";
import { executeSteps, joinLinesBySecond, JournalWriter, plan, type PlanOptions, type Speed } from "@shipslog/journal";
import { steadyClock } from "../../../../../tests/helpers/limits/steadyClock.ts";
import { until } from "../../../../../tests/helpers/limits/until.ts";

/** What was written and what the reader received. */
export interface FollowedSession {
  /** Every journal line that was written. */
  readonly lines: readonly string[];
  /** Every event that the reader delivered. */
  readonly events: readonly unknown[];
  /** Every Status that was written; at speed 1 each is on disk for at least a second. */
  readonly statusesWritten: readonly unknown[];
  /** Every Status that the reader delivered, without immediate repetitions. */
  readonly statusesRead: readonly unknown[];
  readonly files: readonly string[];
}

/** How a session is written for the reader. */
export interface KayahrFollowOptions extends PlanOptions {
  readonly speed?: Speed;
}

/** Writes moments to a new folder while the reader follows it. */
export async function followWithKayahr(
  moments: Iterable<Moment>,
  options: KayahrFollowOptions,
): Promise<FollowedSession> {
  const { speed = 1, ...planOptions } = options;
  const folder = await mkdtemp(join(tmpdir(), "shipslog-kayahr-"));
  const writer = new JournalWriter(folder);
  const written = new Written();
  const steps = joinLinesBySecond(plan(moments, planOptions));
  const clock = steadyClock();
  // The reader fails in a folder without a journal, so it starts after the first file is opened.
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
  // Its watchers need a moment to start.
  await clock.sleep(300);
  await executeSteps(steps, { writer, clock, speed, onStep: (step) => written.add(step) });
  await writer.close();
  const isAllThere = (): boolean =>
    events.length >= written.lines.length && isSame(statusesRead.at(-1), written.statusesWritten.at(-1));
  await until(isAllThere, "the last line and the last Status").catch(() => undefined);
  await journal.close();
  await reading;
  await rm(folder, { recursive: true });
  const { lines, statusesWritten, files } = written;
  return { lines, statusesWritten, files, events, statusesRead };
}

async function collect<Value>(values: AsyncIterable<Value>, keep: (value: Value) => unknown): Promise<void> {
  for await (const value of values) keep(value);
}

/** Collects what steps have written. */
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

/** Whether two values have the same JSON; the reader keeps the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The places where two lists differ; empty if they are equal. */
export function differences(expected: readonly unknown[], received: readonly unknown[]): readonly JsonObject[] {
  return Array.from({ length: Math.max(expected.length, received.length) }, (_, place) => place)
    .map((place) => ({
      place,
      expected: JSON.stringify(expected[place]) ?? "nothing",
      received: JSON.stringify(received[place]) ?? "nothing",
    }))
    .filter((each) => each.expected !== each.received);
}
