import { describe, expect, it } from "vitest";
import type { FollowedFile } from "./FollowedFile.ts";
import { LookSchedule, quietMs } from "./LookSchedule.ts";

/** More files than a look checks for being the newest ones, or in one turn of the old ones. */
const files = Array.from({ length: 600 }, (_, index) => ({ name: `${index}` }) as unknown as FollowedFile);
const [first, second] = files;
const sweepMs = 5000;
const activeMs = 10 * 60_000;

/** Which of the first files are due, by index. */
function dueAmong(schedule: LookSchedule, nowMs: number, named: readonly FollowedFile[] = []): readonly number[] {
  const due = schedule.takeDue(files, named, nowMs);
  return files.slice(0, 550).flatMap((file, index) => (due.has(file) ? [index] : []));
}

describe("a look at a folder of many files", () => {
  it("checks the newest sixteen, and those that the system names", () => {
    const due = new LookSchedule().takeDue(files, [files[3]!], 0);
    expect([...due].map((file) => files.indexOf(file)).toSorted((one, other) => one - other)).toEqual([
      3,
      ...Array.from({ length: 16 }, (_, index) => 584 + index),
    ]);
  });

  it("checks a file that changed for ten minutes", () => {
    const schedule = new LookSchedule();
    schedule.activate(first!, 0);
    expect(schedule.isIdle).toBe(false);
    expect(dueAmong(schedule, 1)).toEqual([0]);
    expect(dueAmong(schedule, 1)).toEqual([0]);
    schedule.takeDue(files, [], activeMs);
    expect(schedule.isIdle).toBe(true);
    expect(dueAmong(schedule, activeMs + 1)).toEqual([]);
  });

  it("checks at most 64 files that changed, and drops the one that changed first", () => {
    const schedule = new LookSchedule();
    for (const file of files.slice(0, 65)) schedule.activate(file, 0);
    expect(dueAmong(schedule, 1)).toEqual(Array.from({ length: 64 }, (_, index) => index + 1));
  });

  it("counts a file that changed again as changed last", () => {
    const schedule = new LookSchedule();
    for (const file of files.slice(0, 64)) schedule.activate(file, 0);
    schedule.activate(first!, 1);
    schedule.activate(files[64]!, 2);
    expect(dueAmong(schedule, 3)).toEqual([0, ...Array.from({ length: 63 }, (_, index) => index + 2)]);
  });

  it("reads the unfinished end of a file once, when the file was quiet for five seconds", () => {
    const schedule = new LookSchedule();
    schedule.awaitRest(first!, 0);
    schedule.awaitRest(second!, 2000);
    expect(dueAmong(schedule, quietMs - 1)).toEqual([]);
    // The turn of the old files is due now too: it takes the first 250.
    schedule.takeDue([], [], sweepMs - 1);
    expect(schedule.takeDue([], [], quietMs)).toEqual(new Set([first]));
    expect(schedule.takeDue([], [], quietMs)).toEqual(new Set());
    expect(schedule.takeDue([], [], quietMs + 1999)).toEqual(new Set());
    expect(schedule.takeDue([], [], quietMs + 2000)).toEqual(new Set([second]));
  });

  it("reads all unfinished ends that are ripe", () => {
    const schedule = new LookSchedule();
    schedule.awaitRest(first!, 0);
    schedule.awaitRest(second!, 0);
    expect(schedule.takeDue([], [], quietMs)).toEqual(new Set([first, second]));
  });

  it("checks a file that failed until it is read", () => {
    const schedule = new LookSchedule();
    schedule.setRetried(second!, true);
    expect(schedule.isIdle).toBe(false);
    expect(dueAmong(schedule, 0)).toEqual([1]);
    schedule.setRetried(second!, false);
    expect(schedule.isIdle).toBe(true);
    expect(dueAmong(schedule, 0)).toEqual([]);
  });

  it("checks 250 old files every five seconds, in turn", () => {
    const schedule = new LookSchedule();
    const range = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index);
    expect(dueAmong(schedule, sweepMs - 1)).toEqual([]);
    expect(dueAmong(schedule, sweepMs)).toEqual(range(0, 250));
    expect(dueAmong(schedule, 2 * sweepMs - 1)).toEqual([]);
    expect(dueAmong(schedule, 2 * sweepMs)).toEqual(range(250, 500));
    expect(dueAmong(schedule, 3 * sweepMs)).toEqual(range(500, 550));
    expect(dueAmong(schedule, 4 * sweepMs)).toEqual(range(0, 250));
  });
});
