import type { JsonObject, JsonValue, Synthesis } from "@shipslog/contract";
import type { MaterialCollected, Materials, MaterialTrade } from "@shipslog/contract/observed/events";
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

/** Subtracts what an engineer used for a modification. */
export function foldEngineerCraft(
  materials: MaterialsTopic | undefined,
  event: JsonObject,
): MaterialsTopic | undefined {
  return readObjects(event["Ingredients"]).reduce(
    (left, { Name, Count }) => change(left, Name, -(readNumber(Count) ?? 0)),
    materials,
  );
}

/** Subtracts what a synthesis used. */
export function foldSynthesisUse(
  materials: MaterialsTopic | undefined,
  { Materials: used }: Synthesis,
): MaterialsTopic | undefined {
  return used.reduce((left, { Name, Count }) => change(left, Name, -Count), materials);
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
  if (materials === undefined || name === undefined || by === 0) return materials;
  const { counts } = materials;
  const at = counts.findIndex((each) => each.name === name);
  const known = counts[at];
  if (known !== undefined) {
    return { ...materials, counts: counts.with(at, { ...known, count: Math.max(0, known.count + by) }) };
  }
  const group = materialCategories.find((each) => each === category);
  if (group === undefined || by < 0 || counts.length >= maxMaterials) return materials;
  return { ...materials, counts: [...counts, { name, localised, category: group, count: by }] };
}
