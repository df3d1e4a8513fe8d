import { collectorHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** A collector hangs with lines that it has not acknowledged. When it goes on, another has its partitions. */
export const pausedCollector: HostFault = {
  name: "pausedCollector",
  cause: ({ fleet, pick, lastingLong }) => fleet.whilePaused(pick(collectorHosts), lastingLong),
};
