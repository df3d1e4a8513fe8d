import type { JsonObject } from "@shipslog/contract";
import { powerplayFields } from "../../events/FSDJump.ts";
import { societyHere, type GameWorld } from "../../world/GameWorld.ts";

/** States with SystemAllegiance Thargoid (63 real lines). */
const lost: readonly unknown[] = ["Thargoid_Controlled", "Thargoid_Stronghold"];

/** Writes the powers also without a pledge (D2), and the next states of the war as empty rather than omitted (D7). */
export function adaptJump(event: JsonObject, world: GameWorld): JsonObject {
  const { powerplay } = societyHere(world);
  const jump = powerplay === undefined ? event : { ...event, ...powerplayFields(powerplay) };
  const war = event["ThargoidWar"] as JsonObject | undefined;
  if (war === undefined) return jump;
  return {
    ...jump,
    ...(lost.includes(war["CurrentState"]) && { SystemAllegiance: "Thargoid" }),
    ThargoidWar: { NextStateSuccess: "", NextStateFailure: "", ...war },
  };
}
