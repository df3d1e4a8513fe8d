import type { JsonObject } from "@shipslog/contract";
import type { EngineerCraft } from "@shipslog/contract/observed/events";
import { readNumber, readObjects, readText, type UncheckedFields } from "./fields.ts";

/** A grade of a blueprint that the commander has crafted, with what one roll took. */
export interface CraftedBlueprint {
  /** Such as `ShieldGenerator_Reinforced`. */
  readonly blueprint: string;
  readonly grade: number;
  readonly engineer: string | undefined;
  readonly at: string;
  readonly ingredients: readonly {
    /** The internal name in lower case. */
    readonly name: string;
    readonly localised: string | undefined;
    readonly count: number;
  }[];
}

/** The grades that the commander has crafted, the latest last. */
export type BlueprintsTopic = readonly CraftedBlueprint[];

const maxBlueprints = 80;

/** Learns from a roll what one takes. Games before 2.4 wrote a map of amounts, and no name of the blueprint. */
export function foldCraft(blueprints: BlueprintsTopic | undefined, event: JsonObject): BlueprintsTopic | undefined {
  const fields: UncheckedFields<EngineerCraft> = event;
  const at = readText(fields.timestamp);
  const blueprint = readText(fields.BlueprintName);
  const grade = readNumber(fields.Level);
  // An experimental effect is another recipe.
  const isRoll = event["ApplyExperimentalEffect"] === undefined;
  if (at === undefined || blueprint === undefined || grade === undefined || !isRoll) return blueprints;
  const ingredients = readObjects(fields.Ingredients, 10).flatMap(({ Name, Name_Localised, Count }) => {
    const name = readText(Name)?.toLowerCase();
    const count = readNumber(Count);
    return name === undefined || count === undefined ? [] : [{ name, localised: readText(Name_Localised), count }];
  });
  if (ingredients.length === 0) return blueprints;
  const crafted = { blueprint, grade, engineer: readText(fields.Engineer), at, ingredients };
  const others = (blueprints ?? []).filter((each) => each.blueprint !== blueprint || each.grade !== grade);
  return [...others, crafted].slice(-maxBlueprints);
}
