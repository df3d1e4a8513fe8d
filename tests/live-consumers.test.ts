/** Readers that cannot run here: each row of the table of consumers, on a session of every scenario. */
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
  it("every scenario meets it", () => {
    for (const session of sessions.values()) expect(complaints(session)).toEqual([]);
  });

  it("a session that does not meet it would be found", () => {
    expect([...sessions.values()].some((session) => complaints(damage(session)).length > 0)).toBe(true);
  });
});
