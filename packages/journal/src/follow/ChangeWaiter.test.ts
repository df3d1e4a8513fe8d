import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Disk } from "../machine/Disk.ts";
import { ChangeWaiter } from "./ChangeWaiter.ts";

/** A disk whose changes a test reports, and a sleep that ends when it is woken. */
function setUp() {
  const abort = new AbortController();
  const reports: ((name?: string) => void)[] = [];
  const stopped: string[] = [];
  const slept: number[] = [];
  const sleep = (durationMs: number, signal?: AbortSignal): Promise<void> => {
    slept.push(durationMs);
    return new Promise((resolve) => {
      if (signal?.aborted === true || durationMs < 10) resolve();
      else signal?.addEventListener("abort", () => resolve(), { once: true });
    });
  };
  const disk = {
    watch(folder: string, report: (name?: string) => void) {
      reports.push(report);
      return () => void stopped.push(folder);
    },
  } as unknown as Disk;
  return { abort, reports, stopped, slept, disk, waiter: new ChangeWaiter(sleep, abort.signal) };
}

it("wakes for a journal or an unnamed change, and not for a companion file", async () => {
  const { reports, slept, disk, waiter } = setUp();
  waiter.watch(disk, "journal");
  const waited = waiter.wait(1000);
  reports[0]?.("Status.json");
  expect(waiter.takeChangedNames()).toEqual(new Set());
  reports[0]?.("Journal.2026-05-01T120000.01.log");
  expect(await waited).toBe(5);
  expect(waiter.takeChangedNames()).toEqual(new Set(["Journal.2026-05-01T120000.01.log"]));
  expect(waiter.takeChangedNames()).toEqual(new Set());
  const again = waiter.wait(1000);
  reports[0]?.();
  expect(await again).toBe(5);
  expect(waiter.takeChangedNames()).toEqual(new Set([""]));
  expect(slept).toEqual([1000, 5, 1000, 5]);
});

it("watches a folder once until it stops, and once more after that", () => {
  const { reports, stopped, disk, waiter } = setUp();
  waiter.watch(disk, "journal");
  waiter.watch(disk, "journal");
  expect(reports).toHaveLength(1);
  waiter.stop();
  waiter.stop();
  expect(stopped).toEqual(["journal"]);
  waiter.watch(disk, "journal");
  expect(reports).toHaveLength(2);
});

it("waits no longer once it is aborted, and holds no listener after its end", async () => {
  const { abort, slept, stopped, disk, waiter } = setUp();
  waiter.watch(disk, "journal");
  const waited = waiter.wait(1000);
  abort.abort();
  expect(await waited).toBe(5);
  expect(await waiter.wait(1000)).toBe(0);
  expect(slept).toEqual([1000, 5]);
  waiter.end();
  expect(stopped).toEqual(["journal"]);
});

it("is not woken by the signal after its end", async () => {
  const { abort, waiter } = setUp();
  waiter.end();
  const woken = waiter.wait(1000).then(() => "woken");
  abort.abort();
  expect(await Promise.race([woken, setImmediate("asleep")])).toBe("asleep");
});
