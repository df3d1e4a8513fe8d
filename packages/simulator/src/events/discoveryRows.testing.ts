import { ApproachSettlement } from "./ApproachSettlement.ts";
import { CodexEntry } from "./CodexEntry.ts";
import { CollectCargo } from "./CollectCargo.ts";
import { FSSAllBodiesFound } from "./FSSAllBodiesFound.ts";
import { FSSBodySignals } from "./FSSBodySignals.ts";
import { FSSDiscoveryScan } from "./FSSDiscoveryScan.ts";
import { FSSSignalDiscovered } from "./FSSSignalDiscovered.ts";
import { MaterialCollected } from "./MaterialCollected.ts";
import { MaterialDiscovered } from "./MaterialDiscovered.ts";
import { SAAScanComplete } from "./SAAScanComplete.ts";
import { SAASignalsFound } from "./SAASignalsFound.ts";
import { Scan } from "./Scan.ts";
import { ScanBaryCentre } from "./ScanBaryCentre.ts";
import { ScanOrganic } from "./ScanOrganic.ts";

/** The rows about what explorers scan, find and gather. */
export const discoveryRows = [
  ...[FSSSignalDiscovered, Scan, ScanBaryCentre, FSSDiscoveryScan, FSSBodySignals, FSSAllBodiesFound],
  ...[SAAScanComplete, SAASignalsFound, ScanOrganic, CodexEntry, ApproachSettlement],
  ...[MaterialCollected, MaterialDiscovered, CollectCargo],
];
