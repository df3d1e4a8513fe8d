import type { JsonObject, JsonValue } from "@shipslog/contract";
import { isObject } from "../columns/fits.ts";
import { isList, type ObservedStructure } from "../columns/Structure.ts";

/** The names that the first journals, of the betas of game 2.2, have for what is said about a place: `Faction`, `Economy`. */
const placeNames = ["Faction", "Allegiance", "Economy", "Economy_Localised", "Government", "Government_Localised"];
const prefixed = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, name]));
const systemNames = prefixed("System", [...placeNames, "Security", "Security_Localised"]);

/**
 * The names that fields had in earlier games, by kind and by their name of today. A test compares them with the histories of the contract, which
 * cover the specified kinds only and are too large to load for these names.
 */
export const oldNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FSDJump: systemNames,
  Location: systemNames,
  Docked: prefixed("Station", placeNames),
  Bounty: { TotalReward: "Reward" },
  EngineerCraft: { BlueprintName: "Blueprint" },
};

/** The fields of observed kinds that had another form in earlier games. */
export const changedFields: Readonly<Record<string, readonly string[]>> = {
  Location: ["SystemFaction", "StationFaction"],
  EngineerCraft: ["Ingredients"],
  Scan: ["Materials"],
};

/** The state of a faction stood beside it, as long as the faction was a text. */
export const stateBeside = "FactionState";

/** The number that goes with a name in a list; earlier games wrote an object from names to numbers. */
const numbersInLists = ["Count", "Percent"];

/** What earlier games wrote where a column holds an object or a list: the name alone, or an object from names to numbers. */
export type OldForm = { readonly type: "name" } | { readonly type: "numbers"; readonly number: string };

/** How earlier games may have written a value of a structure; undefined if we know of no other form. */
export function oldFormOf(structure: ObservedStructure): OldForm | undefined {
  if (typeof structure === "string") return undefined;
  if (!isList(structure)) return structure["Name"] === "VARCHAR" ? { type: "name" } : undefined;
  const [item] = structure;
  if (typeof item === "string" || isList(item) || item["Name"] !== "VARCHAR") return undefined;
  const number = numbersInLists.find((each) => item[each] !== undefined);
  return number === undefined ? undefined : { type: "numbers", number };
}

/** An event with the fields that its kind has today beside those of earlier games; the same event if it has none of these. */
export function withTodaysNames(kind: string, event: JsonObject): JsonObject {
  const missing = Object.entries(oldNames[kind] ?? {}).filter(([name, was]) => {
    return !Object.hasOwn(event, name) && Object.hasOwn(event, was);
  });
  if (missing.length === 0) return event;
  return { ...event, ...Object.fromEntries(missing.map(([name, was]) => [name, event[was] as JsonValue])) };
}

/** A value in the form of today; undefined if it is not in an old form. */
export function inTodaysForm(value: JsonValue, form: OldForm, event: JsonObject): JsonValue | undefined {
  if (form.type === "name") {
    if (typeof value !== "string") return undefined;
    const state = event[stateBeside];
    return typeof state === "string" ? { Name: value, [stateBeside]: state } : { Name: value };
  }
  if (!isObject(value)) return undefined;
  return Object.entries(value).map(([name, number]) => ({ Name: name, [form.number]: number }));
}
