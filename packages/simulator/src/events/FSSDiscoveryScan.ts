import type { StarSystem } from "../galaxy/StarSystem.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** What the discovery scanner has counted in a system. */
export interface DiscoveryCount {
  /** The share of the bodies that are already known, up to 1. */
  readonly progress: number;
  readonly bodies: number;
  readonly others: number;
}

/** Written when the discovery scanner was used. */
export const FSSDiscoveryScan = observedRow({
  kind: "FSSDiscoveryScan",
  layout: lineLayout("Progress:6 BodyCount NonBodyCount SystemName SystemAddress"),
  build: ({ name, address }: StarSystem, { progress, bodies, others }: DiscoveryCount) => ({
    Progress: progress,
    BodyCount: bodies,
    NonBodyCount: others,
    SystemName: name,
    SystemAddress: address,
  }),
});
