/** Checks the requirements of readers that cannot run here on a session of every scenario. */
import { scenarioNames } from "@shipslog/simulator";
import { beforeAll, describe, expect, it } from "vitest";
import { requirements } from "../lab/live/consumers.ts";
import { playLive } from "../lab/live/folder.ts";
import { collectSession, type WrittenSession } from "../lab/live/WrittenSession.ts";

const sessions = new Map<string, WrittenSession>();

beforeAll(() => {
  for (const scenario of scenarioNames) sessions.set(scenario, collectSession(playLive({ scenario, hours: 1 })));
});

describe.each(requirements)("$reader needs: $needs", ({ complaints, damage }) => {
  it("is met by every scenario", () => {
    for (const session of sessions.values()) expect(complaints(session)).toEqual([]);
  });

  it("detects a session that violates it", () => {
    expect([...sessions.values()].some((session) => complaints(damage(session)).length > 0)).toBe(true);
  });
});
