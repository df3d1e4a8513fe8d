import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples } from "../../../tests/helpers/findingsOf.ts";

const { Docked, StoredModules, storedModule } = sampleEvents;
const docked = { event: Docked() };
const list = (time: string) => ({
  event: StoredModules([storedModule()], { timestamp: `2026-05-01T${time}Z` }),
});

it("reports each list that equals the one before it during one stay", () => {
  expect(findingsInSamples([docked, list("12:06:00"), list("12:07:00"), list("12:08:00")])).toEqual([
    "error stored-unchanged /Items",
    "error stored-unchanged /Items",
  ]);
});

it("accepts the same list after another docking, and in live", () => {
  const again = { event: Docked({ timestamp: "2026-05-01T12:07:00Z" }) };
  expect(findingsInSamples([docked, list("12:06:00"), again, list("12:08:00")])).toEqual([]);
  expect(findingsInSamples([docked, list("12:06:00"), list("12:07:00")], "live")).toEqual([]);
});
