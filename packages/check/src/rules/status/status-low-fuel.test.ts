import { Flags } from "@shipslog/contract";
import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples } from "../../../tests/helpers/findingsOf.ts";

const { Docked, FSDJump, Status } = sampleEvents;
const jump = (more = {}) => ({ event: FSDJump({ FuelLevel: 32, ...more }) });
const status = (FuelMain: number) =>
  ({
    companion: "Status.json",
    event: Status({
      Flags: Flags.encode(["InMainShip"]),
      Fuel: { FuelMain, FuelReservoir: 0.5 },
      timestamp: "2026-05-01T12:06:00Z",
    }),
  }) as const;

it("compares with the most fuel after a jump of the same ship", () => {
  expect(findingsInSamples([jump(), status(7.9)])).toEqual(["warning status-low-fuel /Flags"]);
  expect(findingsInSamples([jump(), status(8)])).toEqual([]);
  expect(findingsInSamples([status(0.1)])).toEqual([]);
});

it("knows no tank after a docking, where the ship may be exchanged, nor from the jump of another ship", () => {
  expect(findingsInSamples([jump(), { event: Docked() }, status(0.1)])).toEqual([]);
  expect(findingsInSamples([jump({ Multicrew: true }), status(0.1)])).toEqual([]);
});
