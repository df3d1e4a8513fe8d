import type { JsonObject } from "@shipslog/contract";
import { powerplayFields } from "../../events/FSDJump.ts";
import { societyHere, type GameWorld } from "../../world/GameWorld.ts";

/** States in which nobody but Thargoids is left (real lines: SystemAllegiance Thargoid in 63). */
const lost: readonly unknown[] = ["Thargoid_Controlled", "Thargoid_Stronghold"];

/** The powers stand there without a pledge too (D2); what comes next in the war is empty, never left out (D7). */
export function adaptJump(told: JsonObject, world: GameWorld): JsonObject {
  const { powerplay } = societyHere(world);
  const jump = powerplay === undefined ? told : { ...told, ...powerplayFields(powerplay) };
  const war = told["ThargoidWar"] as JsonObject | undefined;
  if (war === undefined) return jump;
  return {
    ...jump,
    ...(lost.includes(war["CurrentState"]) && { SystemAllegiance: "Thargoid" }),
    ThargoidWar: { NextStateSuccess: "", NextStateFailure: "", ...war },
  };
}
