import type { GrowingJournals } from "../GrowingJournals.ts";
import type { HostedFleet } from "../HostedFleet.ts";

/** What a fault is caused in: a running fleet, and the journals that it sends. */
export interface FaultScene {
  readonly fleet: HostedFleet;
  readonly journals: GrowingJournals;
  readonly random: () => number;
  /** Picks one at random. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Waits while the fault lasts. */
  readonly lasting: () => Promise<void>;
  /** Waits longer than a broker waits for an acknowledgement of a collector. */
  readonly lastingLong: () => Promise<void>;
}

/** Something that goes wrong: it is caused, lasts a while and is repaired. */
export interface HostFault {
  readonly name: string;
  cause(scene: FaultScene): Promise<void>;
}
