import type { JsonObject, JsonValue } from "@shipslog/contract";
import { powerplayFields } from "../../events/FSDJump.ts";
import { societyHere, type GameWorld } from "../../world/GameWorld.ts";

/** States with SystemAllegiance Thargoid (63 real lines). */
const lost: readonly unknown[] = ["Thargoid_Controlled", "Thargoid_Stronghold"];

/** Writes the powers also without a pledge (D2), the factions as the game does, and the next states of the war as empty rather than omitted (D7). */
export function adaptJump(event: JsonObject, world: GameWorld): JsonObject {
  const { powerplay } = societyHere(world);
  const factions = event["Factions"] as readonly JsonObject[] | undefined;
  const conflicts = event["Conflicts"] as readonly JsonObject[] | undefined;
  const jump = {
    ...event,
    ...(powerplay !== undefined && powerplayFields(powerplay)),
    ...(factions !== undefined && { Factions: factions.map(adaptFaction) }),
    ...(conflicts !== undefined && { Conflicts: conflicts.map(adaptConflict) }),
  };
  const war = event["ThargoidWar"] as JsonObject | undefined;
  if (war === undefined) return jump;
  return {
    ...jump,
    ...(lost.includes(war["CurrentState"]) && { SystemAllegiance: "Thargoid" }),
    ThargoidWar: { NextStateSuccess: "", NextStateFailure: "", ...war },
  };
}

/** Below this influence an anarchy has no happiness; most of the 74 real ones have 0.01. */
const leastInfluence = 0.015;

/** Trend is 0 in all 2,152 real entries; a small anarchy has an empty Happiness without a text (D4). */
function adaptFaction({ PendingStates, RecoveringStates, ...faction }: JsonObject): JsonObject {
  const { Happiness_Localised: _text, ...rest } = faction;
  const isSmall = faction["Government"] === "Anarchy" && (faction["Influence"] as number) < leastInfluence;
  return {
    ...(isSmall ? { ...rest, Happiness: "" } : faction),
    ...(PendingStates !== undefined && { PendingStates: steady(PendingStates) }),
    ...(RecoveringStates !== undefined && { RecoveringStates: steady(RecoveringStates) }),
  };
}

/** No real stake has a display text; the text itself is written. */
function adaptConflict(conflict: JsonObject): JsonObject {
  const side = (name: string): JsonObject => {
    const { Stake_Localised: text, ...rest } = conflict[name] as JsonObject;
    return { [name]: text === undefined ? rest : { ...rest, Stake: text } };
  };
  return { ...conflict, ...side("Faction1"), ...side("Faction2") };
}

function steady(states: JsonValue): readonly JsonObject[] {
  return (states as readonly JsonObject[]).map((state) => ({ ...state, Trend: 0 }));
}
