import type { StarSystem } from "../galaxy/StarSystem.ts";
import { genusOf, speciesOf, variantOf, type Species, type Variant } from "../galaxy/survey/species.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** An organism on a body. */
export interface Organism {
  readonly system: StarSystem;
  readonly bodyId: number;
  readonly species: Species;
  readonly variant: Variant;
}

/** Written for each sample of an organism: the first logs it, the third is followed by the analysis. */
export const ScanOrganic = observedRow({
  kind: "ScanOrganic",
  layout: lineLayout("ScanType Genus Species Variant WasLogged SystemAddress Body"),
  build(scanType: "Log" | "Sample" | "Analyse", { system, bodyId, species, variant }: Organism) {
    const [genus, genusText] = genusOf(species);
    const [name, text] = speciesOf(species);
    const [form, formText] = variantOf(species, variant);
    return {
      ScanType: scanType,
      Genus: genus,
      Genus_Localised: genusText,
      Species: name,
      Species_Localised: text,
      Variant: form,
      Variant_Localised: formText,
      WasLogged: system.isInhabited,
      SystemAddress: system.address,
      Body: bodyId,
    };
  },
});
