import type { EngineerAccess } from "../commander/engineers.ts";
import { materialCategory } from "../commander/materialCategory.ts";
import type { EngineeredModule } from "../live/distributor.ts";
import type { InstalledModule } from "../ship/SimulatedShip.ts";
import type { Module } from "../ship/modules.ts";
import { withText } from "../text/withText.ts";
import { objectsIn } from "./fields.ts";
import { inContract, line, type FieldsOf } from "./line.ts";
import { materialText } from "./materials.ts";

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
      ...withText("Name", name, materialText(name)),
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

/** Units of a material in a trade. */
export interface TradedMaterial {
  readonly name: string;
  readonly count: number;
}

function tradedFields({ name, count }: TradedMaterial) {
  return {
    ...withText("Material", name, materialText(name)),
    Category: materialCategory(name),
    Quantity: count,
  };
}

/** Written when a trader exchanges materials. */
export const MaterialTrade = line({
  kind: "MaterialTrade",
  layout: "MarketID TraderType Paid{Material Category Quantity} Received{Material Category Quantity}",
  build: (marketId: number, trader: string, paid: TradedMaterial, received: TradedMaterial) => ({
    MarketID: marketId,
    TraderType: trader,
    Paid: tradedFields(paid),
    Received: tradedFields(received),
  }),
});

/** What a technology broker offers for materials. */
export interface BrokerOffer {
  readonly broker: string;
  readonly item: readonly [name: string, text: string];
  readonly materials: readonly TradedMaterial[];
}

/** Written when a technology broker unlocks a module. */
export const TechnologyBroker = line({
  kind: "TechnologyBroker",
  layout: "BrokerType MarketID ItemsUnlocked[Name] Commodities[Name Count] Materials[Name Count Category]",
  build: (marketId: number, { broker, item, materials }: BrokerOffer) => ({
    BrokerType: broker,
    MarketID: marketId,
    ItemsUnlocked: [{ Name: item[0], Name_Localised: item[1] }],
    Commodities: [],
    Materials: materials.map(({ name, count }) => ({
      ...withText("Name", name, materialText(name)),
      Count: count,
      Category: materialCategory(name),
    })),
  }),
});

/** Written when the field maintenance unit has repaired a module, in full or until it was stopped. */
export const AfmuRepairs = line({
  kind: "AfmuRepairs",
  layout: "Module FullyRepaired Health:6",
  build: ({ symbol, name }: Module, health: number) => ({
    Module: symbol,
    Module_Localised: name,
    FullyRepaired: health === 1,
    Health: health,
  }),
});

/** Written when the ship has rebooted, with the slots of the modules that were repaired. */
export const RebootRepair = line({
  kind: "RebootRepair",
  layout: "Modules",
  build: (slots: readonly string[]) => ({ Modules: [...slots] }),
});
