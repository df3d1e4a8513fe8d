import { collectorHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** A collector dies, stays away for a while and starts again. */
export const killedCollector: HostFault = {
  name: "killedCollector",
  cause: ({ fleet, pick, lasting }) => fleet.whileAway(pick(collectorHosts), lasting),
};
