import { type Moment, defaultDialect } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { simulateWithLog } from "../tests/helpers/simulateWithLog.ts";
import type { SimulateOptions } from "./director/SimulateOptions.ts";
import { scenarioNames } from "./scenarios/scenarios.ts";
import { simulate } from "./simulate.ts";

const start = Date.UTC(2026, 4, 1, 12);
const options = (more: Partial<SimulateOptions> = {}): SimulateOptions => ({
  seed: 7,
  scenario: "grand-tour",
  dialect: "spec",
  start,
  durationMs: 3 * 3_600_000,
  ...more,
});
const eventsOf = (moments: Iterable<Moment>): readonly unknown[] =>
  [...moments].flatMap(({ timeMs, event }) => (event === undefined ? [] : [[timeMs, event]]));

describe("simulate", () => {
  it.each(scenarioNames)("yields the same events with and without Status, with and without log: %s", (scenario) => {
    const plain = eventsOf(simulate(options({ scenario, status: false })));
    expect(plain.length).toBeGreaterThan(10);
    expect(eventsOf(simulate(options({ scenario })))).toEqual(plain);
    expect(eventsOf(simulateWithLog(options({ scenario })))).toEqual(plain);
  });

  it("yields the same moments on every iteration, and others for another seed", () => {
    const session = simulate(options());
    expect([...session]).toEqual([...session]);
    expect(eventsOf(simulate(options({ seed: 8 })))).not.toEqual(eventsOf(session));
  });

  it("yields the same events for any duration", () => {
    const short = eventsOf(simulate(options({ durationMs: 1_800_000, status: false })));
    const long = eventsOf(simulate(options({ status: false })));
    expect(long.slice(0, short.length)).toEqual(short);
  });

  it("is lazy", () => {
    const { durationMs: _forever, ...endless } = options();
    const moments = simulate(endless)[Symbol.iterator]();
    const taken = Array.from({ length: 5 }, () => moments.next());
    expect(taken.every(({ done }) => done === false)).toBe(true);
  });

  it("begins and ends in the main menu, with Flags 0", () => {
    const moments = [...simulate(options({ durationMs: 600_000 }))];
    const first = moments.at(0);
    const last = moments.at(-1);
    expect(first).toEqual({
      timeMs: start,
      event: undefined,
      companions: { "Status.json": { timestamp: "2026-05-01T12:00:00Z", event: "Status", Flags: 0 } },
    });
    expect(last?.event).toBeUndefined();
    expect(last?.companions["Status.json"]).toMatchObject({ Flags: 0 });
    expect(last?.timeMs).toBeGreaterThanOrEqual(start + 600_000);
    expect(last?.timeMs).toBeLessThan(start + 600_000 + 3_600_000);
  });

  it("omits Status.json on request", () => {
    const moments = [...simulate(options({ status: false }))];
    expect(moments.every(({ companions }) => companions["Status.json"] === undefined)).toBe(true);
    expect(moments.every(({ event }) => event !== undefined)).toBe(true);
  });

  it("has reproducible defaults", () => {
    const durationMs = 600_000;
    const defaults = { seed: 1, scenario: "explorer", dialect: defaultDialect, start: new Date("2026-01-01") } as const;
    expect([...simulate({ durationMs })]).toEqual([...simulate({ ...defaults, durationMs })]);
  });
});
