import { componentMaterials } from "../commander/componentMaterials.ts";
import { encodedMaterials } from "../commander/encodedMaterials.ts";
import type { EngineerAccess } from "../commander/engineers.ts";
import type { EngineeredModule } from "../live/distributor.ts";
import type { InstalledModule } from "../ship/SimulatedShip.ts";
import { withText } from "../text/withText.ts";
import { objectsIn } from "./fields.ts";
import { inContract, line, type FieldsOf } from "./line.ts";

/** Written when a player increases access to an engineer, and at start-up with all engineers. */
export const EngineerProgress = line({
  kind: "EngineerProgress",
  layout: inContract,
  dialects: {
    spec: { by: ["load", "gainAccess", "enterArena"], when: ({ name }) => name !== "enterArena" },
    live: {
      when: () => true,
      // D17: updates never have RankProgress, so progress alone writes no event. Every entry of the list has Progress.
      adapt: (event) => {
        if ("RankProgress" in event) return undefined;
        return "Engineers" in event
          ? { Engineers: objectsIn(event["Engineers"]).filter((engineer) => "Progress" in engineer) }
          : event;
      },
    },
  },
  build({ world, happened: { data } }) {
    if (data === null) {
      const { engineers, strangers } = world.commander;
      // "Each of these five may be omitted": the base game knows nothing of an on-foot engineer the player has not met.
      return { Engineers: [...engineers.map(standingOf), ...strangers.filter(isNameless).map(() => ({}))] };
    }
    const { access, gain } = data;
    const who = { Engineer: access.name, EngineerID: access.id };
    if (gain === "stage") return { ...who, Progress: access.stage, ...(access.rank > 0 && { Rank: access.rank }) };
    return gain === "rank"
      ? { ...who, Rank: access.rank }
      : { ...who, Rank: access.rank, RankProgress: access.progressPercent };
  },
});

const isNameless = (access: EngineerAccess): boolean => access.isNameless;

/**
 * Rank and RankProgress are present exactly for unlocked engineers (F43). In base-game mode an
 * on-foot engineer has neither name nor id, as in 48 real entries of 2023.
 */
function standingOf(access: EngineerAccess): NonNullable<FieldsOf<"EngineerProgress">["Engineers"]>[number] {
  if (access.isNameless) return { Progress: access.stage };
  const known = { Engineer: access.name, EngineerID: access.id, Progress: access.stage };
  return access.stage === "Unlocked" ? { ...known, RankProgress: access.progressPercent, Rank: access.rank } : known;
}

/** Written when an engineer, or a workshop with a pinned blueprint, improves a module for materials. */
export const EngineerCraft = line({
  kind: "EngineerCraft",
  layout:
    "Slot Module Ingredients[Name Count] Engineer EngineerID BlueprintID BlueprintName Level Quality:6 Modifiers[Label Value:6 OriginalValue:6 LessIsGood]",
  build: (
    { slot, module }: InstalledModule,
    made: EngineeredModule,
    ingredients: readonly string[],
  ): FieldsOf<"EngineerCraft"> => ({
    Slot: slot,
    Module: module.item,
    Ingredients: ingredients.map((name) => ({
      ...withText("Name", name, componentMaterials[name] ?? encodedMaterials[name]),
      Count: 1,
    })),
    Engineer: made.engineer.name,
    EngineerID: made.engineer.id,
    BlueprintID: made.blueprint.id,
    BlueprintName: made.blueprint.name,
    Level: made.level,
    Quality: made.quality,
    Modifiers: made.modifiers,
  }),
});
