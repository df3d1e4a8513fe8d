import { componentMaterials } from "../commander/componentMaterials.ts";
import { encodedMaterials } from "../commander/encodedMaterials.ts";
import { materialCategory } from "../commander/materialCategory.ts";
import { materialNames, type GatheredMaterial } from "../commander/materials.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { withText } from "../text/withText.ts";
import { inContract, line, type FieldsOf } from "./line.ts";

/** Returns the text of a material. */
export function materialText(name: string): string | undefined {
  return materialNames[name] ?? componentMaterials[name] ?? encodedMaterials[name];
}

/** The player's materials by category. */
export const Materials = line({
  kind: "Materials",
  layout: "Raw[Name Count] Manufactured[Name Count] Encoded[Name Count]",
  build({ world: { commander }, memory: { materials } }: LiveInput) {
    const sums = new Map(commander.materials);
    for (const [name, count] of materials) sums.set(name, (sums.get(name) ?? 0) + count);
    const all = [...sums].filter(([, count]) => count > 0);
    const listOf = (category: string) =>
      all
        .filter(([name]) => materialCategory(name) === category)
        .map(([name, count]) => ({ ...withText("Name", name, materialText(name)), Count: count }));
    const lists = { Raw: listOf("Raw"), Manufactured: listOf("Manufactured"), Encoded: listOf("Encoded") };
    return lists as FieldsOf<"Materials">;
  },
});

/** Written for each material that is picked up or recorded. */
export const MaterialCollected = line({
  kind: "MaterialCollected",
  layout: "Category Name Count",
  build: ({ name, text, count }: GatheredMaterial) => ({
    Category: materialCategory(name),
    ...withText("Name", name, text),
    Count: count,
  }),
});

/** Written before the first MaterialCollected of a material. */
export const MaterialDiscovered = line({
  kind: "MaterialDiscovered",
  layout: "Category Name DiscoveryNumber",
  build: ({ name, text }: Pick<GatheredMaterial, "name" | "text">, discovered: number) => ({
    Category: materialCategory(name),
    ...withText("Name", name, text),
    DiscoveryNumber: discovered,
  }),
});

/** Written when synthesis is used to repair or rearm; the game also writes it for fuel, the drive and life support. */
export const Synthesis = line({
  kind: "Synthesis",
  layout: inContract,
  dialects: {
    spec: {
      by: ["synthesise"],
      when: ({ data: { recipe } }) => recipe.purpose === "repair" || recipe.purpose === "rearm",
    },
    live: { when: () => true },
  },
  build({ happened: { data } }) {
    const { recipe } = data;
    return {
      Name: recipe.name,
      Materials: Object.entries(recipe.materials).map(([name, count]) => ({
        ...withText("Name", name, materialNames[name]),
        Count: count,
      })),
    };
  },
});

/** What a datalink was established with, and what was scanned there: type and text. */
export const dataSources = {
  dataPoint: ["$Datascan_DataPoint;", undefined],
  touristBeacon: ["$Datascan_TouristBeacon;", "Tourist Beacon"],
  shipUplink: ["$Datascan_ShipUplink;", "Ship Uplink"],
  wreckedShip: ["$Datascan_WreckedShip;", "Wrecked Ship"],
  listeningPost: ["$Datascan_ListeningPost;", "Listening Post"],
} as const;

/** The name of a source of data in a step. */
export type DataSource = keyof typeof dataSources;

/** Written when the datalink of a data point is established. */
export const DatalinkScan = line({
  kind: "DatalinkScan",
  layout: "Message",
  build: () => ({
    Message: "$DATAPOINT_GAMEPLAY_complete;",
    Message_Localised: "Alert: All Data Point telemetry links established, Intel package created.",
  }),
});

/** Written when data was scanned; a data point has no text of its own. */
export const DataScanned = line({
  kind: "DataScanned",
  layout: "Type",
  build(source: DataSource) {
    const [type, text] = dataSources[source];
    return { Type: type, ...(text !== undefined && { Type_Localised: text }) };
  },
});
