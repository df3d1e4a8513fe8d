import { variantOf } from "../galaxy/survey/species.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import type { Organism } from "./ScanOrganic.ts";

/** Where an organism was seen, and whether the player sees it for the first time. */
export interface Sighting {
  readonly latitude: number;
  readonly longitude: number;
  readonly isNew: boolean;
}

/** Written when an organism is identified from the ship, the SRV or on foot. */
export const CodexEntry = observedRow({
  kind: "CodexEntry",
  layout: lineLayout(
    "EntryID Name SubCategory Category Region System SystemAddress BodyID NearestDestination Latitude:6 Longitude:6 IsNewEntry VoucherAmount",
  ),
  build({ system, bodyId, species, variant }: Organism, { latitude, longitude, isNew }: Sighting) {
    const [symbol, text] = variantOf(species, variant);
    const [, , entryId] = variant;
    return {
      EntryID: entryId,
      Name: symbol,
      Name_Localised: text,
      SubCategory: "$Codex_SubCategory_Organic_Structures;",
      SubCategory_Localised: "Organic structures",
      Category: "$Codex_Category_Biology;",
      Category_Localised: "Biological and Geological",
      Region: "$Codex_RegionName_18;",
      Region_Localised: "Inner Orion Spur",
      System: system.name,
      SystemAddress: system.address,
      BodyID: bodyId,
      Latitude: latitude,
      Longitude: longitude,
      ...(isNew && { IsNewEntry: true }),
    };
  },
});
