import { collectorHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** A collector cannot reach anybody, while another takes over. */
export const isolatedCollector: HostFault = {
  name: "isolatedCollector",
  cause: ({ fleet, pick, lasting }) => fleet.hosts.isolate(pick(collectorHosts), lasting),
};
