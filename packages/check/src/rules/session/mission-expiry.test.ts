import { describe, expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { Missions, mission, other } = sampleEvents;
const accepted = other("MissionAccepted", {
  timestamp: "2026-05-01T12:00:00Z",
  MissionID: 1034500001,
  Expiry: "2026-05-01T13:00:00Z",
});
const redirected = other("MissionRedirected", { timestamp: "2026-05-01T12:05:00Z", MissionID: 1034500001 });
const listed = (Expires: number) => Missions({ timestamp: "2026-05-01T12:10:00Z", Active: [mission({ Expires })] });
const day = 86_400;

const expiryFound = (...events: Parameters<typeof findingsOf>[1]) => findingsOf("mission-expiry", events).length;

describe("a mission in live", () => {
  it("may gain whole days: the game adds one when its goals are reached", () => {
    expect(expiryFound(accepted, listed(3000 + day))).toBe(0);
    expect(expiryFound(Missions({ Active: [mission()] }), listed(3002 + day))).toBe(0);
    expect(expiryFound(accepted, listed(3000 + 2 * day))).toBe(0);
  });

  it("may not gain another time, nor lose a day", () => {
    expect(expiryFound(accepted, listed(3000 + day + 60))).toBe(1);
    expect(expiryFound(accepted, listed(3600))).toBe(1);
    expect(expiryFound(Missions({ Active: [mission({ Expires: 2 * day })] }), listed(day - 600))).toBe(1);
  });

  it("may change by the seconds that the game rounds, and no more", () => {
    expect(expiryFound(accepted, listed(3005))).toBe(0);
    expect(expiryFound(accepted, listed(3006))).toBe(1);
    expect(expiryFound(accepted, listed(3005 + day))).toBe(0);
    expect(expiryFound(accepted, listed(3006 + day))).toBe(1);
  });

  it("has another expiry time after MissionRedirected", () => {
    expect(expiryFound(accepted, redirected, listed(50_000))).toBe(0);
  });
});

it("may gain a day in spec too, where no listed kind reports the extension", () => {
  const found = (left: number) =>
    findingsOf("mission-expiry", [Missions({ Active: [mission()] }), listed(left)], "spec");
  expect(found(3000 + day)).toEqual([]);
  expect(found(3000 + day / 2)).toHaveLength(1);
});
