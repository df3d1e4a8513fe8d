import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { needs } from "../needs/needs.ts";
import { parseStat, processorMsOf } from "./processorTime.ts";
import { steadyClock } from "./steadyClock.ts";
import { until } from "./until.ts";
import { Watchdog } from "./Watchdog.ts";

describe("until", () => {
  it("returns as soon as the condition holds", async () => {
    let looks = 0;
    await until(() => (looks += 1) === 3, "three looks", { everyMs: 1 });
    expect(looks).toBe(3);
  });

  it("names what did not happen", async () => {
    await expect(until(() => false, "the moon", { everyMs: 1, mostMs: 5 })).rejects.toThrow("for the moon");
  });
});

describe("a steady clock", () => {
  it("passes only while somebody sleeps, and never less than in truth", async () => {
    const clock = steadyClock(1000);
    const startMs = performance.now();
    await clock.sleep(22);
    expect(clock.nowMs()).toBe(1022);
    expect(performance.now() - startMs).toBeGreaterThan(17);
  });

  it("stops when it is told to", async () => {
    const ending = new AbortController();
    const clock = steadyClock();
    ending.abort();
    await clock.sleep(1_000_000, ending.signal);
    expect(clock.nowMs()).toBe(0);
  });
});

describe("processor time", () => {
  it("is read from a process whose name holds spaces and parentheses", () => {
    const stat = "7 (a) b) R 3 7 7 0 -1 4194304 404 133 1 1 10 20 3 4 20 0 1 0 38565";
    expect(parseStat(7, stat)).toEqual({ pid: 7, parent: 3, usedMs: 370 });
  });

  needs("/proc/self/stat").it("grows with the work of a process that was started by another", async () => {
    const work = "const end = Date.now() + 60_000; while (Date.now() < end);";
    const starting = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(work)}], { stdio: "inherit" })`;
    const child = spawn(process.execPath, ["-e", starting], { stdio: "ignore", detached: true });
    const pid = child.pid ?? 0;
    try {
      await until(() => (processorMsOf(pid) ?? 0) > 1000, "a second of processor time");
    } finally {
      process.kill(-pid, "SIGKILL");
      await once(child, "exit");
    }
    expect(processorMsOf(pid)).toBe(0);
  });
});

describe("a watchdog", () => {
  let used: number | undefined = 0;
  const reasons: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    used = 0;
    reasons.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  const watch = (mostProcessorMs?: number) =>
    new Watchdog(0, {
      idleMs: 60_000,
      mostMs: 600_000,
      ...(mostProcessorMs === undefined ? {} : { mostProcessorMs }),
      onStuck: (reason) => reasons.push(reason),
      nowMs: Date.now,
      processorMs: () => used,
    });

  /** Lets minutes pass, in which the process uses a share of one processor. */
  function pass(minutes: number, share: number): void {
    for (let second = 0; second < minutes * 60; second += 1) {
      if (used !== undefined) used += share * 1000;
      vi.advanceTimersByTime(1000);
    }
  }

  it("lets a process go on that works slowly", () => {
    using dog = watch();
    pass(9, 0.1);
    expect(reasons).toEqual([]);
    expect(dog).toBeDefined();
  });

  it("reports a process that neither works nor prints, once", () => {
    using dog = watch();
    pass(0.9, 0.01);
    dog.noteOutput();
    pass(0.9, 0.01);
    expect(reasons).toEqual([]);
    pass(3, 0.01);
    expect(reasons).toEqual(["no output and no work for 1 min"]);
  });

  it("reports a process that works without an end, by its work and by the clock", () => {
    using byWork = watch(30_000);
    pass(1, 1);
    expect(reasons).toEqual(["no end after 0.5 min of processor time"]);
    using byClock = watch();
    pass(10, 0.5);
    expect(reasons.at(-1)).toBe("no end after 10 min");
    expect([byWork, byClock]).toHaveLength(2);
  });

  it("goes by the clock alone where the system reports no processor time", () => {
    used = undefined;
    using dog = watch();
    pass(9, 0);
    expect(reasons).toEqual([]);
    pass(1, 0);
    expect(reasons).toEqual(["no end after 10 min"]);
    expect(dog).toBeDefined();
  });
});
