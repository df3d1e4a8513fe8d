import { expect, it } from "vitest";
import type { Moment, WriteStep } from "@shipslog/contract";
import { damageSession, faults } from "./index.ts";

const moments: readonly Moment[] = Array.from({ length: 9 }, (_, at) => ({
  timeMs: at * 1000,
  event: { timestamp: new Date(at * 1000).toISOString(), event: "Synthesis", Name: "FSD Basic", Materials: [] },
  companions: {},
}));

function* plan(given: Iterable<Moment>): Generator<WriteStep, void, undefined> {
  for (const { timeMs, event } of given) {
    const bytes = new TextEncoder().encode(`${JSON.stringify(event)}\r\n`);
    yield { type: "append", atMs: timeMs, file: "Journal.2026-05-01T120000.01.log", bytes };
  }
}

const damaged = (demand?: { isWanted(fault: string): boolean; strike(fault: string): void }) =>
  damageSession(moments, { rates: {}, plan, randomFor: () => () => 0.5, ...(demand && { demand }) });

it("damages the next place of a fault on demand, once", () => {
  const wanted = new Set<string>();
  const { steps, answers } = damaged({
    isWanted: (fault) => wanted.has(fault),
    strike: (fault) => void wanted.delete(fault),
  });
  const taken = steps[Symbol.iterator]();
  for (let at = 0; at < 3; at++) taken.next();
  wanted.add("half-line");
  while (taken.next().done !== true);
  expect(answers()).toMatchObject([{ fault: "half-line", position: { line: 4 } }]);
});

it("damages nothing while nothing is wanted, whatever the fault", () => {
  const { steps, answers } = damaged({ isWanted: () => false, strike: () => undefined });
  expect([...steps]).toEqual([...plan(moments)]);
  expect(answers()).toEqual([]);
  expect(faults.length).toBeGreaterThan(20);
});
