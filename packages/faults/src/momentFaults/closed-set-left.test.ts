import type { JsonObject } from "@shipslog/contract";
import { expect, it } from "vitest";
import { damageMoments } from "../damageMoments.ts";

/** What becomes of a jump when every event is damaged that can be. */
function damaged(event: JsonObject): JsonObject | undefined {
  const moments = [{ timeMs: 0, event: { event: "FSDJump", ...event }, companions: {} }];
  const options = { rates: { "closed-set-left": 1 }, dialect: "spec", randomFor: () => () => 0 } as const;
  return [...damageMoments(moments, options)][0]?.moment.event;
}

it("changes the state of a system only if it has one and nobody contests it", () => {
  expect(damaged({ PowerplayState: "Exploited" })).toMatchObject({ PowerplayState: "Abandoned" });
  const contested = { PowerplayState: "Unoccupied", PowerplayConflictProgress: [] };
  expect(damaged(contested)).toMatchObject(contested);
  expect(damaged({})).not.toHaveProperty("PowerplayState");
});
