import { expect, it } from "vitest";
import type { SessionJob } from "@shipslog/page/check";
import { shareJobs, takeJobs } from "./takeJobs.ts";

const jobs: readonly SessionJob[] = Array.from({ length: 9 }, (_, at) => ({
  paths: [`Journal.2026-05-0${at + 1}T120000.01.log`],
  dialect: "live",
  byteLength: 100,
  companionsIn: undefined,
  stamp: "",
  modifiedMs: 0,
}));

it("gives each job to one taker, from both ends", () => {
  const shared = shareJobs(jobs);
  const first = takeJobs(shared, "first");
  const last = takeJobs(shared, "last");
  const order = [first, last, last, first, first, last].map((taker) => taker.next().value);
  expect(order).toEqual([0, 8, 7, 1, 2, 6]);
  expect([[...first], [...last]]).toEqual([[3, 4, 5], []]);
});
