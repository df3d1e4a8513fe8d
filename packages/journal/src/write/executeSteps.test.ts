import type { Clock, WriteStep } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { joinLinesBySecond } from "./joinLinesBySecond.ts";
import { manualClock } from "../../tests/helpers/manualClock.ts";
import { filesAfter, flying, moment, startMs, textOf } from "../../tests/helpers/moments.ts";
import { plan } from "./plan.ts";
import { executeSteps, type Speed } from "./executeSteps.ts";

const moments = [0, 1500, 4000].map((afterMs) =>
  moment(afterMs, { "Status.json": flying(afterMs, 0) }, { event: "FSDJump" }),
);

/** A writer that records the steps and their times. */
function recorder(clock: { nowMs(): number }) {
  const steps: { step: WriteStep; nowMs: number }[] = [];
  return {
    steps,
    write: (step: WriteStep) => {
      steps.push({ step, nowMs: clock.nowMs() });
      return Promise.resolve();
    },
  };
}

async function timesAt(speed: Speed) {
  const clock = manualClock();
  const writer = recorder(clock);
  const played = await executeSteps(plan(moments), { writer, clock, speed });
  expect(played).toEqual({ ending: "complete", steps: writer.steps.length });
  return writer.steps.map(({ nowMs }) => nowMs);
}

describe("executeSteps", () => {
  it("keeps the times of the steps, scaled", async () => {
    expect(await timesAt(1)).toEqual([0, 0, 0, 1500, 1500, 4000, 4000]);
    expect(await timesAt(10)).toEqual([0, 0, 0, 150, 150, 400, 400]);
    expect(await timesAt("max")).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("waits again for the rest if a timer fires early", async () => {
    const exact = manualClock();
    const early: Clock = {
      ...exact,
      sleep: (delayMs, signal) => exact.sleep(delayMs > 1 ? delayMs - 1 : delayMs, signal),
    };
    const writer = recorder(early);
    await executeSteps(plan(moments), { writer, clock: early });
    expect(writer.steps.map(({ nowMs }) => nowMs)).toEqual([0, 0, 0, 1500, 1500, 4000, 4000]);
  });

  it("does not drift if a step takes long: the next one waits less", async () => {
    const clock = manualClock();
    const writer = recorder(clock);
    const slow = {
      write: async (step: WriteStep) => Promise.all([writer.write(step), clock.sleep(400)]).then(() => undefined),
    };
    await executeSteps(plan(moments), { writer: slow, clock });
    expect(writer.steps.map(({ nowMs }) => nowMs)).toEqual([0, 400, 800, 1500, 1900, 4000, 4400]);
  });

  it.each([
    ["back by 30 s", -30_000],
    ["forward by an hour", 3_600_000],
  ])("keeps its pace if the clock of the machine is set %s", async (_, shiftMs) => {
    const clock = manualClock();
    const writer = recorder(clock);
    let setMs = 0;
    const write = (step: WriteStep) => {
      if (step.atMs > startMs) setMs = shiftMs;
      return writer.write(step);
    };
    await executeSteps(plan(moments), {
      writer: { write },
      clock: { ...clock, nowMs: () => clock.nowMs() + setMs },
    });
    expect(writer.steps.map(({ nowMs }) => nowMs)).toEqual([0, 0, 0, 1500, 1500, 4000, 4000]);
  });

  it("ends between two steps when aborted, with whole lines and the Status of an exit", async () => {
    const ending = new AbortController();
    const clock = manualClock((nowMs) => nowMs === 1500 && ending.abort());
    const writer = recorder(clock);
    const played = await executeSteps(plan(moments), { writer, clock, signal: ending.signal });
    expect(played).toEqual({ ending: "aborted", steps: 5 });
    const files = filesAfter(writer.steps.map(({ step }) => step));
    expect(files["Journal.2026-05-01T120000.01.log"]?.split("\r\n")).toHaveLength(3);
    expect(textOf(writer.steps.at(-1)!.step)).toBe(
      '{ "timestamp":"2026-05-01T12:00:02Z", "event":"Status", "Flags":0 }\r\n',
    );
  });

  it.each([
    ["as planned", plan],
    ["joined by second", (given: typeof moments) => joinLinesBySecond(plan(given))],
  ])("writes the line of a companion file even if aborted between the two: steps %s", async (_how, steps) => {
    const ending = new AbortController();
    const route = { timestamp: "", event: "NavRoute", Route: [] };
    const announced = [
      moment(0, {}),
      moment(2500, { "NavRoute.json": route }, { event: "NavRoute" }),
      moment(9000, {}, { event: "FSDJump" }),
    ];
    const clock = manualClock();
    const writer = recorder(clock);
    const onStep = (step: WriteStep) => step.type === "replace" && ending.abort();
    const played = await executeSteps(steps(announced), { writer, clock, signal: ending.signal, onStep });
    expect(played).toEqual({ ending: "aborted", steps: 3 });
    expect(textOf(writer.steps.at(-1)!.step)).toBe('{ "timestamp":"2026-05-01T12:00:02Z", "event":"NavRoute" }\r\n');
  });

  it("writes nothing if aborted before the start", async () => {
    const clock = manualClock();
    const writer = recorder(clock);
    expect(await executeSteps(plan(moments), { writer, clock, speed: "max", signal: AbortSignal.abort() })).toEqual({
      ending: "aborted",
      steps: 0,
    });
    expect(writer.steps).toEqual([]);
  });

  it.each([0, -1, Number.NaN])("rejects the speed %d", async (speed) => {
    const clock = manualClock();
    await expect(executeSteps([], { writer: recorder(clock), clock, speed })).rejects.toThrow(
      new TypeError(`option "speed" must be a number above 0 or "max", received ${speed}`),
    );
  });
});
