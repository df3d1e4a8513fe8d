import type { JsonObject, JsonValue } from "@shipslog/contract";
import type {
  EngineerContribution,
  MaterialCollected,
  Materials,
  MaterialTrade,
} from "@shipslog/contract/observed/events";
import { gradeLimits, materialGrade } from "./materialGrades.ts";
import { readNumber, readObject, readObjects, readText, type UncheckedFields } from "./fields.ts";

/** The groups of materials, in the order in which the game lists them. */
export const materialCategories = ["Raw", "Manufactured", "Encoded"] as const;

/** One of the three groups in which the game lists materials. */
export type MaterialCategory = (typeof materialCategories)[number];

/** An amount of one material. */
export interface MaterialCount {
  /** The internal name in lower case. */
  readonly name: string;
  readonly localised: string | undefined;
  readonly category: MaterialCategory;
  readonly count: number;
}

/** The materials of the commander. */
export interface MaterialsTopic {
  /** When all materials were listed. */
  readonly at: string;
  readonly counts: readonly MaterialCount[];
}

/** Reads the list that the game writes at start-up. */
export function foldMaterials(materials: MaterialsTopic | undefined, event: JsonObject): MaterialsTopic | undefined {
  const fields: UncheckedFields<Materials> = event;
  const at = readText(fields.timestamp);
  if (at === undefined) return materials;
  return { at, counts: materialCategories.flatMap((category) => countsOf(fields[category], category)) };
}

function countsOf(list: JsonValue | undefined, category: MaterialCategory): readonly MaterialCount[] {
  return readObjects(list).flatMap((entry) => {
    const fields: UncheckedFields<Materials["Raw"][number]> = entry;
    const name = readText(fields.Name);
    const count = readNumber(fields.Count);
    if (name === undefined || count === undefined) return [];
    return [{ name: name.toLowerCase(), localised: readText(fields.Name_Localised), category, count }];
  });
}

/** Adds what MaterialCollected picked up, or subtracts what MaterialDiscarded dropped. */
export function foldMaterialMove(sign: 1 | -1) {
  return (materials: MaterialsTopic | undefined, event: JsonObject): MaterialsTopic | undefined => {
    const fields: UncheckedFields<MaterialCollected> = event;
    const { Name, Name_Localised, Category, Count } = fields;
    return change(materials, Name, sign * (readNumber(Count) ?? 0), Category, readText(Name_Localised));
  };
}

/** Applies both sides of a trade with a material trader. */
export function foldMaterialTrade(
  materials: MaterialsTopic | undefined,
  event: JsonObject,
): MaterialsTopic | undefined {
  const fields: UncheckedFields<MaterialTrade> = event;
  const sideOf = (side: JsonValue | undefined): UncheckedFields<MaterialTrade["Paid"]> => readObject(side);
  const paid = sideOf(fields.Paid);
  const received = sideOf(fields.Received);
  const after = change(materials, paid.Material, -(readNumber(paid.Quantity) ?? 0), paid.Category);
  const { Material, Quantity, Category, Material_Localised } = received;
  return change(after, Material, readNumber(Quantity) ?? 0, Category, readText(Material_Localised));
}

/** Changes the amounts of a list of a line: what a mission gives, what an engineer, a synthesis or a technology broker takes. */
export function foldMaterialList(field: "Ingredients" | "Materials" | "MaterialsReward", sign: 1 | -1) {
  return (materials: MaterialsTopic | undefined, event: JsonObject): MaterialsTopic | undefined =>
    itemsOf(event[field]).reduce((counts, { Name, Count, Category, Name_Localised }) => {
      // A mission writes `$MICRORESOURCE_CATEGORY_Encoded;`.
      const [category] = /Raw|Manufactured|Encoded/.exec(readText(Category) ?? "") ?? [];
      return change(counts, Name, sign * (readNumber(Count) ?? 0), category, readText(Name_Localised));
    }, materials);
}

/** Games before 2.4 wrote a map of amounts. */
function itemsOf(list: JsonValue | undefined): readonly JsonObject[] {
  if (Array.isArray(list)) return readObjects(list);
  return Object.entries(readObject(list)).map(([Name, Count]) => ({ Name, Count }));
}

/** Subtracts materials that were given to an engineer to be invited. */
export function foldContribution(materials: MaterialsTopic | undefined, event: JsonObject): MaterialsTopic | undefined {
  const fields: UncheckedFields<EngineerContribution> = event;
  if (fields.Type !== "Materials") return materials;
  return change(materials, event["Material"], -(readNumber(fields.Quantity) ?? 0));
}

/** How many different materials are kept; the game has about 140. */
const maxMaterials = 300;

/** Changes the amount of a material; unknown amounts stay unknown until the next complete list. */
function change(
  materials: MaterialsTopic | undefined,
  nameGiven: JsonValue | undefined,
  by: number,
  category?: JsonValue,
  localised?: string,
): MaterialsTopic | undefined {
  const name = readText(nameGiven)?.toLowerCase();
  const most = gradeLimits[materialGrade(name ?? "") ?? 0];
  const amount = (count: number) => Math.max(0, Math.min(count, most ?? count));
  if (materials === undefined || name === undefined || by === 0) return materials;
  const { counts } = materials;
  const at = counts.findIndex((each) => each.name === name);
  const known = counts[at];
  if (known !== undefined) {
    return { ...materials, counts: counts.with(at, { ...known, count: amount(known.count + by) }) };
  }
  const group = materialCategories.find((each) => each === category);
  if (group === undefined || by < 0 || counts.length >= maxMaterials) return materials;
  return { ...materials, counts: [...counts, { name, localised, category: group, count: amount(by) }] };
}
