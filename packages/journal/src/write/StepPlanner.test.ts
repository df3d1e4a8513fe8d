import { expect, it } from "vitest";
import type { Moment } from "@shipslog/contract";
import { plan } from "./plan.ts";
import { StepPlanner } from "./StepPlanner.ts";

const status = (Flags: number) => ({ timestamp: "", event: "Status", Flags });
const moment = (timeMs: number, event: string | undefined, flags: number): Moment => ({
  timeMs,
  event: event === undefined ? undefined : { timestamp: new Date(timeMs).toISOString(), event },
  companions: { "Status.json": status(flags) },
});
const moments = [
  moment(0, "Music", 0),
  moment(500, undefined, 1),
  moment(9000, "Music", 1),
  moment(9000, "Shutdown", 0),
  moment(12_000, "Fileheader", 0),
];

it("plans moment by moment what plan makes of all of them", () => {
  const planner = new StepPlanner();
  const steps = moments.flatMap((each) => [...planner.take(each)]);
  expect([...steps, ...planner.settle()]).toEqual([...plan(moments)]);
});

it("settles with the Status of the last moment, once", () => {
  const planner = new StepPlanner();
  const texts = (steps: Iterable<object>) =>
    [...steps].map((step) => ("bytes" in step ? new TextDecoder().decode(step.bytes as Uint8Array) : ""));
  for (const each of moments.slice(0, 2)) texts(planner.take(each));
  expect(texts(planner.settle())).toEqual([expect.stringContaining('"Flags":1')]);
  expect(texts(planner.settle())).toEqual([]);
});
