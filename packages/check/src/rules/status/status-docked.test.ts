import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { Docked, Status, other } = sampleEvents;
const undocked = other("Undocked", { timestamp: "2026-05-01T12:06:00Z" });
const onPad = (time: string) =>
  ({
    companion: "Status.json",
    event: Status({ Flags: 2 ** 24 + 2 ** 16 + 2 ** 2 + 2 ** 0, timestamp: `2026-05-01T${time}Z` }),
  }) as const;

it("allows five seconds in live until the flag follows the journal", () => {
  expect(findingsOf("status-docked", [Docked(), undocked, onPad("12:06:02")])).toEqual([]);
  expect(findingsOf("status-docked", [Docked(), undocked, onPad("12:06:30")])).toHaveLength(1);
});
