import { componentMaterials } from "../commander/componentMaterials.ts";
import { encodedMaterials } from "../commander/encodedMaterials.ts";
import type { InstalledModule } from "../ship/SimulatedShip.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow, type ObservedFieldsOf } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

type Fields = ObservedFieldsOf<"EngineerCraft">;

/** What an engineer has made of a module. */
export interface EngineeredModule {
  readonly engineer: { readonly id: number; readonly name: string };
  readonly blueprint: { readonly id: number; readonly name: string };
  readonly level: number;
  /** The part of the way through the level, up to 1. */
  readonly quality: number;
  readonly modifiers: Fields["Modifiers"];
}

/** Written when an engineer, or a workshop with a pinned blueprint, improves a module for materials. */
export const EngineerCraft = observedRow({
  kind: "EngineerCraft",
  layout: lineLayout(
    "Slot Module Ingredients[Name Count] Engineer EngineerID BlueprintID BlueprintName Level Quality:6 Modifiers[Label Value:6 OriginalValue:6 LessIsGood]",
  ),
  build: ({ slot, module }: InstalledModule, made: EngineeredModule, ingredients: readonly string[]): Fields => ({
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
