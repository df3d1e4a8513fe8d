import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples } from "../../../tests/helpers/findingsOf.ts";

const { FSDJump, nextJump, Status } = sampleEvents;
const jumps = [{ event: FSDJump() }, { event: nextJump({ timestamp: "2026-05-01T14:00:00Z" }) }] as const;
const at = (time: string) =>
  ({ companion: "Status.json", event: Status({ timestamp: `2026-05-01T${time}Z` }) }) as const;
const torn = { companion: "Status.json", text: '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Sta' } as const;

it("allows a minute, and any time after the last line", () => {
  expect(findingsInSamples([...jumps, at("13:59:00")])).toEqual([]);
  expect(findingsInSamples([...jumps, at("18:00:00")])).toEqual([]);
  expect(findingsInSamples([...jumps, at("13:58:59")])).toEqual(["error status-stale /timestamp"]);
  // The game writes the file when something changes (F34).
  expect(findingsInSamples([...jumps, at("12:00:00")], "live")).toEqual([]);
});

it("judges the last observation, and leaves an unreadable one to companion-torn", () => {
  expect(findingsInSamples([at("12:00:00"), ...jumps, at("14:00:01")])).toEqual([]);
  expect(findingsInSamples([at("12:00:00"), ...jumps, torn])).toEqual(["error companion-torn"]);
});

it("needs a session of more than a minute: the file may be of the session before", () => {
  const soon = { event: nextJump({ timestamp: "2026-05-01T12:01:00Z" }) };
  expect(findingsInSamples([{ event: FSDJump() }, soon, at("10:00:00")])).toEqual([]);
});

it("leaves a time that went back to companion-clock-back", () => {
  expect(findingsInSamples([...jumps, at("14:00:01"), at("12:30:00")])).toEqual([
    "warning companion-clock-back /timestamp",
  ]);
});
