import type { JsonObject } from "@shipslog/contract";
import { expect, it } from "vitest";
import { damageMoments } from "../damageMoments.ts";

/** What becomes of an event, a jump by default, when every event is damaged that can be. */
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

it("changes no service that tells where the player is, because a later visit to it would be wrong too", () => {
  const docked = (StationServices: readonly string[]) => damaged({ event: "Docked", StationServices });
  expect(docked(["Outfitting", "Exploration", "Refuel"])).toMatchObject({
    StationServices: ["Outfitting", "Exploration", "Hairdresser"],
  });
  expect(docked(["outfitting", "exploration"])).toMatchObject({ StationServices: ["outfitting", "exploration"] });
});
