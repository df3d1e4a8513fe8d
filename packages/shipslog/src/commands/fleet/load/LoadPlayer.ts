import type { Uplink } from "@shipslog/fleet/uplink";

/** One simulated commander. */
export interface LoadPlayer {
  readonly commander: string;
  readonly partition: number;
  /** Connects for a session. */
  join(): Promise<Uplink>;
  /** Disconnects after a session. */
  leave(uplink: Uplink): Promise<void>;
}
