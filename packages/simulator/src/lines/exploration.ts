import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Signal } from "../galaxy/signals/Signal.ts";
import type { SurveyedPlanet } from "../galaxy/survey/SurveyedBody.ts";
import { genusOf, speciesOf, variantOf, type Species } from "../galaxy/survey/species.ts";
import type { SystemSurvey } from "../commander/explorationData.ts";
import type { Organism } from "../live/LiveMemory.ts";
import { organicValueCr } from "../live/organicValues.ts";
import { unidentifiedText, type SignalSource } from "../live/signalSources.ts";
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

/** A planet or a ring that is mapped. */
export interface MappedBody {
  readonly name: string;
  readonly id: number;
}

/** Written when a body was mapped with probes. */
export const SAAScanComplete = line({
  kind: "SAAScanComplete",
  layout: "BodyName SystemAddress BodyID ProbesUsed EfficiencyTarget",
  build: ({ address }: StarSystem, { name, id }: MappedBody, { used, target }: ProbeCount) => ({
    BodyName: name,
    SystemAddress: address,
    BodyID: id,
    ProbesUsed: used,
    EfficiencyTarget: target,
  }),
});

/** Written when a body with signals, or a ring with hotspots, was mapped; it names the genus of each organism. */
export const SAASignalsFound = line({
  kind: "SAASignalsFound",
  layout: "BodyName SystemAddress BodyID Signals[Type Count] Genuses[Genus]",
  build: (
    { address }: StarSystem,
    { name, id }: MappedBody,
    signals: readonly (Omit<SignalCount, "Type_Localised"> & Partial<SignalCount>)[],
    life: readonly Species[],
  ) => ({
    BodyName: name,
    SystemAddress: address,
    BodyID: id,
    Signals: [...signals],
    Genuses: life.map(genusOf).map(([symbol, text]) => ({ Genus: symbol, Genus_Localised: text })),
  }),
});

/** What an organism is called, from its genus to its colour. */
function organismFields(species: Species, variant: Organism["variant"]) {
  const [genus, genusText] = genusOf(species);
  const [name, text] = speciesOf(species);
  const [form, formText] = variantOf(species, variant);
  return {
    Genus: genus,
    Genus_Localised: genusText,
    Species: name,
    Species_Localised: text,
    Variant: form,
    Variant_Localised: formText,
  };
}

/** Written for each sample of an organism: the first logs it, the third is followed by the analysis. */
export const ScanOrganic = line({
  kind: "ScanOrganic",
  layout: "ScanType Genus Species Variant WasLogged SystemAddress Body",
  build(scanType: "Log" | "Sample" | "Analyse", { system, bodyId, species, variant }: Organism) {
    return {
      ScanType: scanType,
      ...organismFields(species, variant),
      WasLogged: system.isInhabited,
      SystemAddress: system.address,
      Body: bodyId,
    };
  },
});

/** What an entry of the codex is about. */
export interface CodexSubject {
  readonly entryId: number;
  readonly symbol: string;
  readonly text: string;
  readonly subCategory: readonly [symbol: string, text: string];
  readonly category: readonly [symbol: string, text: string];
}

/** Returns the entry of an organism. */
export function organismEntry({ species, variant }: Organism): CodexSubject {
  const [symbol, text] = variantOf(species, variant);
  const [, , entryId] = variant;
  return {
    entryId,
    symbol,
    text,
    subCategory: ["Organic_Structures", "Organic structures"],
    category: ["Biology", "Biological and Geological"],
  };
}

/** Where a thing was seen, on the ground or in space, and whether the player sees it for the first time. */
export interface Sighting {
  readonly system: StarSystem;
  readonly bodyId: number;
  readonly spot?: { readonly latitude: number; readonly longitude: number };
  readonly isNew: boolean;
  /** The place nearby; empty in 153 of 160 real lines that have it. */
  readonly nearest?: string;
}

/** Written when a thing is identified: an organism or a vent from the ship, the SRV or on foot, a body by its scan. */
export const CodexEntry = line({
  kind: "CodexEntry",
  layout:
    "EntryID Name SubCategory Category Region System SystemAddress BodyID NearestDestination Latitude:6 Longitude:6 IsNewEntry VoucherAmount",
  build({ entryId, symbol, text, subCategory, category }: CodexSubject, sighting: Sighting) {
    const { system, bodyId, spot, isNew, nearest } = sighting;
    return {
      EntryID: entryId,
      Name: symbol,
      Name_Localised: text,
      SubCategory: `$Codex_SubCategory_${subCategory[0]};`,
      SubCategory_Localised: subCategory[1],
      Category: `$Codex_Category_${category[0]};`,
      Category_Localised: category[1],
      Region: "$Codex_RegionName_18;",
      Region_Localised: "Inner Orion Spur",
      System: system.name,
      SystemAddress: system.address,
      BodyID: bodyId,
      ...(nearest !== undefined && { NearestDestination: nearest }),
      ...(spot !== undefined && { Latitude: spot.latitude, Longitude: spot.longitude }),
      ...(isNew && { IsNewEntry: true }),
    };
  },
});

/** Written when a navigation beacon was scanned; a Scan of each body follows. */
export const NavBeaconScan = line({
  kind: "NavBeaconScan",
  layout: "SystemAddress NumBodies",
  build: ({ address }: StarSystem, bodies: number) => ({ SystemAddress: address, NumBodies: bodies }),
});

/** Written when the ship drops at a signal source. */
export const USSDrop = line({
  kind: "USSDrop",
  layout: "USSType USSThreat",
  build: ({ type, typeText, threat }: SignalSource) => ({
    USSType: type,
    USSType_Localised: typeText,
    USSThreat: threat,
  }),
});

/** Written when the full spectrum scanner finds a signal source. */
export const SourceDiscovered = line({
  kind: "FSSSignalDiscovered",
  layout:
    "SystemAddress SignalName SignalType USSType SpawningState SpawningFaction ThreatLevel TimeRemaining:6 IsStation",
  build: ({ address }: StarSystem, source: SignalSource, faction: string | undefined, leftS: number) => ({
    SystemAddress: address,
    SignalName: source.name,
    SignalName_Localised: unidentifiedText,
    SignalType: "USS",
    USSType: source.type,
    USSType_Localised: source.typeText,
    ...(faction === undefined
      ? {
          SpawningState: "$FactionState_None;",
          SpawningState_Localised: "None",
          SpawningFaction: "$faction_none;",
          SpawningFaction_Localised: "None",
        }
      : { SpawningState: "", SpawningFaction: faction }),
    ThreatLevel: source.threat,
    TimeRemaining: leftS,
  }),
});

/** Written when the data of some systems is sold one by one. */
export const SellExplorationData = line({
  kind: "SellExplorationData",
  layout: "Systems Discovered BaseValue Bonus TotalEarnings",
  build: ({ systemName, baseCr, bonusCr }: SystemSurvey, discovered: readonly string[]) => ({
    Systems: [systemName],
    Discovered: [...discovered],
    BaseValue: baseCr,
    Bonus: bonusCr,
    TotalEarnings: baseCr + bonusCr,
  }),
});

/** Written when samples of organisms are sold; one that nobody else has logged earns four times its value more. */
export const SellOrganicData = line({
  kind: "SellOrganicData",
  layout: "MarketID BioData[Genus Species Variant Value Bonus]",
  build: (marketId: number, sold: readonly Organism[]) => ({
    MarketID: marketId,
    BioData: sold.map(({ system, species, variant }) => {
      const valueCr = organicValueCr(species);
      return {
        ...organismFields(species, variant),
        Value: valueCr,
        Bonus: system.isInhabited ? 0 : valueCr * 4,
      };
    }),
  }),
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
