import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Signal } from "../galaxy/signals/Signal.ts";
import type { SurveyedPlanet } from "../galaxy/survey/SurveyedBody.ts";
import { genusOf, speciesOf, variantOf } from "../galaxy/survey/species.ts";
import type { Organism } from "../live/LiveMemory.ts";
import { needsText, withText } from "../text/withText.ts";
import { objectsIn, without } from "./fields.ts";
import { inContract, line } from "./line.ts";

/** What the discovery scanner has counted in a system. */
export interface DiscoveryCount {
  /** The share of the bodies that are already known, up to 1. */
  readonly progress: number;
  readonly bodies: number;
  readonly others: number;
}

/** Written when the discovery scanner was used. */
export const FSSDiscoveryScan = line({
  kind: "FSSDiscoveryScan",
  layout: "Progress:6 BodyCount NonBodyCount SystemName SystemAddress",
  build: ({ name, address }: StarSystem, { progress, bodies, others }: DiscoveryCount) => ({
    Progress: progress,
    BodyCount: bodies,
    NonBodyCount: others,
    SystemName: name,
    SystemAddress: address,
  }),
});

/** Written for each signal of a system, in one second, before the line that says where the ship is. */
export const FSSSignalDiscovered = line({
  kind: "FSSSignalDiscovered",
  layout:
    "SystemAddress SignalName SignalType USSType SpawningState SpawningFaction ThreatLevel TimeRemaining:6 IsStation",
  build: ({ address }: StarSystem, { name, text, type, isStation }: Signal) => ({
    SystemAddress: address,
    ...withText("SignalName", name, text),
    SignalType: type,
    ...(isStation && { IsStation: true }),
  }),
});

/** The number of signals of one type on a body. */
interface SignalCount {
  readonly Type: string;
  readonly Type_Localised: string;
  readonly Count: number;
}

/** Counts the biological and geological signals of a body, as FSSBodySignals and SAASignalsFound list them. */
export function bodySignals({ species, geology }: SurveyedPlanet): SignalCount[] {
  const biology: SignalCount = {
    Type: "$SAA_SignalType_Biological;",
    Type_Localised: "Biological",
    Count: species.length,
  };
  const ground: SignalCount = { Type: "$SAA_SignalType_Geological;", Type_Localised: "Geological", Count: geology };
  return [biology, ground].filter(({ Count }) => Count > 0);
}

/** Written before the scan of a body on which there is life or volcanic activity. */
export const FSSBodySignals = line({
  kind: "FSSBodySignals",
  layout: "BodyName BodyID SystemAddress Signals[Type Count]",
  build: ({ address }: StarSystem, planet: SurveyedPlanet) => ({
    BodyName: planet.body.name,
    BodyID: planet.body.id,
    SystemAddress: address,
    Signals: bodySignals(planet),
  }),
});

/** Written in the second in which the last body of a system is scanned. */
export const FSSAllBodiesFound = line({
  kind: "FSSAllBodiesFound",
  layout: "SystemName SystemAddress Count",
  build: ({ name, address }: StarSystem, count: number) => ({
    SystemName: name,
    SystemAddress: address,
    Count: count,
  }),
});

/** How many probes were used to map a body, and how many are efficient. */
export interface ProbeCount {
  readonly used: number;
  readonly target: number;
}

/** Written when a body was mapped with probes. */
export const SAAScanComplete = line({
  kind: "SAAScanComplete",
  layout: "BodyName SystemAddress BodyID ProbesUsed EfficiencyTarget",
  build: ({ address }: StarSystem, { body }: SurveyedPlanet, { used, target }: ProbeCount) => ({
    BodyName: body.name,
    SystemAddress: address,
    BodyID: body.id,
    ProbesUsed: used,
    EfficiencyTarget: target,
  }),
});

/** Written when a body with signals was mapped; it names the genus of each organism. */
export const SAASignalsFound = line({
  kind: "SAASignalsFound",
  layout: "BodyName SystemAddress BodyID Signals[Type Count] Genuses[Genus]",
  build: ({ address }: StarSystem, planet: SurveyedPlanet) => ({
    BodyName: planet.body.name,
    SystemAddress: address,
    BodyID: planet.body.id,
    Signals: bodySignals(planet),
    Genuses: planet.species.map(genusOf).map(([symbol, text]) => ({ Genus: symbol, Genus_Localised: text })),
  }),
});

/** Written for each sample of an organism: the first logs it, the third is followed by the analysis. */
export const ScanOrganic = line({
  kind: "ScanOrganic",
  layout: "ScanType Genus Species Variant WasLogged SystemAddress Body",
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

/** Where an organism was seen, and whether the player sees it for the first time. */
export interface Sighting {
  readonly latitude: number;
  readonly longitude: number;
  readonly isNew: boolean;
}

/** Written when an organism is identified from the ship, the SRV or on foot. */
export const CodexEntry = line({
  kind: "CodexEntry",
  layout:
    "EntryID Name SubCategory Category Region System SystemAddress BodyID NearestDestination Latitude:6 Longitude:6 IsNewEntry VoucherAmount",
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

/** Written when selling exploration data in Cartographics, one page at a time. */
export const MultiSellExplorationData = line({
  kind: "MultiSellExplorationData",
  layout: inContract,
  dialects: {
    spec: { by: ["sellPage"] },
    live: {
      // SystemName_Localised is absent in every real line (F47).
      adapt: (event) => {
        const pages = objectsIn(event["Discovered"]).map((page) => without(page, "SystemName_Localised"));
        return { ...event, Discovered: pages };
      },
    },
  },
  build({ happened: { data } }) {
    const { page, number, lastText } = data;
    const BaseValue = page.reduce((sum, { baseCr }) => sum + baseCr, 0);
    const Bonus = page.reduce((sum, { bonusCr }) => sum + bonusCr, 0);
    return {
      Discovered: page.map(({ systemName, bodies }, at) => ({
        SystemName: systemName,
        // The known defect: the first row of a later page repeats the last display text.
        ...(at === 0 && number > 1 && needsText(systemName, lastText) && { SystemName_Localised: lastText }),
        NumBodies: bodies,
      })),
      BaseValue,
      Bonus,
      TotalEarnings: BaseValue + Bonus,
    };
  },
});
