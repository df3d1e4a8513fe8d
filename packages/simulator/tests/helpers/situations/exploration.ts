import type { Situation } from "./Situation.ts";

/** Scans, samples, the codex, exploration data and signal sources. */
export const explorationSituations: Readonly<Record<number, Situation>> = {
  50: {
    title: "A system is scanned after the arrival",
    steps: [{ do: "jump", to: "nearest" }, { do: "scan" }],
    writes: ["StartJump", "FSDJump", "Scan", "FSSDiscoveryScan"],
    real: 4049,
  },
  51: {
    title: "A planet with signals is mapped",
    setup: { ship: "explorer" },
    steps: [{ do: "map" }],
    writes: [
      { event: "Music", MusicTrack: "SystemAndSurfaceScanner" },
      "SAAScanComplete",
      "SAASignalsFound",
      { event: "Scan", ScanType: "Detailed" },
    ],
    real: 956,
  },
  52: {
    title: "A ring is mapped, which shows its hotspots",
    setup: { ship: "explorer" },
    steps: [{ do: "map", ring: true }],
    writes: [{ event: "SAAScanComplete", EfficiencyTarget: 0 }, "SAASignalsFound", "Scan"],
    real: 39,
  },
  53: {
    title: "An organism is logged, sampled and analysed",
    steps: [{ do: "sampleOrganism" }],
    writes: [
      "Disembark",
      { event: "ScanOrganic", ScanType: "Log" },
      { event: "ScanOrganic", ScanType: "Sample" },
      { event: "ScanOrganic", ScanType: "Sample" },
      { event: "ScanOrganic", ScanType: "Analyse" },
    ],
    real: 1547,
  },
  53.1: {
    title: "An organism is given up for another",
    steps: [
      { do: "sampleOrganism", count: 2 },
      { do: "sampleOrganism", count: 1, other: true },
    ],
    writes: [
      { event: "ScanOrganic", ScanType: "Log" },
      { event: "ScanOrganic", ScanType: "Sample" },
      { event: "ScanOrganic", ScanType: "Log" },
    ],
    real: 672,
  },
  54: {
    title: "Samples are sold",
    steps: [{ do: "sampleOrganism" }, { do: "sellOrganicData" }],
    writes: ["Docked", "Disembark", "SuitLoadout", "SellOrganicData"],
    real: 12,
  },
  55: {
    title: "A star is new to the codex",
    steps: [{ do: "recordCodex", subject: "star" }],
    writes: [
      "Scan",
      { event: "CodexEntry", SubCategory: "$Codex_SubCategory_Stars;", IsNewEntry: true, Latitude: null },
    ],
    real: 96,
  },
  55.1: {
    title: "A planet is new to the codex",
    steps: [{ do: "recordCodex", subject: "planet" }],
    writes: ["Scan", { event: "CodexEntry", Category: "$Codex_Category_StellarBodies;", IsNewEntry: true }],
    real: 271,
  },
  55.2: {
    title: "A vent is new to the codex",
    steps: [{ do: "recordCodex", subject: "vent" }],
    writes: [
      {
        event: "CodexEntry",
        SubCategory: "$Codex_SubCategory_Geology_and_Anomalies;",
        Latitude: "any",
        IsNewEntry: true,
      },
    ],
    real: 12,
  },
  55.3: {
    title: "A codex entry has an empty NearestDestination",
    steps: [{ do: "recordCodex", subject: "organism" }],
    writes: [{ event: "CodexEntry", NearestDestination: "", IsNewEntry: true }],
    real: 153,
    broke: ["EDMC 1481"],
  },
  56: {
    title: "A navigation beacon is scanned",
    steps: [{ do: "scanNavBeacon" }],
    writes: [
      { event: "SupercruiseDestinationDrop", Type: "$MULTIPLAYER_SCENARIO42_TITLE;" },
      "SupercruiseExit",
      "NavBeaconScan",
      { event: "Scan", ScanType: "NavBeaconDetail" },
      { event: "Scan", ScanType: "NavBeaconDetail" },
    ],
    real: 36,
  },
  58: {
    title: "The data of one system is sold",
    steps: [{ do: "sellExplorationData", form: "system" }],
    writes: [{ event: "SellExplorationData", TotalEarnings: "any" }],
    real: 58,
  },
  65: {
    title: "The ship drops at a signal source",
    steps: [{ do: "visitSignal" }],
    writes: [
      { event: "FSSSignalDiscovered", USSType: "$USS_Type_VeryValuableSalvage;" },
      { event: "USSDrop", USSType: "$USS_Type_VeryValuableSalvage;" },
      { event: "SupercruiseDestinationDrop", Type: "$USS_Type_VeryValuableSalvage;" },
      "SupercruiseExit",
    ],
    real: 34,
  },
  65.1: {
    title: "The ship drops at a nonhuman signal source",
    steps: [{ do: "visitSignal", signal: "nonHuman" }],
    writes: [{ event: "USSDrop", USSType: "$USS_Type_NonHuman;" }, "SupercruiseDestinationDrop", "SupercruiseExit"],
    real: 29,
  },
  100: {
    title: "A screenshot is taken in space and on a planet",
    steps: [{ do: "takeScreenshot" }, { do: "land" }, { do: "takeScreenshot" }],
    writes: [
      { event: "Screenshot", Latitude: null },
      { event: "Screenshot", Latitude: "any" },
    ],
    real: 2,
  },
};
