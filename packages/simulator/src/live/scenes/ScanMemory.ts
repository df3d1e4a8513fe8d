import { RecentCache } from "../../galaxy/RecentCache.ts";
import type { Organism } from "../../events/ScanOrganic.ts";

/** What was scanned in one system. */
export interface SystemScans {
  /** Ids of the bodies and clusters that have a Scan line, and of the bodies that were mapped. */
  readonly bodies: Set<number>;
  readonly mapped: Set<number>;
  readonly barycentres: Set<number>;
  /** Whether all bodies are found. */
  isComplete: boolean;
}

/** What the scenes of explorers remember. */
export interface ScanMemory {
  readonly systems: RecentCache<number, SystemScans>;
  /** Numbers of the codex entries seen so far, and materials collected so far. */
  readonly codex: Set<number>;
  readonly materials: Set<string>;
  /** Organisms whose analysis is complete, as `address body number`. */
  readonly analysed: Set<string>;
  /** The organism that is being sampled, and how many samples were taken. */
  sampling: { readonly organism: Organism; samples: number } | undefined;
}

const remembered = 512;

/** Creates the memory of an explorer who has scanned nothing yet. */
export function createScanMemory(): ScanMemory {
  return {
    systems: new RecentCache(remembered),
    codex: new Set(),
    materials: new Set(),
    analysed: new Set(),
    sampling: undefined,
  };
}

/** Returns what was scanned in a system. */
export function scansOf({ systems }: ScanMemory, address: number): SystemScans {
  return systems.get(address, () => ({
    bodies: new Set(),
    mapped: new Set(),
    barycentres: new Set(),
    isComplete: false,
  }));
}
