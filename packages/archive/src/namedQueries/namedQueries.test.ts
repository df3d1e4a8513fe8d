import { afterAll, beforeAll, expect, it } from "vitest";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openMemorySink } from "../memory/MemorySink.ts";
import type { Tables } from "../query/Tables.ts";
import { namedQueries } from "./namedQueries.ts";

const jump = (timestamp: string, StarSystem: string, JumpDist: number, FuelUsed: number, FuelLevel: number) =>
  JSON.stringify({ timestamp, event: "FSDJump", StarSystem, JumpDist, FuelUsed, FuelLevel });

const jumps = [
  jump("2026-02-03T03:04:05Z", "Sol", 10, 1, 15),
  jump("2026-02-03T03:14:05Z", "Alioth", 30, 4, 3.25),
  jump("2026-02-03T03:24:05Z", "Achenar", 20, 2.5, 9),
  jump("2026-03-01T00:00:00Z", "Lave", 20, 2, 16),
];

let tables: Tables;
beforeAll(async () => {
  const sink = await openMemorySink();
  await sink.write(deliveriesOf(jumps));
  tables = sink.tables;
});
afterAll(() => tables.close());

const answer = (name: string) => tables.query(namedQueries.get(name)?.sql ?? "");

it("longest-jumps gives the longest jump first, and the earlier of two equal ones", async () => {
  expect(await answer("longest-jumps")).toMatchObject([
    { system: "Alioth", light_years: 30 },
    { system: "Achenar", light_years: 20 },
    { system: "Lave", light_years: 20 },
    { system: "Sol", light_years: 10 },
  ]);
});

it("fuel-per-month gives the fuel of each month and the lowest level of the tank in it", async () => {
  expect(await answer("fuel-per-month")).toEqual([
    { commander: "F1", month: "2026-02", tonnes: 7.5, tonnes_per_light_year: 0.125, lowest_tank: 3.25 },
    { commander: "F1", month: "2026-03", tonnes: 2, tonnes_per_light_year: 0.1, lowest_tank: 16 },
  ]);
});
