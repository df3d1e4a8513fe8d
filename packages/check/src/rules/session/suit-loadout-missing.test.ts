import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples } from "../../../tests/helpers/findingsOf.ts";

const { engineers, Missions, onFoot, SuitLoadout } = sampleEvents;
const start = [{ event: engineers() }, { event: Missions() }] as const;
const status = (time = "12:20:30") =>
  ({ companion: "Status.json", event: onFoot({ timestamp: `2026-05-01T${time}Z` }) }) as const;

it("needs the start-up of the session in the journal, and a Status.json after it", () => {
  expect(findingsInSamples([...start, status()])).toEqual(["error suit-loadout-missing /Flags2"]);
  expect(findingsInSamples([status()])).toEqual([]);
  expect(findingsInSamples([...start, status("11:59:30")])).toEqual([]);
  // Within one second the file may be older than the lines.
  expect(findingsInSamples([...start, status("12:00:00")])).toEqual([]);
});

it("accepts a SuitLoadout anywhere in the session, and does not decide after an unreadable line", () => {
  expect(findingsInSamples([...start, { event: SuitLoadout() }, status()])).toEqual([]);
  expect(findingsInSamples([...start, { line: "damaged" }, status()])).toEqual(["error invalid-json"]);
});
